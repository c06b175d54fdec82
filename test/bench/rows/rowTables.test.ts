// @vitest-environment node
import { expect, it } from 'vitest';
import { type RowSample, rowTables } from '../../../bench/rows/rowTables.js';
import type { Times } from '../../../bench/rows/times.js';

/** Ten times as much layout as script, and nothing else. */
const times = (script: number): Times => ({
  wall: script * 20,
  task: script * 15,
  work: script * 11,
  script,
  style: 0,
  layout: script * 10,
});

const mounted = (script: number) => ({
  cold: times(script * 2),
  warm: times(script),
  elements: 12.4,
  listeners: 3,
  heapMB: 5,
});

const CONTESTANTS = [
  { id: 'floor', label: 'Floor', isContentVisibilityAuto: false },
  { id: 'ours', label: 'Ours', isContentVisibilityAuto: true },
];

const SAMPLES: RowSample[] = [
  { id: 'floor', mount: { off: mounted(10), on: mounted(8) } },
  { id: 'ours', mount: { off: mounted(30), on: mounted(20) } },
];

const tableNamed = (name: string) => {
  const table = rowTables(SAMPLES, CONTESTANTS, 1000).find(({ title }) => title.includes(name));
  if (!table) throw new Error(`expected a table named ${name}`);
  return table;
};

it('compares rows as shipped, without and with content-visibility for everybody', () => {
  const { columns, rows } = tableNamed('script, style and layout');
  const mounts = ['cold', 'warm', 'warm, none has c-v', 'warm, all have c-v'];
  expect(columns).toEqual(['', ...mounts, 'elements', 'heap MB']);
  expect(rows).toEqual([
    ['Floor', '1.00', '1.00', '1.00', '1.00', '12', '5.0'],
    ['Ours', '2.00', '2.00', '3.00', '2.50', '12', '5.0'],
  ]);
});

it('leaves out columns and tables that were not measured', () => {
  const titles = rowTables(SAMPLES, CONTESTANTS, 1000).map(({ title }) => title);
  expect(titles.filter((title) => /scroll|response/i.test(title))).toEqual([]);
  expect(rowTables([], CONTESTANTS, 1000)).toEqual([]);
});

it('gives the milliseconds, elements and memory of rows as shipped', () => {
  const { rows } = tableNamed('first mount');
  expect(rows[1]).toEqual(['Ours', '800', '600', '40', '0', '400', '12', '3', '5.0']);
});
