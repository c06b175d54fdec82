import type { CategoryKey } from '../record/categories.js';
import type { TransactionState } from '../record/ListedTransaction.js';
import { type CodeTable, STATE_BITS } from './createRowCodes.js';
import { createTotals, type FindTotal, type Totals } from './createTotals.js';
import {
  type FilterName,
  type FindState,
  RELATIVE_PERIODS,
  type RelativePeriod,
} from './FindState.js';
import { BITS, hasTrait, isIn, readTests, type Test } from './filterTests.js';
import { type Lazy, onDemand } from './onDemand.js';
import { readQuery } from './readQuery.js';
import type { SearchableRows } from './SearchableRows.js';
import { searchRows } from './searchRows.js';

/** Number of payments, and their totals. */
export interface FindSum {
  readonly count: number;
  /** See `Find.totals`. */
  readonly totals: readonly FindTotal[] | undefined;
}

/** A filter value, with what it would leave, given the text and all other filters. */
export interface FindOption<Value> extends FindSum {
  readonly value: Value;
  /** For a category or a merchant, in the reader's language. */
  readonly label?: string | undefined;
}

/**
 * The possible values of each filter, sorted by the number of payments they would leave; values
 * that would leave none are included only if selected. Each list is computed on first access.
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
  /** Indexes of rows, ascending; undefined for all. */
  readonly places: readonly number[] | undefined;
  readonly facets: FindFacets;
}

/**
 * Finds rows, in their order. `today`: the reader's date; without it, relative periods match
 * nothing.
 */
export function findRows(rows: SearchableRows, state: FindState, today: string | undefined): Found {
  const { columns, count } = rows;
  const tests = readTests(rows, state, today);
  const words = readQuery(state.text ?? '');
  const places = search();

  /** The rows that match the text and all filters but one. */
  function search(but?: FilterName): readonly number[] | undefined {
    const set = [...tests].filter(([name]) => name !== but);
    const filters = set.map(([name]) => [name, state[name]]);
    return searchRows(
      rows,
      words,
      set.map(([, test]) => test),
      set.length > 0 ? JSON.stringify([today, filters]) : '',
    );
  }

  const without = (name: FilterName) => (tests.has(name) ? search(name) : places);

  function visit(which: readonly number[] | undefined, each: (place: number) => void): void {
    if (which) for (const place of which) each(place);
    else for (let place = 0; place < count; place += 1) each(place);
  }

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

  /** Counts and sums the rows that each of these values would leave. */
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

  /** Counts and sums the rows that each value occurring in the rows would leave. */
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
  return onDemand<Found>({
    places: () => places,
    count: () => places?.length ?? count,
    totals() {
      const totals = createTotals(rows);
      visit(places, totals.add);
      return totals.read();
    },
    facets: () => onDemand(facets),
  });
}

const DIRECTIONS = ['out', 'in'] as const;
const STATE_NAMES = Object.keys(STATE_BITS) as TransactionState[];

const byCount = (one: FindSum, other: FindSum) => other.count - one.count;
