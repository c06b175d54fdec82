import { describe, expect, it, vi } from 'vitest';
import { describeSecondLine } from '../../../src/components/TransactionAmount/describeSecondLine.js';
import { en } from '../../../src/i18n/en.js';
import type { Messages } from '../../../src/i18n/Messages.js';
import { ar } from '../../../src/locales/ar.js';
import { de } from '../../../src/locales/de.js';
import { ja } from '../../../src/locales/ja.js';
import type { ListedTransaction } from '../../../src/record/ListedTransaction.js';

interface Reading {
  isIncome?: boolean;
  locale?: string;
  messages?: Messages;
  timeZone?: string;
}

const describeLine = (
  fields: Partial<Record<keyof ListedTransaction, unknown>>,
  { isIncome = false, locale = 'en-GB', messages = en, timeZone = 'Europe/London' }: Reading = {},
) => {
  const payment = { id: '1', amount: -1, currency: 'GBP', date: '2026-11-20T18:22:00Z' };
  return describeSecondLine({ ...payment, ...fields } as ListedTransaction, isIncome, {
    locale,
    messages,
    timeZone,
  });
};
const words = (fields: Parameters<typeof describeLine>[0], reading?: Reading) =>
  describeLine(fields, reading).words;

describe('the time of day', () => {
  it('is that of an instant, in the zone and language of the reader', () => {
    expect(words({})).toEqual(['18:22']);
    expect(words({}, { timeZone: 'Asia/Tokyo' })).toEqual(['03:22']);
    expect(words({ date: '2026-11-20T18:22:00+05:00' })).toEqual(['13:22']);
    expect(words({}, { locale: 'en-US' })[0]).toMatch(/^6:22\sPM$/);
    expect(words({}, { locale: 'de', messages: de })).toEqual(['18:22']);
  });

  it('is absent where the date is a day alone', () => {
    expect(words({ date: '2026-11-20' })).toEqual([]);
    expect(words({ date: '2026-11-20T18:22:00' })).toEqual([]);
  });

  it('gives way to the text of a date that cannot be read', () => {
    expect(words({ date: '05.11.2026' })).toEqual(['05.11.2026']);
    expect(words({ date: {} })).toEqual([]);
  });

  it('is followed by the town of a payment abroad', () => {
    const original = { amount: 2480, currency: 'JPY' };
    expect(words({ city: 'Kyoto', original })).toEqual(['18:22', 'Kyoto']);
    expect(words({ city: 'Leeds' })).toEqual(['18:22']);
  });
});

describe('a note', () => {
  it('stands for the time, in quotation marks', () => {
    expect(describeLine({ note: ' Thank you\nfor dinner ' })).toEqual({
      words: [],
      card: undefined,
      note: '“Thank you for dinner”',
      hasTime: false,
      startsWithTime: false,
    });
    expect(describeLine({ note: 'Danke' }, { locale: 'de', messages: de }).note).toBe('„Danke“');
  });

  it('says after the time what an income is for', () => {
    expect(describeLine({ note: 'Salary' }, { isIncome: true })).toEqual({
      words: ['18:22'],
      card: undefined,
      note: 'Salary',
      hasTime: true,
      startsWithTime: true,
    });
  });

  it('does not stand for a date that nothing else says', () => {
    expect(words({ note: 'Rent', date: '05.11.2026' })).toEqual(['05.11.2026']);
  });
});

describe('a payment that comes again', () => {
  it.each([
    ['week', '2026-11-27', ['Weekly', 'next 27 Nov']],
    ['fortnight', '2026-12-04T00:30:00+01:00', ['Every two weeks', 'next 3 Dec']],
    ['month', '2026-12-18', ['Monthly', 'next 18 Dec']],
    ['quarter', undefined, ['Every three months']],
    ['year', '2027-11-20', ['Yearly', 'next 20 Nov 2027']],
    ['month', 'mid-December', ['Monthly']],
  ])('says how often and when instead of the time: %s %s', (every, next, expected) => {
    expect(words({ recurring: { every, next } })).toEqual(expected);
  });

  it.each([
    ['de', de, ['Monatlich', 'nächste am 18. Dez.']],
    ['ja', ja, undefined],
    ['ar', ar, undefined],
  ] as const)('says it in %s', (locale, messages, expected) => {
    const said = words({ recurring: { every: 'month', next: '2026-12-18' } }, { locale, messages });
    expect(said[0]).toBe(messages.recurring.month);
    expect(said[1]).toContain(
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(
        new Date(2026, 11, 18),
      ),
    );
    if (expected) expect(said[0]).toBe(expected[0]);
  });

  it.each([null, 'monthly', {}, { every: 'day' }, { every: 'constructor' }, { every: 1 }])(
    'counts as one that does not where it is malformed: %j',
    (recurring) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(words({ recurring })).toEqual(['18:22']);
      for (const [text] of warn.mock.calls) expect(text).toContain('recurring to be an interval');
    },
  );
});

describe('a scheduled payment', () => {
  const state = 'scheduled';
  it('says how it will be paid, and when', () => {
    expect(words({ state, method: 'Direct debit', date: '2026-11-21' })).toEqual([
      'Direct debit',
      '21 Nov',
    ]);
    expect(words({ state, recurring: { every: 'month' } })).toEqual(['Monthly', '20 Nov']);
    expect(words({ state })).toEqual(['20 Nov']);
  });
});

it('says the card as the reader knows it', () => {
  expect(describeLine({ card: '•• 4417' }).card).toBe('•• 4417');
  expect(describeLine({ card: { digits: 4417 } }).card).toBeUndefined();
});
