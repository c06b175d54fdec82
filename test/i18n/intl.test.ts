import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatAmount } from '../../src/i18n/formatAmount.js';
import { formatTimeMessage } from '../../src/i18n/formatMessage.js';
import {
  dateTimeFormat,
  listFormat,
  numberFormat,
  pluralRules,
  relativeTimeFormat,
} from '../../src/i18n/intl.js';

const KINDS = [
  'NumberFormat',
  'DateTimeFormat',
  'PluralRules',
  'ListFormat',
  'RelativeTimeFormat',
] as const;

/** How many formatters have been created. */
let created = 0;

beforeEach(() => {
  created = 0;
  for (const kind of KINDS) {
    const Original = Intl[kind] as unknown as new (...args: unknown[]) => object;
    // An arrow function cannot stand in for a constructor.
    function create(...args: unknown[]) {
      created += 1;
      return new Original(...args);
    }
    vi.spyOn(Intl, kind).mockImplementation(create as never);
  }
});

const TIME = { timeStyle: 'short' } as const;
const noon = new Date('2026-06-03T12:00Z');

describe('formatters', () => {
  it('are created once for each locale, zone, currency and kind', () => {
    const options = { maximumFractionDigits: 1 };
    for (let row = 0; row < 100; row += 1) {
      for (const locale of ['en', 'de']) {
        numberFormat(locale);
        numberFormat(locale, options);
        numberFormat(locale, options, 'EUR');
        dateTimeFormat(locale, TIME, 'Asia/Tokyo');
        dateTimeFormat(locale, TIME, 'Asia/Kathmandu');
        pluralRules(locale);
        listFormat(locale);
        relativeTimeFormat(locale, 'auto');
        relativeTimeFormat(locale, 'always');
      }
    }
    expect(created).toBe(18);
  });

  it('never take the place of one another', () => {
    expect(numberFormat('en', {}, 'GBP').format(1)).toBe('£1.00');
    expect(numberFormat('en', {}).format(1)).toBe('1');
    const at = (zone?: string) => dateTimeFormat('en-GB', TIME, zone).format(noon);
    expect([at('UTC'), at('Asia/Tokyo'), at('Asia/Kathmandu')]).toEqual([
      '12:00',
      '21:00',
      '17:45',
    ]);
    expect(relativeTimeFormat('en', 'auto').format(-1, 'day')).toBe('yesterday');
    expect(relativeTimeFormat('en', 'always').format(-1, 'day')).toBe('1 day ago');
    expect(pluralRules('en').select(1)).toBe('one');
    expect(listFormat('en').format(['a', 'b'])).toBe('a and b');
  });

  it('take the zone from their options, unless it is given', () => {
    const options = { ...TIME, timeZone: 'UTC' };
    expect(dateTimeFormat('en-GB', options).format(noon)).toBe('12:00');
    expect(dateTimeFormat('en-GB', options, 'Asia/Tokyo').format(noon)).toBe('21:00');
  });

  it('fall back to English and UTC', () => {
    expect(dateTimeFormat('no such locale', TIME, 'Asia/Tokyo').format(noon)).toMatch(/^9:00.PM$/);
    expect(dateTimeFormat('en-GB', TIME, 'No/Where').format(noon)).toBe('12:00');
    expect(dateTimeFormat('en-GB', TIME, '').format(noon)).toBe('12:00');
    expect(dateTimeFormat('no such locale', TIME, 'No/Where').format(noon)).toMatch(/^12:00.PM$/);
    expect(numberFormat('en', {}, 'no code').format(1)).toBe('1');
    expect(pluralRules('no such locale').select(1)).toBe('one');
  });

  it('keep the reader’s language when only the zone or the currency is unknown', () => {
    expect(dateTimeFormat('de', TIME, 'No/Where').resolvedOptions().locale).toBe('de');
    expect(numberFormat('de', {}, 'no code').format(1.5)).toBe('1,5');
  });

  it('serve all amounts and times of a list', () => {
    for (let row = 0; row < 100; row += 1) {
      formatAmount(-row, 'GBP', 'en-GB');
      formatAmount(`${row}`, 'gbp', 'en-GB');
      formatTimeMessage({ one: '{time}', other: '{time}' }, noon, {
        locale: 'pl',
        timeZone: 'Europe/Warsaw',
      });
    }
    // An amount, a time, the same in Latin digits, and a plural.
    expect(created).toBeLessThanOrEqual(4);
  });
});
