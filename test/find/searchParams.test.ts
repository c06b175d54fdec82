import { expect, it } from 'vitest';
import { type FindState, RELATIVE_PERIODS, readState } from '../../src/find/FindState.js';
import { fromSearchParams, toSearchParams } from '../../src/find/searchParams.js';
import { categories } from '../../src/record/categories.js';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';

const list = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
const decimal = fc.nat().map((units) => `${units / 100}`);
const isoDay = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const range = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ from: value }),
    fc.record({ to: value }),
    fc.record({ from: value, to: value }),
  );
const anyState: fc.Arbitrary<FindState> = fc.record(
  {
    // A text needs a word.
    text: text.map((rest) => `a${rest}`),
    categories: list(fc.constantFrom(...(Object.keys(categories) as (keyof typeof categories)[]))),
    merchants: list(text),
    amount: range(decimal),
    period: fc.oneof(fc.constantFrom(...RELATIVE_PERIODS), range(isoDay)),
    direction: fc.constantFrom('in', 'out'),
    currencies: list(fc.constantFrom('GBP', 'EUR', 'JPY')),
    states: list(fc.constantFrom('booked', 'pending', 'declined')),
    note: fc.constant(true),
    recurring: fc.constant(true),
    abroad: fc.constant(true),
  },
  { requiredKeys: [] },
);

it('reads back what it wrote, through the text of a URL and through JSON', () => {
  const check = (state: FindState) => {
    const url = new URL(`https://bank.example/?${toSearchParams(state)}`);
    expect(fromSearchParams(url.searchParams)).toEqual(state);
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  };
  fc.assert(fc.property(anyState, check), { numRuns: propertyRuns(10) });
});

it('is small, and keeps the parameters of others', () => {
  const current = new URLSearchParams('account=4417&q=tea&category=fuel');
  const state: FindState = { text: 'coff', categories: ['coffee', 'eating-out'], note: true };
  const params = toSearchParams(state, current);
  expect(`${params}`).toBe('account=4417&q=coff&category=coffee&category=eating-out&note=1');
  expect(`${toSearchParams({}, params)}`).toBe('account=4417');
  expect(`${current}`).toContain('q=tea');
});

it.each([
  'q=&category=tea&category=__proto__&merchant=&min=x&max=1e3&period=soon&direction=up',
  'from=2026-02-30&to=20-11-2026&currency=&state=lost&note=yes&recurring=0&abroad',
])('leaves out what it does not know: %s', (query) => {
  expect(fromSearchParams(new URLSearchParams(query))).toEqual({});
});

it.each([
  null,
  'coffee',
  5,
  [],
  { text: 5, categories: 'coffee', merchants: [null, {}], amount: 5, period: { from: 5 } },
  { direction: {}, currencies: [' '], states: {}, note: 'yes', other: 1 },
])('takes %j for nothing', (state) => {
  expect(readState(state)).toEqual({});
});

it('tidies a state that somebody wrote by hand', () => {
  const state = {
    text: 'x'.repeat(500),
    categories: ['coffee', 'tea', 'coffee'],
    amount: { from: -5, to: '+10.0' },
    currencies: ['gbp', 'GBP'],
  };
  expect(readState(state)).toEqual({
    text: 'x'.repeat(200),
    categories: ['coffee'],
    amount: { from: '5', to: '10.0' },
    currencies: ['GBP'],
  });
});
