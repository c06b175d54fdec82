/** Rows that may fill a call: as many as one call carries. */
const NEXT_ROWS = 25;

/** The rows just outside the visible ones, nearest first in the direction of travel. */
export function nextRows<T>(
  rows: readonly T[],
  visible: { first: number; last: number } | undefined,
  backward: boolean,
): readonly T[] {
  if (!visible) return [];
  if (!backward) return rows.slice(visible.last + 1, visible.last + 1 + NEXT_ROWS);
  return rows.slice(Math.max(0, visible.first - NEXT_ROWS), visible.first).reverse();
}
