import type { EnrichmentError, EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { ParsedResponse, ResponseIssue } from '../service/response/parseResponse.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';

/** The lookup of one or more rows. Equal keys are the same lookup. */
export interface Lookup {
  /** Hash of the content: never raw bank text. */
  readonly key: string;
  /** Reduced to the twelve sent fields and masked. Its `id` represents all rows of the lookup. */
  readonly transaction: Transaction;
  /** The result, if no request is needed: a row without a usable name is `unmatched`. */
  readonly result: MerchantResult | undefined;
  /** A request carries one set of options, so only lookups of equal groups share a batch. */
  readonly group: RequestGroup;
}

/** The request options that lookups of one batch share. */
export interface RequestGroup {
  /** Equal for equal options. */
  readonly key: string;
  /** Sent with the request. */
  readonly options: RequestOptions & { type: RequestType };
}

export type Outcome = MerchantResult | EnrichmentError;

/**
 * How lookups are batched. All numbers are integers; one that cannot work throws a `RangeError`.
 */
export interface BatchOptions {
  /** Maximum transactions in one request. Default 25, as the service recommends. */
  maxSize?: number | undefined;
  /** Maximum bytes of one request body. Default 65,536. */
  maxBytes?: number | undefined;
  /** Maximum concurrent requests. Default 2. */
  concurrency?: number | undefined;
  /**
   * How long a row must stay visible before it is requested while the list scrolls. Default 100 ms.
   */
  dwellMs?: number | undefined;
  /**
   * `fill` (default): a batch that is sent anyway is filled up with the next rows off screen.
   * `none`: it is not.
   */
  prefetch?: 'fill' | 'none' | undefined;
  /**
   * Timeout of a request, in milliseconds. Default: that of the fetcher, otherwise 30,000. If both
   * are set, the shorter one applies.
   */
  timeoutMs?: number | undefined;
}

/**
 * `doubtful`: `navigator.onLine` is false. Browsers are sometimes wrong about that, so requests are
 * tried, and wait only after one has failed. `offline`: nothing is sent.
 */
export type Connection = 'online' | 'doubtful' | 'offline';

/** Time, randomness and connection, injected so that tests control them. Called without `this`. */
export interface PlannerEnvironment {
  /** Milliseconds on a monotonic clock. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimer(task: () => void, ms: number): () => void;
  /** A number with 0 ≤ x < 1, for jitter. */
  random(): number;
  connection(): Connection;
  /** Calls `listener` on every change of the connection; the returned function unsubscribes. */
  onConnectionChange(listener: () => void): () => void;
  /** Calls `listener` when the reader returns to the page after a minute or more. */
  onReturn(listener: () => void): () => void;
}

/**
 * Loads behind everything on screen, such as the rest of a long list. They fill up other requests;
 * requests of their own leave one of the concurrent requests to rows on screen, if there is more
 * than one.
 */
export interface Background {
  /**
   * Called before each request that carries nothing else, retries and probes included. If it
   * returns false, the request is not sent, and its loads are cancelled.
   */
  mayRequest(): boolean;
}

/** Callbacks to the planner's host. Called without `this`; none of them may throw. */
export interface PlannerCallbacks<L extends Lookup = Lookup> {
  /**
   * Sends one request for at least one lookup of one group, and parses the response. Rejects only
   * with an `EnrichmentError`.
   */
  send(lookups: readonly L[], signal: AbortSignal): Promise<ParsedResponse>;
  /**
   * Delivers all outcomes of one flush at once, before the promises settle. The keys are the lookup
   * objects by which the planner first learned of each row.
   */
  settle(outcomes: ReadonlyMap<L, Outcome>): void;
  /**
   * Called when a pending load ends without a request, because no row needs it any more or the
   * planner stopped. The host restores the state before the load.
   */
  revert(lookup: L): void;
  /**
   * How long a visible row must not load the lookup: the rest of the wait after a failure, 0
   * without one, and `Infinity` if its result is fresh or something else loads it.
   */
  waitMs(lookup: L): number;
  onEvent(event: PlannerEvent): void;
}

/** Decides which lookups to request, when, and batched with which others. */
export interface Planner<L extends Lookup = Lookup> {
  /**
   * Loads a lookup, joining one that is queued or in flight. Rejects with an `EnrichmentError` when
   * there is no usable result, and with a `LookupCancelledError` when `signal` is aborted, or when
   * no row needs the lookup any more. A lookup that is not visible is an explicit load: it is sent
   * at once, and wanted until its signal is aborted. With `background` it is sent behind all other
   * rows, and also wanted until its signal is aborted.
   */
  load(lookup: L, signal?: AbortSignal, background?: Background): Promise<MerchantResult>;
  /**
   * Marks the lookup as on screen. Call it before `load`. The returned function removes the mark.
   */
  markVisible(lookup: L): () => void;
  /**
   * Sets the lookups just outside the screen, nearest first in the direction of travel. Replaces
   * the previous ones of `source` (a list); an empty array removes them.
   */
  setNext(source: object, lookups: readonly L[]): void;
  /** Sets whether `source` (a list) is being scrolled. */
  setScrolling(source: object, scrolling: boolean): void;
  /**
   * Cancels a lookup whose query the host app removed. A queued one is not sent; the result of one
   * in flight is discarded, and a request without any other wanted row is aborted. Its loads reject
   * with a `LookupCancelledError`. It stays marked visible, and may be loaded again.
   */
  cancel(key: string): void;
  /**
   * Makes a paused queue probe at once; otherwise loads visible rows that failed. Returns whether
   * anything is queued or in flight.
   */
  resume(): boolean;
  /** Cancels all lookups, aborts all requests, removes timers and listeners. */
  stop(): void;
}

/**
 * Rejection of a load that ended without an outcome. Not a failure: the lookup may be loaded again.
 */
export class LookupCancelledError extends Error {
  override readonly message = 'Merchantry: the lookup was cancelled.';
}

/** Failures that pause the queue, because they are not about a row. */
export type RefusalKind = 'unauthorized' | 'refused' | 'rejected';

/** Why the queue is waiting for anything but time. */
export type PauseReason = RefusalKind | 'offline';

/**
 * Something the planner did, for logs and counters. Contains transaction ids and field names, never
 * raw text. `ids` are representative transaction ids, in the order of the batch.
 */
export type PlannerEvent =
  /** A lookup entered the queue. */
  | { type: 'queued'; id: string }
  /**
   * A lookup left the queue without a request: it has no usable name (`nameless`), is larger than a
   * request may be (`too-large`), or the queue is paused (`paused`).
   */
  | { type: 'skipped'; id: string; reason: 'nameless' | 'too-large' | 'paused' }
  /**
   * Nothing needs the lookup any more: it left the queue, or its request was aborted or failed.
   * Rows that only filled a request are reported without having been `queued`.
   */
  | { type: 'cancelled'; id: string }
  /**
   * One request. `attempt` counts from 1, and a retry keeps the number of its `batch`. `filled`:
   * number of rows at the end of `ids` that only fill up the batch; all of them if it is for the
   * background. `probe`: the request tests whether a paused queue may resume.
   */
  | {
      type: 'sent';
      batch: number;
      ids: readonly string[];
      filled: number;
      attempt: number;
      probe: boolean;
    }
  /** The response to a request, after `durationMs`, with the rows that have a result. */
  | { type: 'received'; batch: number; ids: readonly string[]; attempt: number; durationMs: number }
  /**
   * A request that failed, or rows whose part of a response is `malformed`. `retried`: the rows are
   * sent again, whole or in parts; otherwise they have failed.
   */
  | {
      type: 'failed';
      batch: number;
      ids: readonly string[];
      kind: EnrichmentErrorKind;
      /** HTTP status, if there was a response. */
      status: number | undefined;
      attempt: number;
      durationMs: number;
      retried: boolean;
    }
  /**
   * A failed batch is sent again as batches of these sizes: two halves, or one without the rows
   * that nothing needs any more.
   */
  | { type: 'split'; batch: number; sizes: readonly number[] }
  /**
   * The whole queue waits: after 429 or 503 for `waitMs`; offline until the connection returns;
   * otherwise until a probe succeeds, the first of which is sent after `waitMs`.
   */
  | { type: 'paused'; reason: 'rate-limited' | RefusalKind; waitMs: number }
  | { type: 'paused'; reason: 'offline' }
  /** The queue sends again. Not reported after `rate-limited`, whose pause ends after `waitMs`. */
  | { type: 'resumed'; reason: PauseReason }
  /** A problem in a response, reported before its `received`. */
  | ResponseIssue;
