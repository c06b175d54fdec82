import type { ListSizes } from './createListLayout.js';

/** Rectangles inside a transform are no more exact than this, in pixels. */
const TOLERANCE = 0.5;

/**
 * The heights of a list; the same object while none has changed. `probes` are invisible elements
 * with the heights that CSS gives a row, a heading and the host's sticky header, in this order.
 * `rows` are mounted rows that the host renders, by key.
 */
export function readListSizes(
  sizes: ListSizes,
  probes: Iterable<Element>,
  rows: Iterable<readonly [key: string, element: Element]>,
  scale: number,
): ListSizes {
  // Unlike a rectangle, a computed height ignores transforms. It is `auto` without a style sheet.
  const [row = 0, heading = Number.NaN, header = Number.NaN] = [...probes].map((probe) =>
    Number.parseFloat(getComputedStyle(probe).height),
  );
  const read = {
    row: row > 0 ? row : sizes.row,
    heading: heading >= 0 ? heading : sizes.heading,
    header: header >= 0 ? header : sizes.header,
  };
  const changes = new Map<string, number>();
  for (const [key, element] of rows) {
    const height = element.getBoundingClientRect().height / scale;
    const known = sizes.measured.get(key);
    if (known === undefined || Math.abs(known - height) > TOLERANCE) changes.set(key, height);
  }
  const isSame =
    read.row === sizes.row && read.heading === sizes.heading && read.header === sizes.header;
  if (isSame && changes.size === 0) return sizes;
  const measured = changes.size > 0 ? new Map([...sizes.measured, ...changes]) : sizes.measured;
  return { ...read, measured };
}
