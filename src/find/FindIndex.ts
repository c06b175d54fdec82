import { notifyManager } from '@tanstack/react-query';
import { followCachedResults, readCachedResult } from '../query/cache/cachedResults.js';
import type { QueryLookup } from '../query/cache/createLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { type Redact, redactRow } from '../service/request/redactRow.js';
import { runInSlices } from '../utils/runInSlices.js';
import type { CodeTables } from './createRowCodes.js';
import type { IndexedRow, RowIndexer } from './createRowIndexer.js';
import type { FoundPayment } from './describePayment.js';
import { newColumns, type SearchableRows, writeRow } from './SearchableRows.js';

/** Number of rows read synchronously while rendering; the same on server and browser. */
const FIRST_ROWS = 100;

/** Number of rows read between two interruptions. */
const STEP_ROWS = 10;

/**
 * Indexes the rows of one array of the host app with their results in the cache of the
 * `QueryClient`: it follows the cache, and looks nothing up. The first rows are read synchronously,
 * the rest in slices once it follows the cache.
 */
export class FindIndex<T> implements SearchableRows {
  /** The host app's rows read so far, without those that are left out. */
  readonly rows: T[] = [];
  readonly columns = newColumns();
  readonly tables: CodeTables;
  readonly locale: string;
  count = 0;
  version = 0;
  searches: SearchableRows['searches'] = [];
  /** Row indexes by the hash in the query key. Rows of equal content share a result. */
  readonly #byContent = new Map<string, number[]>();
  readonly #entries: IndexedRow[] = [];
  readonly #listeners = new Set<() => void>();
  /** Whether rows have changed since the last publication. */
  #hasChanged = false;
  #isTouched = false;
  #isOver = false;
  #read = 0;
  #stopReading = () => {};

