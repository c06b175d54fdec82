import type { ListRows } from './ListRows.js';

/**
 * Assigns the key of each row: its id, or the key inherited from the row that it replaces, so that
 * React keeps the element with its focus, and the list its scroll position. A row keeps the key it
 * was first shown with. A new row that `replaces` another inherits its key if that row is gone; of
 * several, the first does. No key equals the id of another row.
 */
export function inheritKeys(
  ids: readonly string[],
  replaced: readonly (string | undefined)[],
  before: Pick<ListRows, 'ids' | 'keys' | 'rowOf'> | undefined,
): readonly string[] {
  const isReplacing = replaced.some((id) => id !== undefined);
  if (!before || (before.keys === before.ids && !isReplacing)) return ids;
  const present = new Set(ids);
  const keys = [...ids];
  const inherited = new Set<string>();
  const inherit = (row: number, from: number) => {
    const key = before.keys[from];
    if (key === undefined || present.has(key) || inherited.has(key)) return;
    inherited.add(key);
    keys[row] = key;
  };
  const shownAs = (id: string) => {
    const row = before.rowOf(id);
    return before.ids[row] === id ? row : -1;
  };
  for (const [row, id] of ids.entries()) inherit(row, shownAs(id));
  for (const [row, id] of ids.entries()) {
    const name = replaced[row];
    if (name === undefined || shownAs(id) >= 0) continue;
    const from = before.rowOf(name);
    if (!present.has(before.ids[from] as string)) inherit(row, from);
  }
  return inherited.size > 0 ? keys : ids;
}

/**
 * Finds a row by an id of the host app: its own id, else the id of a row it has replaced, else that
 * of its `replaces`.
 */
export function createNames(
  ids: readonly string[],
  keys: readonly string[],
  replaced: readonly (string | undefined)[],
): (name: string) => number {
  let rows: Map<string, number> | undefined;
  return (name) => {
    if (!rows) {
      rows = new Map(ids.map((id, row) => [id, row]));
      for (const names of [keys, replaced]) {
        for (const [row, other] of names.entries()) {
          if (other !== undefined && !rows.has(other)) rows.set(other, row);
        }
      }
    }
    return rows.get(name) ?? -1;
  };
}
