import type { CategoryKey } from '../record/categories.js';
import type { TransactionState } from '../view/ListedTransaction.js';
import {
  type CodeTable,
  HAS_NOTE,
  IN,
  IS_ABROAD,
  IS_RECURRING,
  OUT,
  STATE_BITS,
} from './createRowCodes.js';
import { createTotals, type FindTotal, type Totals } from './createTotals.js';
import {
  type FilterName,
  type FindState,
  RELATIVE_PERIODS,
  type RelativePeriod,
} from './FindState.js';
import { periodDates } from './periodDates.js';
import { AMOUNT_MARK, CURRENCY_MARK, narrows, type QueryWord, readQuery } from './readQuery.js';
import type { SearchableRows } from './SearchableRows.js';

/** How many payments there are, and what they add up to. */
export interface FindSum {
  readonly count: number;
  /** As `Find.totals`. */
  readonly totals: readonly FindTotal[] | undefined;
}

/** A value of a filter, with what it would leave, given the text and all other filters. */
export interface FindOption<Value> extends FindSum {
  readonly value: Value;
  /** In the reader's language: of a category, and of a merchant. */
  readonly label?: string | undefined;
}

/**
 * The values that each filter can have, those that leave most payments first; those that would leave
 * none are not there, unless they are chosen. Each list is worked out when it is read.
 */
export interface FindFacets {
  readonly categories: readonly FindOption<CategoryKey>[];
  readonly merchants: readonly FindOption<string>[];
  readonly periods: readonly FindOption<RelativePeriod>[];
  readonly directions: readonly FindOption<'in' | 'out'>[];
  readonly currencies: readonly FindOption<string>[];
  readonly states: readonly FindOption<TransactionState>[];
  readonly note: FindSum;
  readonly recurring: FindSum;
  readonly abroad: FindSum;
}

export interface Found extends FindSum {
  /** Of the rows, in their order; undefined for all. */
  readonly places: readonly number[] | undefined;
  readonly facets: FindFacets;
}

/** Whether a row passes a filter. */
type Test = (place: number) => boolean;

/** Finds rows, in their order. `today`: the reader's date; without it no relative period has rows. */
export function findRows(rows: SearchableRows, state: FindState, today: string | undefined): Found {
  const { columns, count } = rows;
  const tests = readTests(rows, state, today);
  const candidates = searchText(rows, readQuery(state.text ?? ''));
  const places = filter([...tests.values()]);
  const totals = createTotals(rows);
  visit(places, totals.add);

  function visit(which: readonly number[] | undefined, each: (place: number) => void): void {
    if (which) for (const place of which) each(place);
    else for (let place = 0; place < count; place += 1) each(place);
  }

  function filter(which: readonly Test[]): readonly number[] | undefined {
    if (which.length === 0) return candidates;
    const left: number[] = [];
    visit(candidates, (place) => {
      for (const test of which) if (!test(place)) return;
      left.push(place);
    });
    return left;
  }

  /** The rows that all filters but one leave. */
  const without = (name: FilterName): readonly number[] | undefined =>
    tests.has(name)
      ? filter([...tests].filter(([other]) => other !== name).map(([, test]) => test))
      : places;

  function sumOf(name: FilterName, test: Test, others = without(name)): FindSum {
    const sum = createTotals(rows);
    let found = 0;
    visit(others, (place) => {
      if (!test(place)) return;
      found += 1;
      sum.add(place);
    });
    return { count: found, totals: sum.read() };
  }

  /** What each of a few values would leave. */
  function sumsOf<Value extends string>(
    name: FilterName,
    values: readonly Value[],
    chosen: unknown,
    testOf: (value: Value) => Test,
  ): readonly FindOption<Value>[] {
    const isChosen = (value: Value) =>
      chosen === value || (Array.isArray(chosen) && chosen.includes(value));
    const others = without(name);
    return values
      .map((value) => ({ value, ...sumOf(name, testOf(value), others) }))
      .filter((option) => option.count > 0 || isChosen(option.value))
      .sort(byCount);
  }

  /** The same for values that the rows have. */
  function optionsOf<Value extends string>(
    name: FilterName,
    column: readonly number[],
    table: CodeTable,
    chosen: readonly Value[] = [],
    labelAt?: (place: number) => string | undefined,
  ): readonly FindOption<Value>[] {
    const groups = new Map<number, { first: number; count: number; totals: Totals }>();
    const groupOf = (code: number, first: number) => {
      let group = groups.get(code);
      if (!group) {
        group = { first, count: 0, totals: createTotals(rows) };
        groups.set(code, group);
      }
      return group;
    };
    visit(without(name), (place) => {
      const code = column[place] as number;
      if (code < 0) return;
      const group = groupOf(code, place);
      group.count += 1;
      group.totals.add(place);
    });
    for (const value of chosen) {
      const code = table.codeOf(value);
      groupOf(code, column.indexOf(code));
    }
    return [...groups]
      .map(([code, group]) => {
        const label = group.first < 0 ? undefined : labelAt?.(group.first);
        return {
          value: table.values[code] as Value,
          ...(label !== undefined && { label }),
          count: group.count,
          totals: group.totals.read(),
        };
      })
      .sort(byCount);
  }

  const facets: Lazy<FindFacets> = {
    categories: () =>
      optionsOf(
        'categories',
        columns.category,
        rows.tables.categories,
        state.categories,
        (place) => rows.paymentAt(place).categoryLabel,
      ),
    merchants: () =>
      optionsOf(
        'merchants',
        columns.merchant,
        rows.tables.merchants,
        state.merchants,
        (place) => rows.paymentAt(place).name,
      ),
    currencies: () =>
      optionsOf('currencies', columns.currency, rows.tables.currencies, state.currencies),
    periods: () =>
      sumsOf('period', RELATIVE_PERIODS, state.period, (period) => isIn(rows, period, today)),
    directions: () =>
      sumsOf('direction', DIRECTIONS, state.direction, (name) => hasTrait(rows, BITS[name])),
    states: () =>
      sumsOf('states', STATE_NAMES, state.states, (name) => hasTrait(rows, STATE_BITS[name])),
    note: () => sumOf('note', hasTrait(rows, BITS.note)),
    recurring: () => sumOf('recurring', hasTrait(rows, BITS.recurring)),
    abroad: () => sumOf('abroad', hasTrait(rows, BITS.abroad)),
  };
  return {
    places,
    count: places?.length ?? count,
    totals: totals.read(),
    facets: onDemand(facets),
  };
}