  constructor(
    private readonly indexer: RowIndexer<T>,
    private readonly given: readonly T[],
    private readonly toTransaction: ((row: T) => ListedTransaction) | undefined,
    private redact: Redact | undefined,
  ) {
    this.tables = indexer.tables;
    this.locale = indexer.reader.locale;
    // Rows known from a previous array are free: their data is reused.
    let fresh = 0;
    while (!this.isWhole) {
      if (!indexer.known(given[this.#read])) fresh += STEP_ROWS;
      if (fresh > FIRST_ROWS) break;
      this.#readStep();
    }
    this.count = this.#entries.length;
  }

  /** Whether all rows have been read. */
  get isWhole(): boolean {
    return this.#read >= this.given.length;
  }

  /** Number of rows that could be looked up but have no result yet. */
  get unnamed(): number {
    let count = 0;
    for (const { queryKey, result } of this.#entries) if (queryKey && !result) count += 1;
    return count;
  }

  /** Hashes of the lookups that have no result yet. */
  unnamedContents(): string[] {
    return [...this.#byContent.keys()].filter((content) => !this.isNamed(content));
  }

  /** Whether the rows of this hash had a result at the last publication. */
  isNamed(content: string): boolean {
    return this.#firstOf(content)?.result !== undefined;
  }

  /** Whether the cache has a result for the rows of this hash. */
  hasResult(content: string): boolean {
    const queryKey = this.#firstOf(content)?.queryKey;
    return readCachedResult(this.indexer.client, queryKey) !== undefined;
  }

  countOf(content: string): number {
    return this.#byContent.get(content)?.length ?? 0;
  }

  /** Applies another `redact`, which may be written inline, to all rows. */
  redactBy(redact: Redact | undefined): void {
    if (redact === this.redact) return;
    this.redact = redact;
    if (!this.#isOver) this.#readRows();
  }

  /** The lookup of a hash; undefined for an unknown one, and for one that may no longer be sent. */
  lookupOf(content: string): QueryLookup | undefined {
    const entry = this.#firstOf(content);
    return entry && this.#isUpToDate(entry) ? this.indexer.lookupOf(entry) : undefined;
  }

  /** Whether the fields that may be sent are those with which the row was indexed. */
  #isUpToDate({ sendable, transaction }: IndexedRow): boolean {
    return sendable === redactRow(transaction, this.redact);
  }

  #firstOf(content: string): IndexedRow | undefined {
    const [place = -1] = this.#byContent.get(content) ?? [];
    return this.#entries[place];
  }

  /** Whether it follows the cache no more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The most frequent currency (ISO 4217) of all rows. */
  get currency(): string | undefined {
    const counts: number[] = [];
    for (const code of this.columns.currency) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
    return this.tables.currencies.values[counts.indexOf(Math.max(0, ...Object.values(counts)))];
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getVersion = (): number => this.version;

  /** Follows the cache, and reads the remaining rows in slices. Returns a function that stops it. */
  follow(): () => void {
    this.#isOver = false;
    const stop = followCachedResults(
      this.indexer.client,
      (content) => this.#byContent.has(content),
      (contents) => {
        for (const content of contents) this.#update(content);
        if (this.#hasChanged) this.#publish();
      },
    );
    this.#readRows();
    return () => {
      this.#isOver = true;
      this.#stopReading();
      stop();
    };
  }

  #readRows(): void {
    this.#stopReading();
    this.#stopReading = runInSlices(this.#catchUp());
  }

  /**
   * Indexes again the rows of which other fields may be sent, reads results that have changed, then
   * reads the remaining rows.
   */
  *#catchUp(): Generator<void, void> {
    for (const [place, entry] of this.#entries.entries()) {
      yield;
      if (!this.#isUpToDate(entry)) this.#indexAgain(place, entry);
    }
    for (const content of this.#byContent.keys()) {
      yield;
      this.#update(content);
    }
    if (this.#hasChanged) this.touch();
    while (!this.isWhole) {
      this.#readStep();
      // Publishes only when the rows have doubled, because each publication recomputes the results,
      // and in a separate task, because React commits it there.
      if (this.isWhole || this.#entries.length >= 2 * this.count) this.touch();
      yield;
    }
  }

  /** Describes what a row shows; undefined for a row that has not been read. */
  describe(row: T, sources: readonly string[] | undefined): FoundPayment | undefined {
    const entry = this.indexer.known(row) ?? this.#entries[this.rows.indexOf(row)];
    return entry && this.indexer.describe(entry, sources);
  }

  /**
   * All rows at the merchant of a row; none if its merchant is unknown. The row may be from an array
   * before, as when it was opened while it was pending.
   */
  atMerchant(row: T): readonly T[] {
    const own = this.columns.merchant[this.rows.indexOf(row)];
    const code = own ?? this.indexer.known(row)?.codes.merchant ?? -1;
    return code < 0 ? [] : this.rows.filter((_, place) => this.columns.merchant[place] === code);
  }

  readonly paymentAt = (place: number): FoundPayment =>
    this.indexer.describe(this.#entries[place] as IndexedRow, undefined);

  /** Publishes soon, in one commit with results that have just arrived. */
  touch(): void {
    if (this.#isTouched) return;
    this.#isTouched = true;
    // Results may have been published since.
    notifyManager.schedule(() => {
      const isTouched = this.#isTouched;
      this.#isTouched = false;
      if (isTouched && !this.#isOver) this.#publish();
    });
  }

  #publish(): void {
    this.#isTouched = false;
    this.#hasChanged = false;
    this.count = this.#entries.length;
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }

  #readStep(): void {
    const { indexer } = this;
    const end = Math.min(this.#read + STEP_ROWS, this.given.length);
    const read = indexer.rows.read(this.given.slice(this.#read, end), this.toTransaction, true);
    this.#read = end;
    read.hostRows.forEach((row, index) => {
      const transaction = read.rowAt(index) as ListedTransaction;
      const place = this.rows.push(row) - 1;
      this.#setEntry(place, indexer.index(row, transaction, this.redact));
    });
  }

  #setEntry(place: number, entry: IndexedRow): void {
    this.#entries[place] = entry;
    writeRow(this.columns, place, entry.codes);
    const content = entry.queryKey?.[3];
    if (content === undefined) return;
    const equal = this.#byContent.get(content);
    if (equal) equal.push(place);
    else this.#byContent.set(content, [place]);
  }

  #indexAgain(place: number, { transaction, queryKey }: IndexedRow): void {
    const content = queryKey?.[3];
    if (content !== undefined) {
      const others = this.#byContent.get(content)?.filter((other) => other !== place) ?? [];
      if (others.length > 0) this.#byContent.set(content, others);
      else this.#byContent.delete(content);
    }
    const row = this.rows[place] as T;
    this.#setEntry(place, this.indexer.index(row, transaction, this.redact));
    this.#hasChanged = true;
  }

  #update(content: string): void {
    for (const place of this.#byContent.get(content) ?? []) this.#updateRow(place);
  }

  #updateRow(place: number): void {
    const entry = this.#entries[place] as IndexedRow;
    const { result } = entry;
    this.indexer.update(entry);
    if (entry.result === result && this.columns.text[place] === entry.codes.text) return;
    // Another index with this row may have been updated first.
    writeRow(this.columns, place, entry.codes);
    this.#hasChanged = true;
  }
}
