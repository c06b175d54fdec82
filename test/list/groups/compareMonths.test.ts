import { describe, expect, it, vi } from 'vitest';
import { en } from '../../../src/i18n/en.js';
import { compareMonths, type MonthReader } from '../../../src/list/groups/compareMonths.js';
import { groupRows } from '../../../src/list/groups/groupRows.js';
import { createListModel } from '../../../src/list/model/createListModel.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import type { ListedTransaction } from '../../../src/record/ListedTransaction.js';

const READER: MonthReader = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  messages: en.groups,
  today: '2026-11-20',
};

type Row = Partial<ListedTransaction> & { date: string };

/** The months of a list, newest first. */
function compare(rows: readonly Row[], change: Partial<MonthReader> = {}) {
  const reader = { ...READER, ...change };
  const listed = rows.map((row, index) => ({
    id: `${index}`,
    amount: '-10',
    currency: 'GBP',
    ...row,
  }));
  const read = createRowParser<ListedTransaction>().read(listed, undefined, true);
  const display = { ...reader, messages: en, recordLanguage: undefined, attributions: {} };
  const grouping = { groupBy: 'month', results: new Map(), open: new Set<string>() } as const;
  const model = createListModel(read, groupRows(read, grouping as never, display as never));
  const comparison = compareMonths(model.groups, model.rowAt, reader);
  let step = comparison.next();
  while (!step.done) step = comparison.next();
  return [...step.value.values()];
}

describe('a month', () => {
  it('that is over is compared with all of the month before', () => {
    const [, october, september] = compare([
      { date: '2026-11-02', amount: '-1' },
      { date: '2026-10-31', amount: '-30' },
      { date: '2026-10-01', amount: '-10.50' },
      { date: '2026-09-30', amount: '-54' },
    ]);
    expect(october).toEqual({ part: 0.75, before: 1, caption: '£13.50 less than September' });
    expect(september).toEqual({ part: 1, before: undefined, caption: undefined });
  });

  it('that is not over is compared up to the same day, in the reader’s time zone', () => {
    const [november] = compare([
      { date: '2026-11-20', amount: '-30' },
      { date: '2026-10-21', amount: '-100' },
      { date: '2026-10-20T23:30:00+01:00', amount: '-12.50' },
    ]);
    expect(november?.caption).toBe('£17.50 more than by 20 October');
    expect(november?.before).toBeCloseTo(12.5 / 112.5);
  });

  it.each([
    ['2026-03-31', '2026-02-28', '£5.00 more than by 28 February'],
    ['2026-01-05', '2025-12-05', '£5.00 more than by 5 December'],
  ])('of %s ends where a shorter one, or another year, does', (today, before, caption) => {
    const rows = [
      { date: today, amount: '-15' },
      { date: before, amount: '-10' },
    ];
    expect(compare(rows, { today })[0]?.caption).toBe(caption);
  });

  it('is one of the calendar of the locale', () => {
    // 29 Aban and 29 Mehr 1405; 22 October is the last day of Mehr.
    const rows = [
      { date: '2026-11-20', amount: '-15' },
      { date: '2026-10-22', amount: '-100' },
      { date: '2026-10-21', amount: '-10' },
    ];
    expect(compare(rows, { locale: 'en-u-ca-persian' })[0]?.caption).toBe(
      '£5.00 more than by Mehr 29',
    );
  });

  it('counts what was spent: no income, nothing declined, nothing to come', () => {
    const [november] = compare([
      { date: '2026-11-19', amount: '2000' },
      { date: '2026-11-19', amount: '-500', state: 'declined' },
      { date: '2026-11-19', amount: '-500', state: 'scheduled' },
      { date: '2026-11-18', amount: '-25', state: 'pending' },
      { date: '2026-10-18', amount: '-20' },
    ]);
    expect(november?.caption).toBe('£5.00 more than by 20 October');
  });

  it('is compared in the currency of most payments', () => {
    const [november] = compare([
      { date: '2026-11-19', amount: '-900', currency: 'EUR' },
      { date: '2026-11-18' },
      { date: '2026-10-18' },
    ]);
    expect(november).toEqual({ part: 1, before: 1, caption: undefined });
  });

  it.each([
    ['the month before had none', [{ date: '2026-11-19' }, { date: '2026-09-18' }]],
    ['it is to come', [{ date: '2026-12-19' }, { date: '2026-11-18' }]],
    ['today is not known', [{ date: '2026-11-19' }, { date: '2026-10-18' }], { today: undefined }],
    [
      'an amount of the month before cannot be read',
      [{ date: '2026-11-19' }, { date: '2026-10-18', amount: 'ten' }],
    ],
  ] as [string, Row[], Partial<MonthReader>?][])(
    'is compared with nothing if %s',
    (_, rows, change) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(compare(rows, change)[0]).toMatchObject({ before: undefined, caption: undefined });
    },
  );
});

it('are not compared if their rows are not in order, or nothing was spent', () => {
  expect(compare([{ date: '2026-11-19' }, { date: '2026-10-18' }, { date: '2026-11-17' }])).toEqual(
    [],
  );
  expect(compare([{ date: '2026-11-19', amount: '5' }])).toEqual([]);
});

it('may be read while the oldest comes first', () => {
  const [october, november] = compare([
    { date: '2026-10-18', amount: '-4' },
    { date: '2026-11-19' },
  ]);
  expect(october).toMatchObject({ part: 0.4, caption: undefined });
  expect(november?.caption).toBe('£6.00 more than by 20 October');
});
