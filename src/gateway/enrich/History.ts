import type { EnrichmentErrorKind } from '../../service/EnrichmentError.js';
import type { GatewayLookup } from '../createLookupMaker.js';
import type { EnrichableRow } from './EnrichOptions.js';

/** Requests that are prepared together. */
const AHEAD = 4;
/** Maximum rows held back until enough of them have to be requested. */
const MAX_HELD = 1_000;
/** Lookups whose answers are remembered for further rows of equal content. */
const MAX_KNOWN = 5_000;

/** The records of a lookup as JSON, or why it has none. */
export type Answer = string | EnrichmentErrorKind;

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
  /** Answers by the key of the lookup, also those of earlier rows. */
  readonly #answers = new Map<string, Answer>();
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

  settle({ key }: GatewayLookup, answer: Answer): void {
    this.#missing.delete(key);
    this.#answers.set(key, answer);
  }

  /** Removes and returns the first row with its answer; undefined until it is answered. */
  takeFirst(): readonly [row: EnrichableRow, answer: Answer] | undefined {
    const [first] = this.#held;
    if (!first) return undefined;
    const { row, lookup } = first;
    const answer = lookup ? this.#answers.get(lookup.key) : '[]';
    if (answer === undefined) {
      // Its answer may have been forgotten.
      if (lookup) this.#missing.set(lookup.key, lookup);
      return undefined;
    }
    this.#held.shift();
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_KNOWN && oldest !== undefined) this.#answers.delete(oldest);
    return [row, answer];
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
        const isKnown = lookup && (this.#answers.has(lookup.key) || this.#missing.has(lookup.key));
        if (lookup && !isKnown) fresh.set(lookup.key, lookup);
      } catch (error) {
        this.#error = { error };
        this.#isRead = true;
      }
    }
    const lookups = [...fresh.values()];
    const stored = await readStored(lookups);
    for (const lookup of lookups) {
      const answer = stored.get(lookup);
      if (answer) this.settle(lookup, answer.json);
      else this.#missing.set(lookup.key, lookup);
    }
  }
}
