import {
  around,
  box,
  disc,
  ellipse,
  fill,
  line,
  type MarkShape,
  soft,
  star,
  turn,
} from './markShapes.js';

/** The motifs of the sandbox's fictional logos, bold enough for 36 px. */
export const marks = {
  aperture: [
    fill(disc(32, 32, 19)),
    fill(star(3, 9, 9), 'background'),
    ...around(6, () => line(2.6, 'M39.79 27.5 18.5 15.2', 'background')),
  ],
  arc: [line(5.5, 'M15.5 40.5V40a16.5 16.5 0 0 1 33 0v.5'), fill(disc(32, 40, 6), 'accent')],
  bag: [
    line(4, 'M24.5 27v-4.5a7.5 7.5 0 0 1 15 0V27'),
    fill(
      'M19.5 25h25a3 3 0 0 1 3 2.8l1.5 18.5a3.5 3.5 0 0 1-3.5 3.7h-27a3.5 3.5 0 0 1-3.5-3.7l1.5-18.5a3 3 0 0 1 3-2.8z',
    ),
    fill('M26 33h12a6 6 0 0 1-12 0z', 'background'),
  ],
  blocks: [
    fill(box(14, 14, 16.5, 16.5, 4)),
    fill(disc(41.75, 22.25, 8.25), 'accent'),
    fill(box(14, 33.5, 16.5, 16.5, 4), 'accent'),
    fill(box(33.5, 33.5, 16.5, 16.5, 4)),
  ],
  bolt: [soft(2.5, 'M35.5 13.5 19 35h10.5L27.5 50.5 45 28.5H34z')],
  book: [
    fill(
      'M30.5 20.5c-4-3.2-9-4.5-14.5-4.5a2.5 2.5 0 0 0-2.5 2.5v24a2.5 2.5 0 0 0 2.5 2.5c5.5 0 10.5 1.3 14.5 4.5z',
    ),
    fill(
      'M33.5 20.5c4-3.2 9-4.5 14.5-4.5a2.5 2.5 0 0 1 2.5 2.5v24a2.5 2.5 0 0 1-2.5 2.5c-5.5 0-10.5 1.3-14.5 4.5z',
      'accent',
    ),
  ],
  burst: [soft(2.5, star(12, 18.5, 13.5)), fill(disc(32, 32, 6), 'accent')],
  chevrons: [line(6.5, 'M18 19l13 13-13 13'), line(6.5, 'M34 19l13 13-13 13', 'accent')],
  controller: [
    fill(
      'M23 21h18c6 0 9.2 5 10.2 12.2.8 6-.7 10-4.4 10-3.9 0-5.2-4.6-8-6.7H25.2c-2.8 2.1-4.1 6.7-8 6.7-3.7 0-5.2-4-4.4-10C13.8 26 17 21 23 21z',
    ),
    line(3, 'M24 24.7v7M20.5 28.2h7', 'background'),
    fill(disc(38.2, 30, 2), 'background'),
    fill(disc(43, 26.4, 2), 'background'),
  ],
  cross: [
    fill(box(25.5, 14, 13, 36, 4)),
    fill(box(14, 25.5, 36, 13, 4)),
    fill(
      'M38.5 25.5H46a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-7.5V46a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4v-7.5z',
      'accent',
    ),
  ],
  cup: [
    fill('M17 25h22a2 2 0 0 1 2 2V38.5a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10V27a2 2 0 0 1 2-2z'),
    line(4, 'M40 29h3a6 6 0 0 1 0 12h-3'),
    line(3.6, 'M23.5 15.5v4.5M32.5 15.5v4.5', 'accent'),
  ],
  diamond: [soft(2, 'M23 16.5h18l8 9.5H15z', 'accent'), soft(2, 'M15 30.5h34L32 49z')],
  dots: [
    fill(disc(19.5, 19.5, 6)),
    fill(disc(33, 19.5, 5.2)),
    fill(disc(46, 19.5, 4.2)),
    fill(disc(19.5, 33, 5.2)),
    fill(disc(33, 33, 4.2)),
    fill(disc(46, 33, 3.2), 'accent'),
    fill(disc(19.5, 46, 4.2)),
    fill(disc(33, 46, 3.2), 'accent'),
    fill(disc(46, 46, 2.4), 'accent'),
  ],
  drop: [
    soft(2, 'M32 14c7.5 8.4 13 15.2 13 22.6a13 13 0 0 1-26 0C19 29.2 24.5 22.4 32 14z'),
    line(3.6, 'M25.5 37a6.5 6.5 0 0 0 6.5 6.5', 'accent'),
  ],
  fan: [-48, 48, -24, 24, 0].map((rotate, index) => ({
    ...soft(
      2,
      'M32 46C27.2 38.5 26 31 28 24a4.2 4.2 0 0 1 8 0c2 7 .8 14.5-4 22z',
      index === 2 || index === 3 ? 'accent' : 'foreground',
    ),
    rotate,
    pivot: [32, 46],
  })),
  fish: [
    fill(
      'M13 32c5-8.5 11-11.5 17.5-11.5 6.5 0 11 3.5 14.5 8l6-5.5v18l-6-5.5c-3.5 4.5-8 8-14.5 8C24 43.5 18 40.5 13 32z',
    ),
    fill(disc(24, 30, 2.4), 'background'),
    line(3, 'M33 27a9 9 0 0 1 0 10', 'accent'),
  ],
  flame: [
    fill(
      'M34 12.5c1 9 13 12.5 13 24.5a15 14.5 0 0 1-30 0c0-6 3-10 6-13.5.8 3 2 4.5 4.2 5.5-.2-6.5 2-12.5 6.8-16.5z',
    ),
    fill('M32.5 33c1 3.5 6 5.5 6 10.5a6.5 6.5 0 0 1-13 0c0-4.5 4-6.5 7-10.5z', 'accent'),
  ],
  flask: [
    soft(3, 'M28 15.5h8V27l10 17.5a2.7 2.7 0 0 1-2.3 4H20.3a2.7 2.7 0 0 1-2.3-4L28 27z'),
    fill('M25.3 34.5h13.4l6.2 11H19.1z', 'accent'),
  ],
  hanger: [
    line(4.6, 'M26.5 21.5a5.5 5.5 0 1 1 7.7 5c-1.5.7-2.2 1.5-2.2 3v1'),
    line(4.6, 'M32 30.5 15.3 43a2.3 2.3 0 0 0 1.3 4.2h30.8a2.3 2.3 0 0 0 1.3-4.2z'),
  ],
  hexagon: [
    soft(2, 'M32 14.5 45.5 22.3 32 30.1 18.5 22.3z', 'accent'),
    soft(2, 'M16.3 26.2 29.8 34v15.6L16.3 41.8z'),
    soft(2, 'M47.7 26.2 34.2 34v15.6l13.5-7.8z'),
  ],
  house: [
    soft(4, 'M32 16 15.5 30.5H19v17h26v-17h3.5z'),
    fill('M26.5 49.5V40a5.5 5.5 0 0 1 11 0v9.5z', 'accent'),
  ],
  key: turn(
    45,
    line(5.5, disc(32, 20.5, 8)),
    line(5.5, 'M32 28.5V51'),
    line(5.5, 'M32 41h6.5M32 50h6.5', 'accent'),
  ),
  lamp: [
    line(4, 'M32 13.5V22'),
    soft(2, 'M15 38.5a17 17 0 0 1 34 0z'),
    fill('M25 43h14a7 7 0 0 1-14 0z', 'accent'),
  ],
  leaf: [
    soft(2, 'M48 16c1 19-6.5 30-19 30-7.5 0-12-4.5-12-11 0-12.5 11-19.5 31-19z'),
    line(4, 'M15.5 49.5 21 44'),
    line(3.4, 'M22 43 36.5 28.5', 'background'),
  ],
  loaf: [
    fill(
      'M20.5 16h23a8 8 0 0 1 4.5 14.6V45a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30.6A8 8 0 0 1 20.5 16z',
    ),
    line(3.4, 'M24 24.5l-2 6M33 24.5l-2 6M42 24.5l-2 6', 'background'),
  ],
  moon: [
    fill('M35 14.25A18 18 0 1 0 49.75 35 12.8 12.8 0 1 1 35 14.25z'),
    fill(disc(46, 19, 4), 'accent'),
  ],
  mountain: [
    soft(3, 'M38 19.5 50.5 44.5H25.5z', 'accent'),
    soft(7.5, 'M23.5 27.5 13.5 49H36z', 'background'),
    soft(3, 'M23.5 27 13.5 44.5h20z'),
  ],
  note: [
    line(4.6, 'M26.5 43V20l18.5-4.5v23'),
    fill(disc(21.5, 43.5, 6.5), 'accent'),
    fill(disc(40, 39, 6.5), 'accent'),
  ],
  orbit: turn(
    -28,
    line(4, ellipse(32, 32, 20, 6), 'accent'),
    fill(disc(32, 32, 13)),
    line(7.5, 'M18 36.5c9.3 2 18.7 2 28 0', 'background'),
    line(4, 'M12 32a20 6 0 0 0 40 0', 'accent'),
  ),
  overlap: [
    fill(disc(25.5, 38.5, 12)),
    fill(disc(38.5, 25.5, 12), 'accent'),
    fill('M24.4 24.4A12 12 0 0 1 39.6 39.6 12 12 0 0 1 24.4 24.4z', 'background'),
  ],
  paw: [
    fill(
      'M32 31c6.5 0 12.5 6.5 12.5 12 0 4-3 6.5-6.5 6.5-2.4 0-3.8-1-6-1s-3.6 1-6 1c-3.5 0-6.5-2.5-6.5-6.5 0-5.5 6-12 12.5-12z',
    ),
    { ...fill(ellipse(17.5, 30.5, 4, 5.2), 'accent'), rotate: -18, pivot: [17.5, 30.5] },
    { ...fill(ellipse(26.2, 21, 4.3, 6), 'accent'), rotate: -6, pivot: [26.2, 21] },
    { ...fill(ellipse(37.8, 21, 4.3, 6), 'accent'), rotate: 6, pivot: [37.8, 21] },
    { ...fill(ellipse(46.5, 30.5, 4, 5.2), 'accent'), rotate: 18, pivot: [46.5, 30.5] },
  ],
  petals: around(6, (index) =>
    fill('M32 30c-6.8-3.5-7.5-12 0-17 7.5 5 6.8 13.5 0 17z', index % 2 ? 'accent' : 'foreground'),
  ),
  pillars: [
    soft(3, 'M32 16 47.5 25v1.5h-31V25z'),
    line(5, 'M20.5 33v8.5M32 33v8.5M43.5 33v8.5', 'accent'),
    line(4.6, 'M17 48.5h30'),
  ],
  pin: [
    fill('M32 51.5C23.5 42.5 17.5 36 17.5 27.5a14.5 14.5 0 0 1 29 0c0 8.5-6 15-14.5 24z'),
    fill(disc(32, 27.5, 6), 'accent'),
  ],
  play: [
    soft(4.5, 'M17 20.5v23L36 32z', 'accent'),
    soft(9.5, 'M28 20.5v23L47 32z', 'background'),
    soft(4.5, 'M28 20.5v23L47 32z'),
  ],
  quarters: [
    fill('M31 14v17H14a17 17 0 0 1 17-17z'),
    fill('M33 14h17a17 17 0 0 1-17 17z', 'accent'),
    fill('M31 33v17A17 17 0 0 1 14 33z', 'accent'),
    fill('M50 33v17H33a17 17 0 0 1 17-17z'),
  ],
  ribbon: [
    line(5, 'M30 30l-8 15.5M34 30l8 15.5', 'accent'),
    fill('M32 27.5C27.5 18.5 14 12 14 23s13.5 12.5 18 4.5z'),
    fill('M32 27.5C36.5 18.5 50 12 50 23s-13.5 12.5-18 4.5z'),
    fill(disc(32, 27.5, 5)),
  ],
  ring: [line(6.5, 'M36.5 17.5A15.2 15.2 0 1 0 46.5 27.5'), fill(disc(45.2, 18.8, 5), 'accent')],
  road: [
    soft(3, 'M26.5 15.5h11L48.5 48.5h-33z'),
    line(3.4, 'M32 21v4M32 31.5v5M32 43v4', 'background'),
  ],
  sail: [
    fill('M33.5 13C43 19.5 47.5 27.5 48 37.5H33.5z'),
    fill('M30 20v17.5H16.5C18 30 22.5 24 30 20z', 'accent'),
    fill('M14 41h36c-1 5.5-4.5 9-9.5 9h-17c-5 0-8.5-3.5-9.5-9z'),
  ],
  scissors: [
    line(4.6, 'M23.5 39.5 40.5 14M40.5 39.5 23.5 14'),
    line(4.2, disc(20.5, 44.5, 5.2), 'accent'),
    line(4.2, disc(43.5, 44.5, 5.2), 'accent'),
  ],
  seedling: [
    line(4.6, 'M32 50V30'),
    fill('M32 39c-11 1-17.5-4-18-15.5 11-.8 17.5 4.5 18 15.5z'),
    fill('M32 32c-.5-11.5 6-18 18-18 .5 12-6 18.5-18 18z', 'accent'),
  ],
  shirt: [
    soft(
      2.5,
      'M24.5 15.5c1 3.8 3.8 5.8 7.5 5.8s6.5-2 7.5-5.8L50 20.5l-3.5 9.5-5.5-1.5V48.5H23V28.5L17.5 30 14 20.5z',
    ),
  ],
  signal: [
    line(6, 'M17.5 44.5v-3M27.2 44.5v-10M36.8 44.5v-17.5'),
    line(6, 'M46.5 44.5v-25', 'accent'),
  ],
  spiral: [
    line(
      5.5,
      'M27.1 32.5a4.8 4.8 0 0 1 9.6 0 9.6 9.6 0 0 1-19.2 0 14.4 14.4 0 0 1 28.8 0 14.4 14.4 0 0 1-8 13',
    ),
  ],
  steps: [line(6.5, 'M16.5 47H27V37H37V27H47.5'), fill(disc(21, 21.5, 6), 'accent')],
  stripes: [
    fill('M13 33a19 19 0 0 1 38 0z'),
    fill('M13.4 36.5h37.2a19 19 0 0 1-1.6 5H15a19 19 0 0 1-1.6-5z', 'accent'),
    fill('M17.4 45h29.2a19 19 0 0 1-5.8 4.8H23.2a19 19 0 0 1-5.8-4.8z', 'accent'),
  ],
  stroke: [line(6.5, 'M17.5 47V23.5c0-5.5 6-7 8.7-2.7l11.6 22.4c2.7 4.3 8.7 2.8 8.7-2.7V17')],
  sun: [
    fill('M21 41a11 11 0 0 1 22 0z'),
    line(4, 'M15 48h34', 'accent'),
    ...[-66, -33, 0, 33, 66].map((rotate) => ({
      ...line(4, 'M32 19.5v4'),
      rotate,
      pivot: [32, 41] as const,
    })),
  ],
  tail: [
    soft(3, 'M14.5 47.5C25 44 27 22.5 36.5 16.5H49l-4 31z', 'accent'),
    soft(3, 'M22.1 40.4C26.9 32.5 29.8 20.7 36.5 16.5H49L47.1 31z'),
    line(3.4, 'M16 44.3 54 30', 'background'),
  ],
  tent: [soft(4, 'M32 17.5 49 47H15z'), fill('M32 30 42.2 49H21.8z', 'accent')],
  utensils: [
    line(4, 'M18.5 15.5V23a6 6 0 0 0 12 0v-7.5M24.5 15.5V48.5'),
    soft(3, 'M45.5 33V16.5c-4.5 2.5-6.5 7.5-6.5 13 0 2.5 1.5 3.5 3.5 3.5z'),
    line(4.5, 'M44.75 30V48.25'),
  ],
  wave: [
    line(6, 'M15.5 26c3.7-6 7.3-6 11 0s7.3 6 11 0 7.3-6 11 0'),
    line(6, 'M15.5 38.5c3.7-6 7.3-6 11 0s7.3 6 11 0 7.3-6 11 0', 'accent'),
  ],
  wheat: [
    line(3.6, 'M32 26V51'),
    fill('M32 11.5c5.5 5 5.5 10 0 15-5.5-5-5.5-10 0-15z', 'accent'),
    ...[30.5, 41].flatMap((y) => [
      fill(`M33.8 ${y + 5}c-1-8.5 3.7-12.5 12.7-12.5 1 8.5-4 13-12.7 12.5z`),
      fill(`M30.2 ${y + 5}c1-8.5-3.7-12.5-12.7-12.5-1 8.5 4 13 12.7 12.5z`),
    ]),
  ],
  wheel: [
    line(4.6, disc(32, 32, 16.7)),
    ...around(6, () => line(2.8, 'M32 32V17')),
    fill(disc(32, 32, 5.4), 'accent'),
  ],
  wrench: turn(
    45,
    line(7.5, 'M32 30V50.5'),
    fill(disc(32, 22, 11)),
    line(7, 'M32 8v12', 'background'),
    fill(disc(32, 50, 1.8), 'accent'),
  ),
} satisfies Record<string, readonly MarkShape[]>;

/** A motif of the sandbox's fictional logos. */
export type MarkName = keyof typeof marks;
