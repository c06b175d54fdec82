import type { EnrichmentErrorKind } from '../../service/EnrichmentError.js';
import type { GatewayLookup } from '../createLookupMaker.js';
import type { EnrichableRow } from './EnrichOptions.js';

/** Requests that are prepared together. */
const AHEAD = 4;
/** Maximum rows held back until enough of them have to be requested. */
const MAX_HELD = 1_000;
/** Lookups whose results are remembered for further rows of equal content. */
const MAX_KNOWN = 5_000;

/** The records of a lookup as JSON, or why it has none. */
export type RecordsOrError = string | EnrichmentErrorKind;

interface HeldRow {
  readonly row: EnrichableRow;
  /** Undefined for a row that is not looked up. */
  readonly lookup: GatewayLookup | undefined;
}

interface HistoryOptions {
  rows: Iterable<EnrichableRow> | AsyncIterable<EnrichableRow>;
  batchSize: number;
  /** Undefined for a row that is not looked up. Throws for something that is no row. */
  lookupOf(row: EnrichableRow): GatewayLookup | undefined;
  /** Reads what the store has of these lookups. */
  readStored(
    lookups: readonly GatewayLookup[],
  ): Promise<ReadonlyMap<GatewayLookup, { readonly json: string }>>;
}

/** The rows of a history as far as they are read, what is known of them, and what is missing. */
export class History {
  readonly #options: HistoryOptions;
  readonly #source: Iterator<EnrichableRow> | AsyncIterator<EnrichableRow>;
  /** Rows that have not been yielded. */
  readonly #held: HeldRow[] = [];
  /** Results by the key of the lookup, also those of earlier rows. */
  readonly #results = new Map<string, RecordsOrError>();
  /** Lookups to be requested, by key. */
  readonly #missing = new Map<string, GatewayLookup>();
  #isRead = false;
  /** The error that ended the source. It is thrown once all rows before it have been yielded. */
  #error: { readonly error: unknown } | undefined;

  constructor(options: HistoryOptions) {
    const { rows } = options;
    this.#options = options;
    this.#source =
      Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  get isFinished(): boolean {
    return this.#isRead && this.#held.length === 0;
  }

  get hasMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** Reads rows until there is enough to request, and returns that: full requests if possible. */
  async next(): Promise<readonly GatewayLookup[]> {
    const { batchSize } = this.#options;
    const isFull = () => this.#held.length >= MAX_HELD;
    while (!this.#isRead && this.#missing.size < AHEAD * batchSize && !isFull()) {
      await this.#read();
    }
    const { size } = this.#missing;
    const isLast = this.#isRead || isFull();
    const count = Math.min(isLast ? size : size - (size % batchSize), AHEAD * batchSize);
    return [...this.#missing.values()].slice(0, count);
  }

  settle({ key }: GatewayLookup, result: RecordsOrError): void {
    this.#missing.delete(key);
    this.#results.set(key, result);
  }

  /** Removes and returns the first row with its result; undefined until it has one. */
  takeFirst(): readonly [row: EnrichableRow, result: RecordsOrError] | undefined {
    const [first] = this.#held;
    if (!first) return undefined;
    const { row, lookup } = first;
    const result = lookup ? this.#results.get(lookup.key) : '[]';
    if (result === undefined) {
      // Its result may have been forgotten.
      if (lookup) this.#missing.set(lookup.key, lookup);
      return undefined;
    }
    this.#held.shift();
    const [oldest] = this.#results.keys();
    if (this.#results.size > MAX_KNOWN && oldest !== undefined) this.#results.delete(oldest);
    return [row, result];
  }

  /** Throws the error of the source, if there was one. */
  throwError(): void {
    if (this.#error) throw this.#error.error;
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }

  /** Reads the next rows, and what the store has of them. */
  async #read(): Promise<void> {
    const { batchSize, lookupOf, readStored } = this.#options;
    const fresh = new Map<string, GatewayLookup>();
    for (let size = 0; size < batchSize && !this.#isRead; size += 1) {
      try {
        const { done, value: row } = await this.#source.next();
        if (done) {
          this.#isRead = true;
          break;
        }
        const lookup = lookupOf(row);
        this.#held.push({ row, lookup });
        const isKnown = lookup && (this.#results.has(lookup.key) || this.#missing.has(lookup.key));
        if (lookup && !isKnown) fresh.set(lookup.key, lookup);
      } catch (error) {
        this.#error = { error };
        this.#isRead = true;
      }
    }
    const lookups = [...fresh.values()];
    const stored = await readStored(lookups);
    for (const lookup of lookups) {
      const result = stored.get(lookup);
      if (result) this.settle(lookup, result.json);
      else this.#missing.set(lookup.key, lookup);
    }
  }
}
