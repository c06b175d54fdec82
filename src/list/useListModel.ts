'use client';
import { useMemo, useState } from 'react';
import { isDevelopment } from '../contract/isDevelopment.js';
import type { ListedTransaction } from '../display/ListedTransaction.js';
import { useDisplay } from '../display/useDisplay.js';
import { groupByDay } from './days/groupByDay.js';
import type { TransactionDay } from './days/TransactionDay.js';

/** The rows of a list and how they group into days. A row is named by its index, and across changes by its key. */
export interface ListModel {
  readonly rows: readonly ListedTransaction[];
  /** A React key for each row: its id, made unique. */
  readonly keys: readonly string[];
  readonly days: readonly TransactionDay[];
  /** A React key for each day. */
  readonly dayKeys: readonly string[];
  /** Index of the row with this key; -1 if there is none. */
  indexOf(key: string): number;
}

/** Groups rows into days and gives each of both a key. */
export function createListModel(rows: readonly ListedTransaction[], timeZone: string): ListModel {
  const keys = uniqueKeys(rows.map(({ id }) => id));
  const days = groupByDay(
    rows.map(({ date }) => date),
    timeZone,
  );
  let indexes: ReadonlyMap<string, number> | undefined;
  return {
    rows,
    keys,
    days,
    dayKeys: uniqueKeys(days.map(({ date }) => date)),
    indexOf(key) {
      indexes ??= new Map(keys.map((name, index) => [name, index]));
      return indexes.get(key) ?? -1;
    },
  };
}

/**
 * The row of `after` that stands for a row of `before`: the same one, else the next one below it that is still there, else the
 * last one above it. Undefined when none is left. Both are indexes, each in its own model.
 */
export function findSurvivor(
  before: ListModel,
  row: number,
  after: ListModel,
): { before: number; after: number } | undefined {
  if (before === after) return { before: row, after: row };
  const count = before.keys.length;
  for (let step = 0; step < count; step += 1) {
    const candidate = row + step < count ? row + step : count - 1 - step;
    const index = after.indexOf(before.keys[candidate] as string);
    if (index >= 0) return { before: candidate, after: index };
  }
  return undefined;
}

/**
 * The model of the host's rows: the same transaction object for the same row, so that nothing is requested or rendered again.
 * `toTransaction` may be written inline: only new rows are mapped.
 */
export function useListModel<T>(
  hostRows: readonly T[],
  toTransaction: ((row: T) => ListedTransaction) | undefined,
): ListModel {
  const { timeZone } = useDisplay();
  const [mapping] = useState(createRowMapping<T>);
  const isMapped = toTransaction !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new inline function maps the same rows to the same transactions
  const rows = useMemo(() => mapping.map(hostRows, toTransaction), [mapping, hostRows, isMapped]);
  return useMemo(() => createListModel(rows, timeZone), [rows, timeZone]);
}

/** Remembers the transaction of each row: of objects weakly, of other values (ids, say) while they are in the list. */
function createRowMapping<T>() {
  const objects = new WeakMap<object, ListedTransaction>();
  let values: ReadonlyMap<T, ListedTransaction> = new Map();
  return {
    map(
      hostRows: readonly T[],
      toTransaction: ((row: T) => ListedTransaction) | undefined,
    ): readonly ListedTransaction[] {
      const unnamed: { type: string; row: number }[] = [];
      const nextValues = new Map<T, ListedTransaction>();
      const rows = hostRows.map((hostRow, row) => {
        const isObject = typeof hostRow === 'object' && hostRow !== null;
        const known = isObject ? objects.get(hostRow) : values.get(hostRow);
        const transaction = known ?? read(hostRow, row);
        if (isObject) objects.set(hostRow, transaction);
        else nextValues.set(hostRow, transaction);
        return transaction;
      });
      values = nextValues;
      warnAboutIds(unnamed);
      return rows;

      function read(hostRow: T, row: number): ListedTransaction {
        const transaction = toTransaction
          ? toTransaction(hostRow)
          : (hostRow as unknown as ListedTransaction);
        const id: unknown = transaction.id;
        if (typeof id === 'string') return transaction;
        unnamed.push({ type: typeof id, row });
        return { ...transaction, id: String(id ?? `row ${row}`) };
      }
    },
  };
}

/** Ids that are not strings, which JSON likes to hold, become strings; a row without one is known by its place. */
function warnAboutIds(unnamed: readonly { type: string; row: number }[]): void {
  const [first] = unnamed;
  if (!first || !isDevelopment()) return;
  const others = unnamed.length > 1 ? ` and ${unnamed.length - 1} more` : '';
  console.warn(
    `Merchantry: expected every transaction to have an id that is a string, but got: ${first.type} for row ${first.row}${others}.`,
  );
}

/** A key for each name: the name itself; a repeated one also gets its occurrence number, or the next that is free. */
export function uniqueKeys(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  let taken: Set<string> | undefined;
  return names.map((name) => {
    let count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === 1) return name;
    taken ??= new Set(names);
    while (taken.has(`${name} (${count})`)) count += 1;
    counts.set(name, count);
    taken.add(`${name} (${count})`);
    return `${name} (${count})`;
  });
}
