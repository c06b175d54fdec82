import { around, box, disc, fill, line, type MarkShape, soft, star } from './markShapes.js';

/** Abstract motifs. */
export const figureMarks = {
  aperture: [
    fill(disc(32, 32, 19)),
    fill(star(3, 9, 9), 'background'),
    ...around(6, () => line(2.6, 'M39.79 27.5 18.5 15.2', 'background')),
  ],
  arc: [line(5.5, 'M15.5 40.5V40a16.5 16.5 0 0 1 33 0v.5'), fill(disc(32, 40, 6), 'accent')],
  blocks: [
    fill(box(14, 14, 16.5, 16.5, 4)),
    fill(disc(41.75, 22.25, 8.25), 'accent'),
    fill(disc(22.25, 41.75, 8.25), 'accent'),
    fill(box(33.5, 33.5, 16.5, 16.5, 4)),
  ],
  burst: [soft(2.5, star(12, 18.5, 13.5)), fill(disc(32, 32, 6), 'accent')],
  chevrons: [line(6.5, 'M18 19l13 13-13 13'), line(6.5, 'M34 19l13 13-13 13', 'accent')],
  cross: [
    fill(box(25.5, 14, 13, 36, 4)),
    fill(box(14, 25.5, 36, 13, 4)),
    fill(
      'M38.5 25.5H46a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-7.5V46a4 4 0 0 1-4 4h-5a4 4 0 0 1-4-4v-7.5z',
      'accent',
    ),
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
  fan: [-48, 48, -24, 24, 0].map((rotate, index) => ({
    ...soft(
      2,
      'M32 46C27.2 38.5 26 31 28 24a4.2 4.2 0 0 1 8 0c2 7 .8 14.5-4 22z',
      index === 2 || index === 3 ? 'accent' : 'foreground',
    ),
    rotate,
    pivot: [32, 46],
  })),
  hexagon: [
    soft(2, 'M32 14.5 45.5 22.3 32 30.1 18.5 22.3z', 'accent'),
    soft(2, 'M16.3 26.2 29.8 34v15.6L16.3 41.8z'),
    soft(2, 'M47.7 26.2 34.2 34v15.6l13.5-7.8z'),
  ],
  overlap: [fill(disc(39.5, 32, 11.5), 'accent'), fill(disc(24.5, 32, 11.5))],
  pennant: [line(7, 'M24 47.5V20.5a4 4 0 0 1 4-4h15.5M24 31.5h14')],
  pillars: [
    soft(3, 'M32 16 47.5 25v1.5h-31V25z'),
    line(5, 'M20.5 33v8.5M32 33v8.5M43.5 33v8.5', 'accent'),
    line(4.6, 'M17 48.5h30'),
  ],
  quarters: [
    fill('M31 14v17H14a17 17 0 0 1 17-17z'),
    fill('M33 14h17a17 17 0 0 1-17 17z', 'accent'),
    fill('M31 33v17A17 17 0 0 1 14 33z', 'accent'),
    fill('M50 33v17H33a17 17 0 0 1 17-17z'),
  ],
  ring: [line(6.5, 'M36.5 17.5A15.2 15.2 0 1 0 46.5 27.5'), fill(disc(45.2, 18.8, 5), 'accent')],
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
  tail: [
    soft(3, 'M14.5 47.5C25 44 27 22.5 36.5 16.5H49l-4 31z', 'accent'),
    soft(3, 'M22.1 40.4C26.9 32.5 29.8 20.7 36.5 16.5H49L47.1 31z'),
    line(3.4, 'M16 44.3 54 30', 'background'),
  ],
  wave: [
    line(6, 'M15.5 26c3.7-6 7.3-6 11 0s7.3 6 11 0 7.3-6 11 0'),
    line(6, 'M15.5 38.5c3.7-6 7.3-6 11 0s7.3 6 11 0 7.3-6 11 0', 'accent'),
  ],
} satisfies Record<string, readonly MarkShape[]>;
