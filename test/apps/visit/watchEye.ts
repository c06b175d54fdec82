import { expect } from 'vitest';
import type { RowOnScreen } from './countRows.js';

/**
 * Remembers the first row that is fully visible, at which a reader looks. Returns an assertion that
 * it is still there, within the height of a row, after all rows have grown or shrunk.
 */
export function watchEye(before: readonly RowOnScreen[]): (after: readonly RowOnScreen[]) => void {
  const eye = before.find(({ seen }) => seen === 'whole');
  if (!eye) throw new Error('There is no whole row on screen');
  return (after) => {
    const found = after.find(({ id }) => id === eye.id);
    const places = `row ${eye.id} was at ${eye.top} px, now ${found?.top ?? 'away'}`;
    expect(found?.seen ?? 'away', places).toMatch(/whole|part/);
    expect(Math.abs(Number(found?.top) - eye.top), places).toBeLessThan(eye.bottom - eye.top);
  };
}