const BITS = { in: IN, out: OUT, note: HAS_NOTE, recurring: IS_RECURRING, abroad: IS_ABROAD };
const DIRECTIONS = ['out', 'in'] as const;
const STATE_NAMES = Object.keys(STATE_BITS) as TransactionState[];

const byCount = (one: FindSum, other: FindSum) => other.count - one.count;

/** Of the filters that are set. */
function readTests(
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

/** One of the traits, if several are given. */
function hasTrait({ columns: { traits } }: SearchableRows, bits: number): Test {
  return (place) => ((traits[place] as number) & bits) !== 0;
}

function isOneOf(column: readonly number[], table: CodeTable, values: readonly string[]): Test {
  const codes = new Set(values.map(table.codeOf));
  return (place) => codes.has(column[place] as number);
}

function isIn(
  { columns: { day } }: SearchableRows,
  period: NonNullable<FindState['period']>,
  today: string | undefined,
): Test {
  const dates = periodDates(period, today);
  if (!dates) return () => false;
  const toNumber = (date: string) => Number(date.replaceAll('-', ''));
  const from = toNumber(dates.from ?? '0');
  const to = dates.to === undefined ? Number.POSITIVE_INFINITY : toNumber(dates.to);
  return (place) => isWithin(day[place], from, to);
}

type Lazy<T> = { readonly [Name in keyof T]: () => T[Name] };

/** Works out each value when it is first read. */
export function onDemand<T extends object>(values: Lazy<T>): T {
  const known = new Map<string, unknown>();
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<() => unknown>(values).map(([name, read]) => [
        name,
        {
          enumerable: true,
          get() {
            if (!known.has(name)) known.set(name, read());
            return known.get(name);
          },
        },
      ]),
    ),
  ) as T;
}

/** The rows that have all words; undefined for all. What a person types on is looked for in the rest. */
function searchText(
  rows: SearchableRows,
  words: readonly QueryWord[],
): readonly number[] | undefined {
  if (words.length === 0) return undefined;
  const { columns, tables, count, version, last } = rows;
  const within = last?.version === version && narrows(last.words, words) ? last.places : undefined;
  const tests = words.map((forms) => {
    const [marked, plain] = [forms.filter(isMarked), forms.filter((form) => !isMarked(form))];
    const inText = createSearch(tables.texts, columns.text, plain);
    const inAmounts = createSearch(tables.amounts, columns.amounts, marked);
    if (marked.length === 0) return inText;
    return plain.length === 0 ? inAmounts : (place: number) => inText(place) || inAmounts(place);
  });
  const places: number[] = [];
  const size = within ? within.length : count;
  for (let at = 0; at < size; at += 1) {
    const place = within ? (within[at] as number) : at;
    let hasAll = true;
    for (let word = 0; word < tests.length && hasAll; word += 1) {
      hasAll = (tests[word] as Test)(place);
    }
    if (hasAll) places.push(place);
  }
  rows.last = { version, words, places };
  return places;
}

const isMarked = (form: string): boolean =>
  form.startsWith(AMOUNT_MARK) || form.startsWith(CURRENCY_MARK);

/** Whether a row's text has one of the forms. Each text is searched once, however many rows have it. */
function createSearch(
  { values }: CodeTable,
  column: readonly number[],
  forms: readonly string[],
): Test {
  const [first = '', ...others] = forms;
  /** By code: 0 for not searched yet. */
  const known = new Uint8Array(values.length);
  return (place) => {
    const code = column[place] as number;
    if (known[code] === 0) {
      const text = values[code] as string;
      const isThere = text.includes(first) || others.some((form) => text.includes(form));
      known[code] = isThere ? 1 : 2;
    }
    return known[code] === 1;
  };
}
