import type { CategoryKey } from '../../record/categories.js';
import type { CategorizedTransaction } from '../../record/categoryKey.js';
import type { MerchantTransaction } from '../../record/merchantKey.js';
import type { EnrichmentErrorKind } from '../../service/EnrichmentError.js';
import type {
  MerchantRecord,
  RequestOptions,
  RequestType,
  Transaction,
} from '../../service/types.js';

/** A row of a history. Only the twelve wire fields are sent, masked. */
export type EnrichableRow = Transaction & MerchantTransaction & CategorizedTransaction;

export interface EnrichOptions {
  /** Id of the customer or account, as `scopeOf` returns it. Never empty. */
  scope: string;
  /** Type of the records. Default `restrictive`. */
  type?: RequestType | undefined;
  /** Further request options. With those of the pages, one stored result serves both. */
  request?: Omit<RequestOptions, 'type'> | undefined;
  /** Maximum number of requests to the service, retries included. Default: no limit. */
  maxRequests?: number | undefined;
  /** Ends the iteration. Requests under way go on, and their results are stored. */
  signal?: AbortSignal | undefined;
  /** Called after each request, and before each wait. Errors it throws are ignored. */
  onProgress?: ((progress: EnrichProgress) => void) | undefined;
}

export interface EnrichProgress {
  /** Number of rows yielded so far. */
  readonly done: number;
  /** Number of requests to the service so far. */
  readonly requests: number;
  /** How long it waits before it goes on, in milliseconds; undefined if it does not. */
  readonly waitMs: number | undefined;
}

/** The result of one row. */
export interface EnrichedRow {
  readonly id: string;
  /**
   * The best record; undefined if there is none: no match, withheld by `redact`, or `error`. It is
   * for this process; only `cacheable` may be written down.
   */
  readonly merchant: MerchantRecord | undefined;
  /** See `merchantKey`. Made of `cacheable`, so that it may be written down with it. */
  readonly merchantKey: string | undefined;
  /** See `categoryKey`. Made of `cacheable` and of the row. */
  readonly categoryKey: CategoryKey;
  /**
   * The part of `merchant` whose sources are among `cacheableSources`, without its position;
   * undefined if nothing is left.
   */
  readonly cacheable: MerchantRecord | undefined;
  /** Why this row alone has no result: `rejected`, `missing` or `too-large`. */
  readonly error: EnrichmentErrorKind | undefined;
}

/** Why `enrich` has stopped before the last row. */
export class EnrichStoppedError extends Error {
  override readonly name = 'EnrichStoppedError';
  /** Kind of the service's last failure, or what else has stopped it. */
  readonly reason: EnrichmentErrorKind | 'max-requests' | 'closed';
  /** Number of rows yielded. To resume, pass the rows from this index on. */
  readonly done: number;

  constructor(reason: EnrichStoppedError['reason'], done: number) {
    super(
      `Merchantry: enrich has stopped after ${done} rows (${reason}). To resume, pass the rows from that index on.`,
    );
    this.reason = reason;
    this.done = done;
  }
}
