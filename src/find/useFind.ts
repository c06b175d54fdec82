'use client';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEventCallback } from '../components/hooks/useEventCallback.js';
import { useDisplay } from '../display/useDisplay.js';
import { useToday } from '../display/useToday.js';
import { useMerchantContext, useRedact } from '../query/MerchantProvider.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import type { RequestType } from '../service/types.js';
import { warnOnce } from '../utils/warnOnce.js';
import { createNaming, type NameAllOptions, type Naming } from './createNaming.js';
import { createRowIndexer } from './createRowIndexer.js';
import { createRowSharing, isSame } from './createRowSharing.js';
import type { FindTotal } from './createTotals.js';
import type { FoundPayment } from './describePayment.js';
import { FindIndex } from './FindIndex.js';
import { type FindState, readState } from './FindState.js';
import { type FindFacets, type FindSum, findRows } from './findRows.js';
import { onDemand } from './onDemand.js';
import { readQuery } from './readQuery.js';
import { statementMatch } from './statementMatch.js';

export interface FindOptions<T> {
  /** The search, if controlled by the host app, for instance in the URL. Compared by content. */
  state?: FindState | undefined;
  /** Initial search, if uncontrolled. */
  defaultState?: FindState | undefined;
  onStateChange?: ((state: FindState) => void) | undefined;
  /**
   * Delegates the search to the host app, whose server has rows that are not loaded; the resulting
   * rows are the next `transactions`, all of which count as found. Called after each change of the
   * state, and initially if a field is set. Debounce it.
   */
  onSearch?: ((state: FindState) => void) | undefined;
  /** Converts a row to a transaction, like the list's `toTransaction`. It must be pure. */
  toTransaction?: ((row: T) => ListedTransaction) | undefined;
  /** Record type whose results are used, like the list's. Default: that of the config. */
  type?: RequestType | undefined;
}

export interface Find<T> {
  /** The state, without empty, unknown or malformed fields. */
  readonly state: FindState;
  /** Sets the state, or updates the current one: `(state) => ({ ...state, text })`. */
  setState(next: FindState | ((state: FindState) => FindState)): void;
  /**
   * The found rows of the host app, in order. Keeps its identity while they are the same; a row that
   * equals one of the array before is that one.
   */
  readonly rows: readonly T[];
  /** Number of the found rows. */
  readonly count: number;
  /**
   * Totals of the found payments: one per currency in which money has moved, most frequent currency
   * first, by the rules of day totals. Undefined if an amount cannot be read or has no currency,
   * because a total without it would be wrong.
   */
  readonly totals: readonly FindTotal[] | undefined;
  /** The values of each filter, with counts and sums. */
  readonly facets: FindFacets;
  /** The most frequent currency of all rows (ISO 4217): that of ranges of amounts. */
  readonly currency: string | undefined;
  /**
   * Number of rows that could be looked up but have no result yet. They cannot be found by their
   * merchant's name.
   */
  readonly unnamed: number;
  /**
   * Number of requests that `nameAll` needs for the rows read so far, if none has to be repeated.
   * Rows of equal content share a lookup, unless `config.identity` is `transaction`.
   */
  readonly unnamedRequests: number;
  /** The progress of `nameAll`. */
  readonly naming: Naming;
  /**
   * Looks up the rows that have no result yet, behind everything on screen, and resolves when that
   * ends, whatever the reason: `status` says why. Call it again to go on; what has arrived is not
   * requested again. While it runs, another call joins it. It stops when the component unmounts and
   * when its rows, scope or type change. Rejects only with a `RangeError`, for a `maxRequests` that
   * cannot work.
   */
  nameAll(options?: NameAllOptions): Promise<Naming>;
  /** Stops `nameAll`. A request under way goes on, and its results arrive. */
  cancelNaming(): void;
  /**
   * True while rows are still being read, and while a relative period waits for the reader's date
   * (on a server): there may be more results.
   */
  readonly isPart: boolean;
  /** Counts and sums what these changes of the state would find, for instance a range of amounts. */
  preview(change: FindState): FindSum;
  /**
   * All rows at the same merchant as a row (`merchantKey`), found or not, in order. None for a row
   * whose merchant is unknown.
   */
  atMerchant(row: T): readonly T[];
  /**
   * The bank's text of a row, if it matches by nothing else that a list shows, for `statementOf` of
   * the list.
   */
  statementOf(row: T): string | undefined;
  /**
   * Describes what a row shows; undefined for unknown or unread rows. With `sources`, treats fields
   * of other `cachePolicy` labels as unknown, because they may not be stored.
   */
  describe(row: T, sources?: readonly string[]): FoundPayment | undefined;
}

const NO_STATE: FindState = {};
const NO_KEY = JSON.stringify(NO_STATE);

/**
 * Searches the rows of a list by what they show. It uses the names that this `QueryClient` holds
 * for this scope and updates as they arrive. It makes no lookup until `nameAll` is called. Needs a
 * `MerchantProvider`.
 */
