import type { ListItems } from './createItems.js';

export interface PlacedRow {
  row: number;
  item: number;
  /** Pixels between it and the mounted item above: unmounted rows. */
  gap: number;
}

export interface PlacedDay {
  day: number;
  gap: number;
  rows: PlacedRow[];
}

/**
 * Where the mounted items stand in normal flow, day by day. Every run of rows must come after its day's heading.
 * `start` is where the list itself begins.
 */
export function placeItems(
  mounted: readonly { index: number; start: number; end: number }[],
  items: ListItems,
  start: number,
): PlacedDay[] {
  const days: PlacedDay[] = [];
  let end = start;
  for (const item of mounted) {
    const gap = Math.max(0, item.start - end);
    end = item.end;
    if (items.isHeading(item.index)) days.push({ day: items.dayOf(item.index), gap, rows: [] });
    else days.at(-1)?.rows.push({ row: items.rowOf(item.index), item: item.index, gap });
  }
  return days;
}

/** The first `rows` rows, or all, one after the other: the server's output and a list that is not virtual. */
export function placeAll(items: ListItems, rows: number = Number.POSITIVE_INFINITY): PlacedDay[] {
  const length = Number.isFinite(rows)
    ? Math.min(items.count, items.itemOf(rows - 1) + 1)
    : items.count;
  const mounted = Array.from({ length }, (_, index) => ({ index, start: 0, end: 0 }));
  return placeItems(mounted, items, 0);
}
