import { describe, expect, it } from 'vitest';
import type { FindState } from '../../src/find/FindState.js';
import { findRows } from '../../src/find/findRows.js';
import { fromSearchParams, toSearchParams } from '../../src/find/searchParams.js';
import { formatAmount } from '../../src/i18n/formatAmount.js';
import { ar } from '../../src/locales/ar.js';
import { de } from '../../src/locales/de.js';
import { categoryKey } from '../../src/record/categoryKey.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { merchantKey } from '../../src/record/merchantKey.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';
import { indexOf, payment } from './search.js';

const TODAY = '2026-11-27';
const idsOf = (
  index: ReturnType<typeof indexOf>,
  state: FindState,
  today: string | undefined = TODAY,
) => {
  const { places } = findRows(index, state, today);
  return (places ? places.map((place) => index.rows[place]) : index.rows).map((row) => row?.id);
};

describe('text', () => {
  const record: MerchantRecord = {
    name: 'Northside Café',
    brand: { name: 'Harrow Group' },
    locality: 'Leeds',
    category: 'Coffee',
    intermediary: { name: 'Pyzza Pay' },
  };
  const found = (text: string, row: Partial<ListedTransaction> = {}, reader = {}) =>
    findRows(indexOf([payment(row)], { 1: record }, reader), { text }, TODAY).count === 1;

  it.each([
    'coff',
    'CAFE north',
    'cafe\u0301',
    'pyz*northside',
    '2041',
    'harrow',
    'leeds',
    'pyzza',
    ' ',
    '!',
  ])('finds a row by %j', (text) => {
    expect(found(text)).toBe(true);
  });

  it.each(['123 456', 'ref 123 456', '020 123 456', '123 020'])(
    'finds digits of the bank’s text by %j',
    (text) => {
      expect(found(text, { merchant_name: 'REF 123 456 TFL 020' })).toBe(true);
    },
  );

  it.each(['tea', 'northside tea', 'groceries', 'gbp', 'leedscoffee'])(
    'does not find it by %j',
    (text) => {
      expect(found(text)).toBe(false);
    },
  );

  it('finds it by its category in the language of the reader, by note, place and person', () => {
    expect(found('kaffee', {}, { messages: de })).toBe(true);
    expect(found(ar.categories.coffee, {}, { messages: ar })).toBe(true);
    expect(found('zum dank', { note: '“Zum Dank”' })).toBe(true);
    expect(found('bradford', { city: 'Bradford' })).toBe(true);
    expect(found('zoe', { counterparty: { name: 'Zoë' } })).toBe(true);
  });

  it.each([
    ['12,50', '-12.50'],
    ['£12.5', '-12.50'],
    ['١٢٫٥', '-12.50'],
    ['12.50 GBP', '-12.50'],
    ['-12.5', 12.5],
    ['12', '12.50'],
    ['1,250', '1250'],
    ['1.250,00', '-1250'],
    ["1'250", '-1250'],
    ['1 250,00 £', '-1250'],
    ['US$1,250.00', '1250.00'],
    ['.5', '-0.5'],
    ['1.25', '1.250'],
    ['1,20,000', '120000'],
    ['12,34,567.5', '1234567.5'],
    ['north 1 250', '1250'],
    ['north 2041 250', '250'],
  ])('%j finds the amount %j', (text, amount) => {
    expect(found(text, { amount })).toBe(true);
  });

  it.each([
    ['sv', 'SEK', '100 kr'],
    ['pl', 'PLN', 'zł 100'],
    ['da', 'DKK', '100,00 kr.'],
    ['en-GB', 'EUR', '€100'],
    ['en-GB', 'USD', '100 dollars'],
    ['pl', 'PLN', '100 złotych'],
    // The form of Polish for a fraction, which many type for every number.
    ['pl', 'PLN', '100 złotego'],
    ['pl', 'SEK', '100 korony'],
    ['he', 'ILS', '100 ש״ח'],
    ['he', 'ILS', '100 ש"ח'],
    ['he', 'ILS', '100ש״ח'],
    ['en-GB', 'ILS', '100 NIS'],
    ['sv', 'SEK', '100kr'],
    ['da', 'DKK', '100,00kr.'],
    ['da', 'DKK', 'kr.100,00'],
    ['ja', 'JPY', '100円'],
    ['ja', 'JPY', '１００円'],
    ['pl', 'PLN', '-100,00zł'],
    ['ar', 'AED', '١٠٠د.إ.'],
    ['he', 'ILS', '100שקלים'],
    ['de-CH', 'CHF', 'CHF-100.00'],
    ['en-GB', 'EUR', '100eur'],
    ['en-GB', 'EUR', '100e'],
    ['de', 'CHF', '100 Schweizer Franken'],
    ['es', 'USD', '100 dólares estadounidenses'],
  ])('in %s it finds 100 %s by %j', (locale, currency, text) => {
    const row = { amount: '-100', currency };
    expect(found(text, row, { locale })).toBe(true);
    expect(found(text, { ...row, currency: 'GBP' }, { locale })).toBe(text.startsWith('€'));
  });

  it.each([
    ...['en-GB', 'en-IN', 'en-ZA', 'de', 'de-CH', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'da'],
    ...['ja', 'ar', 'ar-EG', 'he'],
  ])('finds amounts as a list in %s shows them', (locale) => {
    const currencies = [
      'GBP',
      'EUR',
      'USD',
      'CAD',
      'BRL',
      'INR',
      'ZAR',
      'SEK',
      'NOK',
      'CNY',
      'JPY',
    ];
    const missed: string[] = [];
    for (const currency of [...currencies, 'PLN', 'CHF', 'ILS', 'AED', 'KWD']) {
      for (const amount of ['-12.5', '-1234.5', '-1234567.5']) {
        const index = indexOf(
          [payment({ amount, currency, merchant_name: 'PADOCA' })],
          {},
          { locale },
        );
        const shown = formatAmount(amount, currency, locale);
        for (const text of [shown, shown.replace(/\s/g, '')])
          if (findRows(index, { text }, TODAY).count === 0) missed.push(text);
      }
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['0.001', '-12.50'],
    ['12-50', '-1250'],
    ['0,001', '-1'],
    ['12.50', '-112.50'],
    ['12.50', '-12.05'],
    ['12.', '-120'],
    ['12.50 eur', '-12.50'],
  ])('%j does not find the amount %j', (text, amount) => {
    expect(found(text, { amount, merchant_name: 'Harrow' })).toBe(false);
  });

  it.each([
    ['sv', 'SEK', '1 250 kronor'],
    ['sv', 'SEK', 'SEK 1 250'],
    ['pl', 'PLN', '1 250 złotych'],
    ['fr', 'EUR', '1 250 euros'],
    ['en-ZA', 'ZAR', 'R 1 250,00'],
  ])('in %s it finds 1250 %s by %j', (locale, currency, text) => {
    expect(found(text, { amount: '-1250', currency }, { locale })).toBe(true);
  });

  it.each([
    ['10 gbp', true],
    ['12,50eur', true],
    ['euros 12', true],
    ['12.50 gbp', false],
    ['eur10', false],
    ['harrow 12 pounds', false],
    ['harrow 41 gbp', true],
  ])('whether %j finds £10 for €12.50 at HARROW 41 is %s', (text, isFound) => {
    const original = { amount: '12.50', currency: 'EUR' };
    expect(found(text, { amount: '-10', original, merchant_name: 'HARROW 41' })).toBe(isFound);
  });

  it.each(['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'ja', 'ar', 'he'])(
    'in %s it finds an amount with each word for its currency glued to it, and no other currency',
    (locale) => {
      const currencies = [
        'GBP',
        'EUR',
        'USD',
        'SEK',
        'PLN',
        'CHF',
        'ILS',
        'AED',
        'JPY',
        'BRL',
        'KRW',
      ];
      const rows = currencies.map((currency) => payment({ id: currency, amount: '-5', currency }));
      const index = indexOf(rows, {}, { locale });
      for (const currency of currencies) {
        for (const currencyDisplay of ['code', 'symbol', 'narrowSymbol', 'name'] as const) {
          const format = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 };
          const parts = new Intl.NumberFormat(locale, format as object).formatToParts(5);
          const name = parts.find(({ type }) => type === 'currency')?.value ?? '';
          for (const word of name.split(/\s/)) {
            for (const text of [`5${word}`, `${word}5`]) {
              const ids = idsOf(index, { text });
              expect(ids, text).toContain(currency);
              // People type the sign that their keyboard has.
              const isSign = /\p{Sc}/u.test(word);
              if (!isSign) expect(ids.length, text).toBeLessThan(currencies.length / 2);
            }
          }
        }
      }
    },
  );

  it.each([
    ['セブンイレブン', 'セブン-イレブン'],
    ['タリーズコーヒー', 'タリーズ・コーヒー'],
    ['タリーズコーヒー', 'ﾀﾘｰｽﾞ･ｺｰﾋｰ'],
    ['セブン-イレブン', 'セブンイレブン'],
    ['セブン-イレブン', 'セブン イレブン'],
  ])('%s finds %s', (text, merchant_name) => {
    expect(found(text, { merchant_name })).toBe(true);
  });

  it('finds a number glued to a word in the text, not in any amount', () => {
    expect(found('7eleven', { merchant_name: 'PYZ*7ELEVEN' })).toBe(true);
    expect(found('7eleven', { amount: '-7' })).toBe(false);
    expect(found('12.50eur')).toBe(false);
    expect(found('3com', { merchant_name: 'ELEVEN COM', amount: '-3' })).toBe(false);
  });

  it('finds the same however it was typed, with any filters set', () => {
    const rows = sandboxTransactions(100);
    const texts = rows.map(
      ({ merchant_name = '', amount }) => `${merchant_name.slice(3, 12)} ${amount}`,
    );
    const typed = indexOf(rows);
    const out: FindState = { direction: 'out' };
    const filters: FindState[] = [
      {},
      out,
      { ...out, amount: { from: '5' } },
      { period: 'last-month' },
    ];
    const fresh = indexOf(rows);
    const search = (index: typeof fresh, state: FindState) => {
      const { count, places, facets } = findRows(index, state, TODAY);
      return { count, places, directions: facets.directions };
    };
    const show = (text: string) => {
      for (const set of filters) {
        const state = { ...set, text };
        fresh.searches = [];
        expect(search(typed, state), JSON.stringify(state)).toEqual(search(fresh, state));
      }
    };
    for (const text of ['1,250.5', 'n 12,5', '12.5gbp', 'gbp12.5', ...texts.slice(0, 2)]) {
      const letters = Array.from(text, (_, end) => text.slice(0, end + 1));
      for (const typedText of letters) show(typedText);
      for (const rest of letters.reverse()) show(rest);
    }
    // Letters before those that were there.
    for (const text of ['5', '15', '9', '1.9', 'o', 'no', 'no 9', '2 no 9']) show(text);
  });
});

describe('filters', () => {
  it('follows the reader into the next month, and finds nothing before the date is known', () => {
    const rows = ['2026-12-01', '2026-11-30T23:30:00Z', '2026-11-01', '2026-10-31', 'soon'].map(
      (date) => payment({ id: date, date }),
    );
    const kiritimati = indexOf(rows, {}, { timeZone: 'Pacific/Kiritimati' });
    const state = { period: 'this-month' } as const;
    expect(idsOf(indexOf(rows), state)).toEqual(['2026-11-30T23:30:00Z', '2026-11-01']);
    expect(idsOf(kiritimati, state, '2026-12-31')).toEqual(['2026-12-01', '2026-11-30T23:30:00Z']);
    expect(idsOf(indexOf(rows), { period: 'last-month' }, '2026-11-30')).toEqual(['2026-10-31']);
    expect(findRows(indexOf(rows), state, undefined).count).toBe(0);
    expect(idsOf(indexOf(rows), { period: { from: '2026-11-30', to: '2026-11-01' } })).toHaveLength(
      2,
    );
  });

  it('knows a merchant by a key of any length, also in a URL', () => {
    const name = 'Northside Coffee Roasters '.repeat(11).trim();
    for (const record of [{ name }, { brand: { id: name, name: 'Northside' } }]) {
      const row = payment();
      const index = indexOf([row], { 1: record });
      const merchants = [merchantKey(record, row) ?? ''];
      const params = `${toSearchParams({ merchants })}`;
      expect(idsOf(index, fromSearchParams(new URLSearchParams(params)))).toEqual(['1']);
    }
  });

  it.each([
    // The first of Azar, of Aban and of the year 1405, and the days before.
    ['fa-IR', ['2026-11-22', '2026-11-21', '2026-10-23', '2026-10-22', '2026-03-21', '2026-03-20']],
    ['th-TH', ['2026-11-01', '2026-10-31', '2026-10-01', '2026-09-30', '2026-01-01', '2025-12-31']],
  ])('knows months and years of the calendar in which %s writes its days', (locale, dates) => {
    const [month, dayBefore, lastMonth, monthBefore, year, lastYear] = dates;
    const rows = dates.map((date) => payment({ id: date, date }));
    const of = (period: FindState['period']) => idsOf(indexOf(rows, {}, { locale }), { period });
    expect(of('this-month')).toEqual([month]);
    expect(of('last-month')).toEqual([dayBefore, lastMonth]);
    expect(of('this-year')).toEqual([month, dayBefore, lastMonth, monthBefore, year]);
    expect(of('last-year')).toEqual([lastYear]);
  });

  it('says what each value would leave, given the others', () => {
    const rows = [
      payment({ id: '1', amount: '-1' }),
      payment({ id: '2', amount: '-2', merchant_name: 'HARROW' }),
      payment({ id: '3', amount: '4', merchant_name: 'HARROW 2', note: 'Thanks' }),
      payment({ id: '4', amount: '-8', state: 'declined', merchant_name: 'UNKNOWN' }),
    ];
    const index = indexOf(rows, {
      1: { name: 'Northside', category: 'Coffee' },
      2: { name: 'Harrow', category: 'Groceries', brand: { id: 'h' } },
      3: { name: 'Harrow', category: 'Groceries', brand: { id: 'h' } },
    });
    const state: FindState = {
      categories: ['coffee'],
      merchants: ['brand:gone'],
      direction: 'out',
    };
    const { count, facets } = findRows(index, state, TODAY);
    expect(count).toBe(0);
    expect(facets.merchants.map((option) => [option.value, option.count])).toEqual([
      ['name:northside|', 1],
      ['brand:gone', 0],
    ]);
    const { facets: others } = findRows(index, { direction: 'out' }, TODAY);
    expect(others.categories).toEqual([
      expect.objectContaining({ value: 'coffee', label: 'Coffee', count: 1 }),
      expect.objectContaining({ value: 'groceries', count: 1 }),
      expect.objectContaining({ value: 'unidentified', count: 1, totals: [] }),
    ]);
    expect(others.directions.map(({ value, count }) => [value, count])).toEqual([
      ['out', 3],
      ['in', 1],
    ]);
    expect(others.note.count).toBe(0);
    expect(others.merchants[1]).toEqual({
      value: 'brand:h',
      label: 'Harrow',
      count: 1,
      totals: [{ currency: 'GBP', spent: '2', received: '0' }],
    });
  });

  it('sums the most frequent currency first', () => {
    const currencies = ['EUR', 'GBP', 'GBP'];
    const rows = currencies.map((currency, index) => payment({ id: `${index}`, currency }));
    const { totals } = findRows(indexOf(rows), {}, TODAY);
    expect(totals?.map(({ currency }) => currency)).toEqual(['GBP', 'EUR']);
  });

  it('has no totals where an amount cannot be read, unless it does not count', () => {
    const rows = [payment({ id: '1' }), payment({ id: '2', amount: 'n/a' })];
    expect(findRows(indexOf(rows), {}, TODAY).totals).toBeUndefined();
    const declined = [payment({ id: '1' }), payment({ id: '2', amount: 'n/a', state: 'declined' })];
    expect(findRows(indexOf(declined), {}, TODAY).totals).toHaveLength(1);
  });

  it('finds and adds up what a plain search does', () => {
    const rows = fc
      .array(anyRow, { maxLength: 40 })
      .map((list) => list.map((row, index) => ({ ...row, id: `${index}` })));
    const check = (given: ListedTransaction[], state: FindState) => {
      const index = indexOf(given, recordsOf(given));
      const expected = given.filter((row) => passes(row, state));
      const { totals, facets } = findRows(index, state, TODAY);
      expect(idsOf(index, state)).toEqual(expected.map(({ id }) => id));
      expect(new Map(totals?.map((total) => [total.currency, total]))).toEqual(
        plainTotals(expected),
      );
      const options = [
        ...facets.categories.map((option) => ({ ...option, as: { categories: [option.value] } })),
        ...facets.merchants.map((option) => ({ ...option, as: { merchants: [option.value] } })),
        ...facets.periods.map((option) => ({ ...option, as: { period: option.value } })),
        ...facets.directions.map((option) => ({ ...option, as: { direction: option.value } })),
        ...facets.currencies.map((option) => ({ ...option, as: { currencies: [option.value] } })),
        ...facets.states.map((option) => ({ ...option, as: { states: [option.value] } })),
        { ...facets.abroad, as: { abroad: true } },
      ];
      for (const { count, totals: sums, as } of options) {
        const left = given.filter((row) => passes(row, { ...state, ...as }));
        expect(count, JSON.stringify(as)).toBe(left.length);
        expect(new Map(sums?.map((sum) => [sum.currency, sum]))).toEqual(plainTotals(left));
      }
      const url = new URL(`https://bank.example/?${toSearchParams(state)}`);
      expect(idsOf(index, fromSearchParams(url.searchParams))).toEqual(idsOf(index, state));
    };
    fc.assert(fc.property(rows, anyState, check), { numRuns: propertyRuns(2) });
  });
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const day = fc.date({
  min: new Date('2025-12-01'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
});
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const decimal = fc.oneof(
  fc
    .tuple(fc.integer({ min: -30_000, max: 30_000 }), fc.constantFrom(0, 1, 2, 3, 4, 7))
    .map(([units, scale]) => {
      const text = String(Math.abs(units)).padStart(scale + 1, '0');
      const at = text.length - scale;
      return `${units < 0 ? '-' : ''}${text.slice(0, at)}${scale ? `.${text.slice(at)}` : ''}`;
    }),
  fc.constantFrom('-9007199254740993', '-123456789012345678901.25', '0', '+7', '-.5'),
);
const size = decimal.map((text) => text.replace(/^[+-]/, ''));
const states = ['booked', 'pending', 'declined', 'reversed', 'refunded', 'scheduled'] as const;
const anyRow = fc.record({
  merchant_name: fc.constantFrom('NORTHSIDE 1', 'Harrow', 'OCEAN Leeds'),
  amount: decimal,
  currency: fc.constantFrom('GBP', 'eur', 'JPY'),
  date: isoDay,
  mcc: fc.constantFrom('5411', '5814', undefined),
  note: maybe(fc.constantFrom('thanks', ' ')),
  state: maybe(fc.constantFrom(...states)),
  recurring: maybe(fc.constant({ every: 'month' as const })),
  original: maybe(fc.constantFrom({ amount: 1, currency: 'GBP' }, { amount: 2, currency: 'USD' })),
}) as fc.Arbitrary<ListedTransaction>;
const anyState = fc.record({
  text: maybe(fc.constantFrom('north', 'HARROW ', 'leeds ocean', 'thanks')),
  categories: maybe(fc.constant(['groceries'] as const)),
  merchants: maybe(
    fc.constantFrom(['name:harrow|'], ['name:harrow|', 'name:ocean|'], ['brand:gone']),
  ),
  amount: maybe(fc.record({ from: maybe(size), to: maybe(size) })),
  period: maybe(
    fc.oneof(
      fc.constantFrom('this-month', 'last-month', 'last-90-days', 'this-year', 'last-year'),
      fc.record({ from: maybe(isoDay), to: maybe(isoDay) }),
    ),
  ),
  direction: maybe(fc.constantFrom('in', 'out')),
  currencies: maybe(fc.constant(['EUR'])),
  states: maybe(fc.uniqueArray(fc.constantFrom(...states), { minLength: 1 })),
  note: maybe(fc.constant(true)),
  recurring: maybe(fc.constant(true)),
  abroad: maybe(fc.constant(true)),
}) as fc.Arbitrary<FindState>;

/** One bank text has no record. */
const MERCHANTS: Readonly<Record<string, string | undefined>> = {
  Harrow: 'Harrow',
  'OCEAN Leeds': 'Ocean',
};

const recordsOf = (rows: readonly ListedTransaction[]) =>
  Object.fromEntries(
    rows.flatMap(({ id, merchant_name = '' }) => {
      const name = MERCHANTS[merchant_name];
      return name ? [[id, { name }]] : [];
    }),
  );

/** An amount as a whole number of a unit that is smaller than any here. */
function unitsOf(amount: string | number): bigint {
  const [whole = '', fraction = ''] = `${amount}`.replace('+', '').split('.');
  return BigInt(`${whole === '-' ? '-0' : whole}${fraction.padEnd(DECIMALS, '0')}`);
}
const DECIMALS = 8;

/** What `findRows` has to do, written plainly. */
function passes(row: ListedTransaction, state: FindState): boolean {
  const {
    text,
    categories,
    merchants,
    amount,
    period,
    direction,
    currencies,
    states: wanted,
  } = state;
  const currency = row.currency.toUpperCase();
  const haystack = `${row.merchant_name} ${row.note ?? ''}`.toLowerCase();
  const units = unitsOf(row.amount);
  const size = units < 0n ? -units : units;
  const ends = [unitsOf(amount?.from ?? '0'), unitsOf(amount?.to ?? `1${'0'.repeat(40)}`)];
  const [low, high] = ends.sort((one, other) => (one < other ? -1 : 1));
  const [from = '', to = '~'] = period ? datesOf(period) : [];
  return (
    (text ?? '')
      .toLowerCase()
      .split(' ')
      .every((word) => haystack.includes(word)) &&
    (categories?.includes(shownCategory(row) as 'groceries') ?? true) &&
    (merchants?.includes(`name:${MERCHANTS[row.merchant_name ?? '']?.toLowerCase()}|`) ?? true) &&
    size >= (low as bigint) &&
    size <= (high as bigint) &&
    row.date >= from &&
    row.date <= to &&
    (!direction || (Number(row.amount) > 0 ? 'in' : 'out') === direction) &&
    (currencies?.includes(currency) ?? true) &&
    (wanted?.includes(row.state ?? 'booked') ?? true) &&
    (!state.note || Boolean(row.note?.trim())) &&
    (!state.recurring || row.recurring !== undefined) &&
    (!state.abroad || (row.original !== undefined && row.original.currency !== currency))
  );
}

function shownCategory(row: ListedTransaction): string {
  const key = categoryKey(undefined, row);
  const isKnown = MERCHANTS[row.merchant_name ?? ''] !== undefined;
  const isIncome = !isKnown && Number(row.amount) > 0 && row.state !== 'refunded';
  return key === 'unidentified' && isIncome ? 'income' : key;
}

function datesOf(period: NonNullable<FindState['period']>): string[] {
  if (typeof period !== 'string') {
    const { from = '', to = '~' } = period;
    return [from, to].sort();
  }
  const dates = {
    'this-month': ['2026-11-01', '2026-11-30'],
    'last-month': ['2026-10-01', '2026-10-31'],
    'last-90-days': ['2026-08-30', '2026-11-27'],
    'this-year': ['2026-01-01', '2026-12-31'],
    'last-year': ['2025-01-01', '2025-12-31'],
  };
  return dates[period];
}

function plainTotals(rows: readonly ListedTransaction[]) {
  const totals = new Map<string, object>();
  for (const currency of new Set(rows.map((row) => row.currency.toUpperCase()))) {
    const moved = rows.filter(
      (row) =>
        row.currency.toUpperCase() === currency &&
        !['declined', 'reversed', 'scheduled'].includes(row.state ?? '') &&
        Number(row.amount) !== 0,
    );
    if (moved.length === 0) continue;
    const units = moved.map(({ amount }) => unitsOf(amount));
    const sum = (amounts: readonly bigint[]) => {
      const digits = `${amounts.reduce((one, other) => one + other, 0n)}`
        .replace('-', '')
        .padStart(DECIMALS + 1, '0');
      const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
      return digits.slice(0, -DECIMALS) + (fraction && `.${fraction}`);
    };
    const [spent, received] = [units.filter((one) => one < 0n), units.filter((one) => one > 0n)];
    totals.set(currency, { currency, spent: sum(spent), received: sum(received) });
  }
  return totals;
}
