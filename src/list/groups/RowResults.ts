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
import type { ListRows } from '../model/ListRows.js';

/** Where results are, and the lookups of rows, so that another array of the same rows costs little. */
export interface ResultSource extends CachedLookups {
  readonly known: WeakMap<ListedTransaction, CachedLookup>;
  readonly redact: Redact | undefined;
  /** By the rows of a list. Another `redact`, which may be written inline, makes no new ones. */
  readonly results: WeakMap<ListRows, RowResults>;
}

/** What the cache of the `QueryClient` knows of each row of a list. */
export type KnownResults = readonly (Readonly<CachedLookup> | undefined)[];

/** Follows the cache for all rows of a list, shown or not. Looks nothing up. */
export class RowResults extends ExternalStore<KnownResults> {
  readonly #source: ResultSource;
  /** Indexes of rows by the hash in their query key. Rows of equal content share a result. */
  readonly #byContent = new Map<string, number[]>();

  constructor(source: ResultSource, rows: ListRows) {
    const lookups = rows.keys.map((_, row): CachedLookup | undefined => {
      const transaction = rows.rowAt(row);
      if (!transaction) return undefined;
      const lookup = remember(source.known, transaction, () =>
        readCachedLookup(transaction, source, source.redact),
      );
      const { queryKey } = lookup;
      return queryKey ? { queryKey, result: readCachedResult(source.client, queryKey) } : lookup;
    });
    super(lookups);
    this.#source = source;
    lookups.forEach((lookup, row) => {
      const content = lookup?.queryKey?.[3];
      if (content !== undefined) remember(this.#byContent, content, () => [], Infinity).push(row);
    });
  }

  /** Returns a function that stops it. */
  follow(): () => void {
    const update = (contents: Iterable<string>) => this.#update([...contents]);
    const isWanted = (content: string) => this.#byContent.has(content);
    const stop = followCachedResults(this.#source.client, isWanted, update);
    // Catches up with results that were removed since the rows were read.
    update(this.#byContent.keys());
    return stop;
  }

  #update(contents: readonly string[]): void {
    const lookups = [...this.getSnapshot()];
    let hasChanged = false;
    for (const content of contents) {
      const [first = -1, ...others] = this.#byContent.get(content) ?? [];
      const known = lookups[first];
      const result = readCachedResult(this.#source.client, known?.queryKey);
      if (!known || known.result === result) continue;
      hasChanged = true;
      for (const row of [first, ...others]) lookups[row] = { queryKey: known.queryKey, result };
    }
    if (hasChanged) this.publish(lookups);
  }
}
