import type { ListModel } from '../model/createListModel.js';

/**
 * The row of `after` that stands in for a row of `before`: the same one, else the next one below
 * that still exists, else the last one above. Undefined if none is left. Both numbers are indexes,
 * each in its own model.
 */
export function findSurvivor(
  before: ListModel,
  row: number,
  after: ListModel,
): { before: number; after: number } | undefined {
  if (before === after) return { before: row, after: row };
  const count = before.keys.length;
  for (let step = 0; step < count; step += 1) {
    const candidate = row + step < count ? row + step : count - 1 - step;
    const index = after.indexOf(before.keys[candidate] as string);
    if (index >= 0) return { before: candidate, after: index };
  }
  return undefined;
}
