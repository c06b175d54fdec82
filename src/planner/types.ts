import type { EnrichmentError, EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { ParsedResponse, ResponseIssue } from '../service/response/parseResponse.js';
import type { RequestOptions, RequestType, Transaction } from '../service/types.js';

/** One row's question to the service. Equal keys are the same question. */
export interface Lookup {
  /** Identity by content, hashed: never raw bank text. */
  readonly key: string;
  /** Reduced to the twelve fields and masked. Its `id` stands for all rows of the lookup. */
  readonly transaction: Transaction;
  /** The result, if it is clear without a request: a row without a usable name is `unmatched`. */
  readonly result: MerchantResult | undefined;
  /** One request carries one set of options, so only lookups of equal groups share a batch. */
  readonly group: RequestGroup;
}

/** What lookups that may share a batch have in common. */
export interface RequestGroup {
  /** Equal for equal options. */
  readonly key: string;
  /** Sent with the request. */
  readonly options: RequestOptions & { type: RequestType };
}

export type Outcome = MerchantResult | EnrichmentError;

/**
 * How the planner batches; every field has a default. Numbers are whole. A number that cannot work
 * throws a `RangeError`.
 */
export interface BatchOptions {
  /** Transactions in one request, at most. Default 25, as the service recommends. */
  maxSize?: number | undefined;
  /** Bytes of one request body, at most. Default 64 kB. */
  maxBytes?: number | undefined;
  /** Requests in flight at a time. Default 2. */
  concurrency?: number | undefined;
  /** How long a row must be visible to be requested while the list scrolls. Default 100 ms. */
  dwellMs?: number | undefined;
  /** `fill`: a batch that is sent anyway takes along the next rows off screen. Default `fill`. */
  prefetch?: 'fill' | 'none' | undefined;
  /** How long to wait for the fetcher. Default 30 s. */
  timeoutMs?: number | undefined;
}

/**
 * `doubtful`: `navigator.onLine` is false. Browsers are sometimes wrong about it, so that requests are
 * tried, and wait only once one has failed. `offline`: nothing is sent.
 */
export type Connection = 'online' | 'doubtful' | 'offline';

/** Time, randomness and connection, injected so that tests control them. Called without `this`. */
export interface PlannerEnvironment {
  /** Milliseconds on a clock that is never set back. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimer(task: () => void, ms: number): () => void;
  /** 0 ≤ x < 1, for jitter. */
  random(): number;
  connection(): Connection;
  /** Calls `listener` on every change of the connection; the returned function unsubscribes. */
  onConnectionChange(listener: () => void): () => void;
  /** Calls `listener` when a person comes back to the page after a minute or more. */
  onReturn(listener: () => void): () => void;
}

/** What the planner needs from its host. Called without `this`; none of them may throw. */
export interface PlannerCallbacks<L extends Lookup = Lookup> {
  /**
   * Sends one request for lookups of one group, at least one, and parses the response. Rejects with
   * an `EnrichmentError` only.
   */
  send(lookups: readonly L[], signal: AbortSignal): Promise<ParsedResponse>;
  /**
   * Everything that one flush settled, in one go, before the promises settle. Keyed by the lookup
   * object that the planner knows the row by: the first that it was given.
   */
  settle(outcomes: ReadonlyMap<L, Outcome>): void;
  /**
   * A load is still pending for a lookup that will not be requested, because no row needs it any
   * more or the planner stopped. The host puts it back to where it was before the load.
   */
  revert(lookup: L): void;
  /**
   * How long a visible row does not load the lookup: the wait that is left after it failed, 0 if
   * there is none, and `Infinity` if its result is fresh or something else loads it.
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
   * at once, and wanted until its signal is aborted.
   */
  load(lookup: L, signal?: AbortSignal): Promise<MerchantResult>;
  /** The lookup is on screen, before it is loaded. The returned function unmarks it. */
  markVisible(lookup: L): () => void;
  /**
   * The lookups just outside the screen, nearest first in the direction of travel. Replaces what
   * `source` (a list) said before; an empty list forgets it.
   */
  setNext(source: object, lookups: readonly L[]): void;
  /** Whether `source` (a list) is being scrolled. */
  setScrolling(source: object, scrolling: boolean): void;
  /**
   * The host app removed the lookup's query. Queued, it is not sent; in flight, its result is
   * thrown away, and a request that carries nothing else wanted is aborted. What waits for it
   * rejects with a `LookupCancelledError`. A later load starts anew. It stays marked visible.
   */
  cancel(key: string): void;
  /**
   * A paused queue probes at once. Without a pause, visible rows that failed load at once. Returns
   * whether something waits or is on its way now.
   */
  resume(): boolean;
  /** Ends everything: cancels all lookups, aborts all requests, removes timers and listeners. */
  stop(): void;
}

/** What a load rejects with when it ends without an outcome. No failure: it may be loaded again. */
export class LookupCancelledError extends Error {
  override readonly message = 'Merchantry: the lookup was cancelled.';
}

/** Failures that pause the queue, because no row explains them. */
export type RefusalKind = 'unauthorized' | 'refused' | 'rejected';

/** Why the queue waits for something other than time. */
export type PauseReason = RefusalKind | 'offline';

/**
 * What the planner did, for logs and counters. Holds transaction ids and field names, never raw
 * text. `ids` are representative transaction ids, in the order of the batch.
 */
export type PlannerEvent =
  | { type: 'queued'; id: string }
  /** Left the queue without a request: no usable name, too large, or the queue is paused. */
  | { type: 'skipped'; id: string; reason: 'nameless' | 'too-large' | 'paused' }
  /** Nothing wants it any more: it left the queue, or its request was aborted or failed. */
  | { type: 'cancelled'; id: string }
  /**
   * One request. `attempt` counts from 1. `filled`: how many rows, at the end of `ids`, go along
   * only because the batch goes anyway. `probe`: it finds out whether a paused queue may go on.
   */
  | {
      type: 'sent';
      batch: number;
      ids: readonly string[];
      filled: number;
      attempt: number;
      probe: boolean;
    }
  /** The response to it, with the rows that have a result. */
  | { type: 'received'; batch: number; ids: readonly string[]; attempt: number; durationMs: number }
  /**
   * A request that failed, or rows whose part of a response is `malformed`. `retried`: its rows are
   * sent again, whole or in parts; else they have failed.
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
  /** Sent again as batches of these sizes: two halves, or one without rows that nothing wants. */
  | { type: 'split'; batch: number; sizes: readonly number[] }
  /**
   * The whole queue waits: after 429 or 503 for `waitMs`; offline for the connection; else until a
   * probe succeeds, the first of which goes after `waitMs`.
   */
  | { type: 'paused'; reason: 'rate-limited' | RefusalKind; waitMs: number }
  | { type: 'paused'; reason: 'offline' }
  | { type: 'resumed'; reason: PauseReason }
  /** What was wrong with a response, before its `received`. */
  | ResponseIssue;
