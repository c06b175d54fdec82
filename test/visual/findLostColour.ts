import type { Picture } from './Picture.js';

/** The largest difference of a channel, out of 255, between equal colours. */
const NEAR = 6;
/** The fraction of a colour's pixels that must remain. Between two Chromiums it is at least 0.8. */
const LEFT = 0.5;

export type Colour = readonly [red: number, green: number, blue: number];

/** A colour with at least `least` pixels in one picture and hardly any in the other. */
export function findLostColour(
  one: Picture['data'],
  other: Picture['data'],
  least: number,
): Colour | undefined {
  const counts = [...countColours(other)].map(
    ([colour, count]) => [channels(colour), count] as const,
  );
  for (const [colour, count] of countColours(one)) {
    if (count < least) continue;
    const wanted = channels(colour);
    let left = 0;
    for (const [found, pixels] of counts) if (isNear(wanted, found)) left += pixels;
    if (left < count * LEFT) return wanted;
  }
  return undefined;
}

function countColours(data: Picture['data']): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

const channels = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

const isNear = (one: Colour, other: Colour) =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= NEAR);
