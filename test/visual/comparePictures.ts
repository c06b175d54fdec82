import { type Colour, findLostColour } from './findLostColour.js';
import type { Picture } from './Picture.js';

/**
 * Side of a tile in pixels. Edges of letters differ between two Chromiums, means of tiles hardly.
 */
const TILE = 12;
/**
 * The largest difference of a channel of a tile's mean, out of 255. Two Chromiums differ by up to
 * 13, a missing icon by 30 to 50.
 */
const STEP = 16;
/** Tiles that may differ by more: two Chromiums may truncate a name at different letters. */
const TILES = 6;
/**
 * A colour with at least this many pixels is deliberate, not the edge of a letter. In a reference
 * the number is three times as large, because its 256 colours merge similar edges.
 */
const CHOSEN = 200;

interface Comparison {
  pass: boolean;
  diff: Uint8Array | null;
  message: string | null;
}

/**
 * Compares positions tile by tile, and colours by their number of pixels. The difference is a pale
 * copy of the reference with differing tiles, and pixels of lost or new colours, in red.
 */
export function comparePictures(
  reference: Picture,
  actual: Picture,
  { createDiff }: { createDiff: boolean },
): Comparison {
  const { width, height } = reference.metadata;
  const diff = createDiff ? fade(reference.data) : null;
  let changed = 0;
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) {
      if (offBy(mean(reference, x, y), mean(actual, x, y)) <= STEP) continue;
      changed += 1;
      if (diff) paint(diff, width, height, x, y);
    }
  }
  const [expected, size] = [reference, actual].map(
    ({ metadata }) => `${metadata.width} × ${metadata.height}`,
  );
  const lost = findLostColour(reference.data, actual.data, 3 * CHOSEN);
  const found = findLostColour(actual.data, reference.data, CHOSEN);
  if (diff && lost) paintColour(diff, reference.data, lost);
  if (diff && found && size === expected) paintColour(diff, actual.data, found);
  const reasons = [
    size !== expected && `It is ${size} pixels, expected ${expected}.`,
    changed > TILES &&
      `${changed} tiles of ${TILE} × ${TILE} pixels are off by more than ${STEP} of 255; at most ${TILES} may be.`,
    lost && `The colour ${toHex(lost)} is gone.`,
    found && `The colour ${toHex(found)} is new.`,
  ].filter((reason) => typeof reason === 'string');
  return { pass: reasons.length === 0, diff, message: reasons.join('\n') || null };
}

/** Undefined if the tile is outside the picture. */
function mean({ data, metadata }: Picture, left: number, top: number): Colour | undefined {
  const { width, height } = metadata;
  const right = Math.min(left + TILE, width);
  const bottom = Math.min(top + TILE, height);
  if (left >= right || top >= bottom) return undefined;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4, end = at + (right - left) * 4; at < end; at += 4) {
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  const pixels = (right - left) * (bottom - top);
  return [red / pixels, green / pixels, blue / pixels];
}

function offBy(one: Colour | undefined, other: Colour | undefined): number {
  if (!one || !other) return 255;
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

function fade(data: Picture['data']): Uint8Array {
  return Uint8Array.from(data, (value, at) => (at % 4 === 3 ? 255 : 255 - (255 - value) * 0.25));
}

const toHex = (colour: Colour) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const RED = [255, 0, 60, 255];

function paintColour(diff: Uint8Array, data: Picture['data'], colour: Colour): void {
  for (let at = 0; at < diff.length; at += 4) {
    if (colour.every((value, channel) => data[at + channel] === value)) diff.set(RED, at);
  }
}

function paint(data: Uint8Array, width: number, height: number, left: number, top: number): void {
  for (let y = top; y < Math.min(top + TILE, height); y += 1) {
    for (let x = left; x < Math.min(left + TILE, width); x += 1) {
      data.set(RED, (y * width + x) * 4);
    }
  }
}
