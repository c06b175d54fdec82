import {
  type CachedLookup,
  type CachedLookups,
  followCachedResults,
  readCachedLookup,
  readCachedResult,
} from '../../query/cache/cachedResults.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import { type Redact, redactRow } from '../../service/request/redactRow.js';
import { ExternalStore } from '../../utils/ExternalStore.js';
import { remember } from '../../utils/remember.js';
import { runAtOnce, runInSlices } from '../../utils/runInSlices.js';
import type { ListRows } from '../model/ListRows.js';
import { groupByResult, type ResultGroup, type ResultReader, unnamedKey } from './groupByResult.js';

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
  /** Counts the changes in what is known. */
  #version = 1;
  /** The version from which the groups follow. */
  #groupedVersion = 0;
  /** Whether the group without a name is open. */
  #showsUnnamed = false;

  constructor(
    private readonly rows: ListRows,
    private readonly by: 'category' | 'merchant',
    private readonly known: KnownLookups,
    private redact: Redact | undefined,
    private readonly reader: ResultReader,
  ) {
    super(undefined);
  }

  /** Groups all rows now, if they are not grouped yet and cannot wait. */
  groupAtOnce(isNeeded: () => boolean): void {
    if (isNeeded()) runAtOnce(this.#group());
  }

  /**
   * Groups the rows in slices, and again when results change. While the group without a name shows
   * its rows, they stay there: if they moved into folded groups, the rows below would come on screen
   * and be looked up, and so on to the end of the list. Returns a function that stops it.
   */
  follow(redact: Redact | undefined, showsUnnamed: boolean): () => void {
    this.redact = redact;
    if (this.#showsUnnamed && !showsUnnamed) this.#version += 1;
    this.#showsUnnamed = showsUnnamed;
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
    };
  }

  /** Reads lookups and results that have changed since their rows were read. */
  *#catchUp(): Generator<void, void> {
    for (const [row, known] of this.#lookups.entries()) {
      yield;
      const transaction = this.rows.rowAt(row) as ListedTransaction;
      if (!known || known.sendable === redactRow(transaction, this.redact)) continue;
      // All rows are read again. For those that have not changed, `known` has the lookup.
      this.#lookups.length = 0;
      this.#byContent.clear();
      this.#version += 1;
      break;
    }
    for (const content of this.#byContent.keys()) {
      yield;
      this.#update(content);
    }
    yield* this.#group();
  }

  *#group(): Generator<void, void> {
    // Results may change meanwhile.
    while (this.#groupedVersion !== this.#version) {
      const version = this.#version;
      const { rows, by, reader } = this;
      const groups = yield* groupByResult(rows, this.#lookupOf, by, reader, this.#shownUnnamed());
      this.#groupedVersion = version;
      this.publish(groups);
    }
  }

  /** The rows that are shown without a name. */
  #shownUnnamed(): ReadonlySet<number> {
    const key = unnamedKey(this.by);
    const group = this.#showsUnnamed && this.getSnapshot()?.find((each) => each.key === key);
    return new Set(group ? group.rows : []);
  }

  readonly #lookupOf = (row: number, transaction: ListedTransaction): CachedLookup => {
    const read = this.#lookups[row];
    if (read) return read;
    const { client, lookups } = this.known;
    const sendable = redactRow(transaction, this.redact);
    let known = lookups.get(transaction);
    if (known?.sendable !== sendable) {
      known = readCachedLookup(transaction, this.known, this.redact);
      lookups.set(transaction, known);
    }
    const { queryKey, result } = known;
    const content = queryKey?.[3];
    if (content !== undefined) remember(this.#byContent, content, () => [], Infinity).push(row);
    // A copy, because other lists with this row follow the cache themselves.
    const lookup = {
      sendable,
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
      if (lookup.result !== result) this.#version += 1;
      lookup.result = result;
    }
  }
}
