import type { ListSizes } from './createListLayout.js';

/** Precision of rectangles inside a transform, in pixels. */
const TOLERANCE = 0.5;

/**
 * The heights of a list; the same object while none has changed. `probes` are those of
 * `ListElements`; `rows` are mounted rows of the host app, by key.
 */
export function readListSizes(
  sizes: ListSizes,
  probes: Iterable<Element>,
  rows: Iterable<readonly [key: string, element: Element]>,
  scale: number,
): ListSizes {
  // Unlike a rectangle, a computed height ignores transforms. It is `auto` without a style sheet.
  const [row = 0, ...others] = [...probes].map((probe) =>
    Number.parseFloat(getComputedStyle(probe).height),
  );
  const [heading = sizes.heading, stuck = sizes.stuck, header = sizes.header, month = sizes.month] =
    others.map((height) => (height >= 0 ? height : undefined));
  const read = { row: row > 0 ? row : sizes.row, heading, stuck, header, month };
  const changes = new Map<string, number>();
  for (const [key, element] of rows) {
    const height = element.getBoundingClientRect().height / scale;
    const known = sizes.measured.get(key);
    if (known === undefined || Math.abs(known - height) > TOLERANCE) changes.set(key, height);
  }
  const isSame = (Object.keys(read) as (keyof typeof read)[]).every(
    (name) => read[name] === sizes[name],
  );
  if (isSame && changes.size === 0) return sizes;
  const measured = changes.size > 0 ? new Map([...sizes.measured, ...changes]) : sizes.measured;
  return { ...read, measured };
}
