// @vitest-environment node
import { expect, it } from 'vitest';
import { nextRows } from '../../src/list/nextRows.js';

const rows = Array.from({ length: 100 }, (_, row) => row);

it('names the 25 rows below the visible ones, nearest first', () => {
  expect(nextRows(rows, { first: 10, last: 20 }, false)).toEqual(rows.slice(21, 46));
});

it('names the rows above, nearest first, when the reader goes back', () => {
  expect(nextRows(rows, { first: 3, last: 20 }, true)).toEqual([2, 1, 0]);
});

it('names fewer at the end, and none while nothing is visible', () => {
  expect(nextRows(rows, { first: 90, last: 98 }, false)).toEqual([99]);
  expect(nextRows(rows, undefined, false)).toEqual([]);
});
