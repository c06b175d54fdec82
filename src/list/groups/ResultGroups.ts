import {
  type CachedLookup,
  type CachedLookups,
  followCachedResults,
  readCachedLookup,
  readCachedResult,
} from '../../query/cache/cachedResults.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { Redact } from '../../service/request/redactRow.js';
import { ExternalStore } from '../../utils/ExternalStore.js';
import { remember } from '../../utils/remember.js';
import { runAtOnce, runInSlices } from '../../utils/runInSlices.js';
import type { ListRows } from '../model/ListRows.js';
import { groupByResult, type ResultGroup, type ResultReader } from './groupByResult.js';

/**
 * Reads results from the cache. Remembers the lookup of each row, so that a new array of the same
 * rows is cheap.
 */
export interface KnownLookups extends CachedLookups {
  readonly lookups: WeakMap<ListedTransaction, CachedLookup>;
}

/**
 * The groups of all rows of a list, shown or not, by what the cache of the `QueryClient` knows of
 * them; undefined until all rows have been read. Looks nothing up.
 */
export class ResultGroups extends ExternalStore<readonly ResultGroup[] | undefined> {
  readonly #lookups: CachedLookup[] = [];
  /** Indexes of rows by the hash in their query key. Rows of equal content share a result. */
  readonly #byContent = new Map<string, number[]>();
  /** Whether the groups do not follow from what is known. */
  #isStale = true;

  constructor(
    private readonly rows: ListRows,
    private readonly by: 'category' | 'merchant',
    private readonly known: KnownLookups,
    private readonly redact: Redact | undefined,
    private readonly reader: ResultReader,
  ) {
    super(undefined);
  }

  /** Groups all rows now, if they are not grouped yet and cannot wait. */
  groupAtOnce(isNeeded: () => boolean): void {
    if (isNeeded()) runAtOnce(this.#group());
  }

  /** Groups the rows in slices, and again when results change. Returns a function that stops it. */
  follow(): () => void {
    let isRunning = false;
    let stopRunning = () => {};
    const run = (work: Iterator<unknown, void>) => {
      isRunning = true;
      stopRunning = runInSlices(work, () => {
        isRunning = false;
      });
    };
    const stopFollowing = followCachedResults(
      this.known.client,
      (content) => this.#byContent.has(content),
      (contents) => {
        for (const content of contents) this.#update(content);
        if (!isRunning) run(this.#group());
      },
    );
    run(this.#catchUp());
    return () => {
      stopFollowing();
      stopRunning();
      if (isRunning) this.#isStale = true;
    };
  }

  /** Reads results that have changed since their rows were read. */
  *#catchUp(): Generator<void, void> {
    for (const content of this.#byContent.keys()) {
      yield;
      this.#update(content);
    }
    yield* this.#group();
  }

  *#group(): Generator<void, void> {
    // Results may change meanwhile.
    while (this.#isStale) {
      this.#isStale = false;
      this.publish(yield* groupByResult(this.rows, this.#lookupOf, this.by, this.reader));
    }
  }

  readonly #lookupOf = (row: number, transaction: ListedTransaction): CachedLookup => {
    const read = this.#lookups[row];
    if (read) return read;
    const { client, lookups } = this.known;
    const { queryKey, result } = remember(lookups, transaction, () =>
      readCachedLookup(transaction, this.known, this.redact),
    );
    const content = queryKey?.[3];
    if (content !== undefined) remember(this.#byContent, content, () => [], Infinity).push(row);
    // A copy, because other lists with this row follow the cache themselves.
    const lookup = {
      queryKey,
      result: queryKey ? readCachedResult(client, queryKey) : result,
    };
    this.#lookups[row] = lookup;
    return lookup;
  };

  #update(content: string): void {
    for (const row of this.#byContent.get(content) ?? []) {
      const lookup = this.#lookups[row] as CachedLookup;
      const result = readCachedResult(this.known.client, lookup.queryKey);
      if (lookup.result !== result) this.#isStale = true;
      lookup.result = result;
    }
  }
}
