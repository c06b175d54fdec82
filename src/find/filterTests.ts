import {
  type CodeTable,
  HAS_NOTE,
  IN,
  IS_ABROAD,
  IS_RECURRING,
  OUT,
  STATE_BITS,
} from './createRowCodes.js';
import type { FilterName, FindState } from './FindState.js';
import { periodDates } from './periodDates.js';
import type { SearchableRows } from './SearchableRows.js';

/** Whether a row passes a filter. */
export type Test = (place: number) => boolean;

export const BITS = {
  in: IN,
  out: OUT,
  note: HAS_NOTE,
  recurring: IS_RECURRING,
  abroad: IS_ABROAD,
};
/** Tests of the active filters, by filter name. */
export function readTests(
  rows: SearchableRows,
  state: FindState,
  today: string | undefined,
): Map<FilterName, Test> {
  const { category, merchant, currency, size } = rows.columns;
  const { categories, merchants, amount, period, direction, currencies, states } = state;
  const tests = new Map<FilterName, Test>();
  if (categories) tests.set('categories', isOneOf(category, rows.tables.categories, categories));
  if (merchants) tests.set('merchants', isOneOf(merchant, rows.tables.merchants, merchants));
  if (currencies) tests.set('currencies', isOneOf(currency, rows.tables.currencies, currencies));
  if (amount) {
    const ends = [Number(amount.from ?? 0), Number(amount.to ?? Number.POSITIVE_INFINITY)];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    tests.set('amount', (place) => isWithin(size[place], from, to));
  }
  if (period) tests.set('period', isIn(rows, period, today));
  if (direction) tests.set('direction', hasTrait(rows, BITS[direction]));
  if (states) {
    const bits = states.reduce((all, name) => all | STATE_BITS[name], 0);
    tests.set('states', hasTrait(rows, bits));
  }
  for (const name of ['note', 'recurring', 'abroad'] as const) {
    if (state[name]) tests.set(name, hasTrait(rows, BITS[name]));
  }
  return tests;
}

const isWithin = (value = Number.NaN, from: number, to: number) => value >= from && value <= to;

/** Tests for any of the given traits. */
export function hasTrait({ columns: { traits } }: SearchableRows, bits: number): Test {
  return (place) => ((traits[place] as number) & bits) !== 0;
}

function isOneOf(column: readonly number[], table: CodeTable, values: readonly string[]): Test {
  const codes = new Set(values.map(table.codeOf));
  return (place) => codes.has(column[place] as number);
}

export function isIn(
  { columns: { day }, locale }: SearchableRows,
  period: NonNullable<FindState['period']>,
  today: string | undefined,
): Test {
  const dates = periodDates(period, today, locale);
  if (!dates) return () => false;
  const toNumber = (date: string) => Number(date.replaceAll('-', ''));
  const from = toNumber(dates.from ?? '0');
  const to = dates.to === undefined ? Number.POSITIVE_INFINITY : toNumber(dates.to);
  return (place) => isWithin(day[place], from, to);
}
