import { expect, it } from 'vitest';
import { nextRows } from '../../../src/list/behavior/ListLookahead.js';

const rows = Array.from({ length: 100 }, (_, row) => row);

it('names the 25 rows below the visible ones, nearest first', () => {
  expect(nextRows((row) => rows[row], 10, 20, false)).toEqual(rows.slice(21, 46));
});

it('names the rows above, nearest first, when the reader goes back', () => {
  expect(nextRows((row) => rows[row], 3, 20, true)).toEqual([2, 1, 0]);
});

it('names fewer at the end, and none while no row is visible', () => {
  expect(nextRows((row) => rows[row], 90, 98, false)).toEqual([99]);
  expect(nextRows((row) => rows[row], undefined, undefined, false)).toEqual([]);
});
