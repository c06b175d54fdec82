import { expect, it } from 'vitest';
import { en } from '../../../src/i18n/en.js';
import { groupRows } from '../../../src/list/groups/groupRows.js';
import { createRowReader } from '../../../src/list/model/createRowReader.js';

const COUNT = 200_000;
const reader = {
  locale: 'en',
  timeZone: 'UTC',
  messages: en,
  recordLanguage: undefined,
  attributions: {},
};
const rows = createRowReader().read(
  Array.from({ length: COUNT }, (_, row) => ({ id: `${row}`, amount: '-1', currency: 'GBP' })),
  undefined,
  true,
);

it('puts any number of rows into one group', () => {
  const groupBy = () => ({ key: 'all', label: 'All' });
  const open = new Set(['\u0000category unidentified']);
  const known = { results: [], open };
  expect(groupRows(rows, { groupBy, ...known }, reader).order).toHaveLength(COUNT);
  // And the heading.
  const byCategory = groupRows(rows, { groupBy: 'category', ...known }, reader);
  expect(byCategory.order).toHaveLength(COUNT + 1);
});
