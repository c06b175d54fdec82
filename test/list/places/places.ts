import type { Layout, Span } from './Layout.js';
import type { Seen } from './Screen.js';

/** A list in its scroller, in pixels of the scroller's content. */
export interface Standing {
  layout: Layout;
  /** Height of the content above the list. */
  above: number;
  /** Visible height. */
  height: number;
}

/** A list that is scrolled. */
export interface Scrolled extends Standing {
  offset: number;
}

/** A scroll offset that is allowed after an action. */
export interface Place {
  offset: number;
  tolerance: number;
  /** The reason in words, for failure messages. */
  because: string;
}

export const endOf = ({ layout, above, height }: Standing): number =>
  Math.max(0, above + layout.height + layout.overhang - height);

export const within = (standing: Standing, offset: number): number =>
  Math.min(Math.max(0, offset), endOf(standing));

/**
 * The rule: the first row that is at least partly visible below the sticky heading keeps its place,
 * or else the next remaining one. At the very top of the list nothing is kept. If rounding makes
 * the first row ambiguous, both are allowed.
 */
export function keptPlaces(
  before: Scrolled,
  after: Standing,
  toleranceOf: (row: Span) => number,
): Place[] {
  const { layout, above, offset } = before;
  const places: Place[] = [];
  if (offset <= above + 1) {
    const because = 'the list was at its top, where nothing is kept';
    places.push({ offset: within(after, offset), tolerance: 1, because });
  }
  if (offset <= above + 0.5) return places;
  const line = offset - above + layout.headingHeight - layout.tuck;
  const order = [...layout.rows.keys()];
  const kept = firstRows(layout, line).map((first) =>
    order.slice(order.indexOf(first)).find((row) => after.layout.rows.has(row)),
  );
  for (const id of new Set(kept)) {
    const [from, to] = [layout.rows.get(id ?? ''), after.layout.rows.get(id ?? '')];
    if (from && to) {
      const moved = offset + (after.above + to.top) - (above + from.top);
      const top = above + from.top - offset;
      const because = `row ${id} stays at ${px(top)}, as far as the list's ends allow`;
      places.push({ offset: within(after, moved), tolerance: toleranceOf(to), because });
    } else {
      const because = 'no row is left from the first visible one on, so the list is at its end';
      places.push({ offset: endOf(after), tolerance: 1, because });
    }
  }
  return places;
}

function firstRows({ rows }: Layout, line: number): string[] {
  const below = [...rows].filter(([, { bottom }]) => bottom > line - 1);
  const sure = below.findIndex(([, { bottom }]) => bottom > line + 1);
  const first = below.slice(0, sure + 1 || below.length).map(([id]) => id);
  return first.length > 0 ? first : [...rows.keys()].slice(-1);
}

/** Rows in pixels from the top of the scroller. */
export function rowsAt({ layout, above, offset }: Scrolled): Seen[] {
  const shift = above - offset;
  return [...layout.rows].map(([name, { top, bottom }]) => ({
    name,
    top: top + shift,
    bottom: bottom + shift,
  }));
}

/** Headings likewise. Each sticks to the top of the scroller, tucked, within its day. */
export function headingsAt({ layout, above, offset }: Scrolled): Seen[] {
  const { days, headingHeight, tuck } = layout;
  return days.map(({ heading, top, bottom }) => {
    const end = bottom + above - offset;
    const stuck = Math.max(top + above - offset, Math.min(-tuck, end - headingHeight));
    return { name: heading, top: stuck, bottom: stuck + headingHeight };
  });
}

export const px = (pixels: number): string => `${Math.round(pixels * 10) / 10} px`;