export function useFind<T extends ListedTransaction>(
  transactions: readonly T[],
  options?: FindOptions<T>,
): Find<T>;
export function useFind<T>(
  transactions: readonly T[],
  options: FindOptions<T> & { toTransaction: (row: T) => ListedTransaction },
): Find<T>;
export function useFind<T>(transactions: readonly T[], options: FindOptions<T> = {}): Find<T> {
  const {
    state: given,
    defaultState,
    onStateChange,
    onSearch,
    toTransaction,
    type,
  } = readOptions(options);
  const { client, config, shared, batchSize } = useMerchantContext();
  const redact = useRedact();
  const { locale, timeZone, messages, recordLanguage, attributions } = useDisplay();
  const today = useToday();
  const [sharing] = useState(createRowSharing<T>);
  const rows = sharing.share(readRows(transactions));

  const [own, setOwn] = useState(() => readState(defaultState));
  // Compared as JSON, so that an inline state is stable.
  const key = JSON.stringify(given === undefined ? own : readState(given));
  const state = useMemo<FindState>(() => JSON.parse(key), [key]);

  const indexer = useMemo(() => {
    const reader = { locale, timeZone, messages, recordLanguage, attributions };
    return createRowIndexer<T>({ client, config, type, reader });
  }, [client, config, type, locale, timeZone, messages, recordLanguage, attributions]);
  // `toTransaction` may be written inline: it is read with the rows. An effect below applies
  // another `redact`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function is no other list
  const index = useMemo(() => new FindIndex(indexer, rows, toTransaction, redact), [indexer, rows]);
  const version = useSyncExternalStore(index.subscribe, index.getVersion, index.getVersion);
  const naming = useMemo(() => createNaming(index, shared, batchSize), [index, shared, batchSize]);
  useEffect(() => {
    const unfollow = index.follow();
    return () => {
      naming.cancel();
      unfollow();
    };
  }, [index, naming]);

  // Consent that is given or withdrawn counts at once, also for `nameAll`.
  useEffect(() => naming.redactBy(redact), [naming, redact]);

  const isSearchedElsewhere = onSearch !== undefined;
  const local = isSearchedElsewhere ? NO_STATE : state;
  const [memory] = useState(() => ({ rows: rows }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is that of `index`
  const found = useMemo(() => findRows(index, local, today), [index, version, local, today]);
  const foundRows = useMemo(() => {
    const next = found.places ? found.places.map((place) => index.rows[place] as T) : rows;
    return keepEqual(memory, next, rows);
  }, [found, index, rows, memory]);

  // The state that was set last, which a router may take over later, and after those before it.
  const latest = useRef({ state, key, set: new Set<string>() });
  useEffect(() => {
    const { current } = latest;
    current.key = key;
    if (current.set.has(key) && key !== JSON.stringify(current.state)) return;
    latest.current = { state, key, set: new Set() };
  }, [key, state]);
  const report = useEventCallback(onStateChange);
  const isOwn = given === undefined;
  const setState = useCallback<Find<T>['setState']>(
    (next) => {
      const { state: current, key: hostKey, set } = latest.current;
      const read = readState(typeof next === 'function' ? next(current) : next);
      const readKey = JSON.stringify(read);
      if (readKey === JSON.stringify(current)) return;
      // Where the host app is there already, what was set in between may be its next state.
      const nextSet = readKey === hostKey ? new Set<string>() : set.add(readKey);
      latest.current = { state: read, key: hostKey, set: nextSet };
      if (isOwn) setOwn(read);
      report(read);
    },
    [isOwn, report],
  );

  const search = useEventCallback(onSearch);
  const searched = useRef(NO_KEY);
  useEffect(() => {
    if (!isSearchedElsewhere || searched.current === key) return;
    searched.current = key;
    search(state);
  }, [isSearchedElsewhere, key, state, search]);

  return useMemo(() => {
    const isDateMissing = typeof local.period === 'string' && today === undefined;
    return onDemand<Find<T>>({
      state: () => state,
      setState: () => setState,
      rows: () => foundRows,
      // Without what is no row, which the list leaves out too.
      count: () => (index.isWhole ? found.count : foundRows.length),
      totals: () => found.totals,
      facets: () => found.facets,
      currency: () => index.currency,
      unnamed: () => index.unnamed,
      unnamedRequests: () => Math.ceil(index.unnamedContents().length / batchSize),
      naming: () => naming.read(),
      nameAll: () => naming.nameAll,
      cancelNaming: () => naming.cancel,
      isPart: () => !index.isWhole || isDateMissing,
      preview: () => (change) => findRows(index, readState({ ...local, ...change }), today),
      atMerchant: () => (row) => index.atMerchant(sharing.kept(row)),
      statementOf: () => {
        const query = readQuery(state.text ?? '');
        return (row) => {
          const payment =
            query.length > 0 ? index.describe(sharing.kept(row), undefined) : undefined;
          return payment && statementMatch(payment, query);
        };
      },
      describe: () => (row, sources) => index.describe(sharing.kept(row), sources),
    });
  }, [state, setState, found, foundRows, index, sharing, naming, batchSize, local, today]);
}

function readOptions<T>(options: FindOptions<T> | null): FindOptions<T> {
  if (options !== null) return options;
  if (process.env.NODE_ENV !== 'production')
    warnOnce('expected the options of useFind to be an object, but got: null.');
  return {};
}

const NO_ROWS: readonly never[] = [];

function readRows<T>(rows: readonly T[]): readonly T[] {
  if (Array.isArray(rows)) return rows;
  const got = rows === null ? 'null' : typeof rows;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(`expected an array of transactions, but got: ${got}.`);
  return NO_ROWS;
}

/** Returns the previous rows if they are equal, so that a list keeps its data about them. */
function keepEqual<T>(
  memory: { rows: readonly T[] },
  next: readonly T[],
  all: readonly T[],
): readonly T[] {
  if (isSame(next, all)) memory.rows = all;
  else if (!isSame(next, memory.rows)) memory.rows = next;
  return memory.rows;
}
