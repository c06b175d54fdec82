import { expect, it } from 'vitest';
import { en } from '../../../src/i18n/en.js';
import { foldGroups, groupByResult } from '../../../src/list/groups/groupByResult.js';
import { groupRows } from '../../../src/list/groups/groupRows.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import { WITHHELD } from '../../../src/service/request/redactRow.js';
import { runAtOnce } from '../../../src/utils/runInSlices.js';

const COUNT = 200_000;
const reader = {
  locale: 'en',
  timeZone: 'UTC',
  messages: en,
  recordLanguage: undefined,
  attributions: {},
};
const rows = createRowParser().read(
  Array.from({ length: COUNT }, (_, row) => ({ id: `${row}`, amount: '-1', currency: 'GBP' })),
  undefined,
  true,
);

it('puts any number of rows into one group', () => {
  const groupBy = () => ({ key: 'all', label: 'All' });
  expect(
    groupRows(rows, { groupBy, byResult: undefined, open: new Set() }, reader).order,
  ).toHaveLength(COUNT);
  const nothing = { sendable: WITHHELD, queryKey: undefined, result: undefined };
  const byResult = runAtOnce(groupByResult(rows, () => nothing, 'category', reader));
  const open = new Set([byResult[0]?.key ?? '']);
  // And the heading.
  expect(foldGroups(byResult, open).order).toHaveLength(COUNT + 1);
});
