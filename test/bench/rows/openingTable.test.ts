// @vitest-environment node
import { expect, it } from 'vitest';
import { openingTable } from '../../../bench/rows/openingTable.js';

const opening = (wall: number, work: number) => ({
  wall,
  task: work,
  work,
  script: work,
  style: 0,
  layout: 0,
});

it('compares lists of each length with one of 1,000, by rows of the same kind', () => {
  const { rows } = openingTable(
    [
      { count: 1000, isMapped: false, opening: opening(40, 20) },
      { count: 100_000, isMapped: false, opening: opening(44, 24) },
      { count: 1000, isMapped: true, opening: opening(42, 25) },
      { count: 100_000, isMapped: true, opening: opening(90, 75) },
    ],
    [1000, 100_000],
  );
  expect(rows).toEqual([
    ['1,000', '40', '1.00', '20', '1.00', '42', '1.00', '25', '1.00'],
    ['100,000', '44', '1.10', '24', '1.20', '90', '2.14', '75', '3.00'],
  ]);
});
