import type { PlannerEvent } from '../planner/types.js';
import type { EnrichmentErrorKind } from '../service/EnrichmentError.js';

/** Why a request was refused before any row was looked up. */
export type RefusalReason =
  | 'method'
  | 'cross-site'
  | 'content-type'
  | 'headers-too-large'
  | 'unauthorized'
  | 'body-too-large'
  | 'body-too-slow'
  | 'malformed'
  | 'over-budget'
  /** More open requests than `limits.requests`, or than one scope may have. */
  | 'overloaded'
  /** `authorize` or `scopeOf` threw or returned no scope. */
  | 'misconfigured'
  /** A bug in the gateway. */
  | 'internal';

/** What failed: a function of the host app, the store, or the gateway itself (`internal`). */
export type GatewayErrorKind =
  | 'authorize'
  | 'scopeOf'
  | 'apiKey'
  | 'redact'
  | 'wantsMore'
  | 'onEvent'
  | 'store'
  | 'internal';

/** Something the gateway did, for logs and counters. Contains no raw text, key, scope or row id. */
export type GatewayEvent =
  | { type: 'refused'; reason: RefusalReason; status: number }
  /** The response to a list request. `stored`: number of rows answered from the store. */
  | {
      type: 'answered';
      status: number;
      rows: number;
      stored: number;
      failed: number;
      durationMs: number;
    }
  /** The caller disconnected before the response. Its rows do not count as failed. */
  | { type: 'cancelled'; rows: number; durationMs: number }
  /** A request to the service with this many rows. */
  | { type: 'called'; rows: number }
  /** An event of the gateway's queue, in the planner's format. Ids are hashed. */
  | { type: 'planner'; event: PlannerEvent }
  /**
   * A `cachePolicy` label that `cacheableSources` does not list, so fields with it are not stored.
   * Emitted once per label, for at most a hundred labels.
   */
  | { type: 'unlisted'; label: string }
  /**
   * The store failed or timed out. After several failures in a row it is `resting`, or `read-only`
   * if only writes fail. `back`: it works again.
   */
  | {
      type: 'store';
      state: 'failed' | 'resting' | 'read-only' | 'back';
      reason?: 'timeout' | 'error';
    }
  /**
   * State of the circuit breaker before the service. `paused`: nothing is sent for `waitMs`,
   * because of `kind`. After that, one request at a time is sent until one succeeds.
   */
  | { type: 'service'; state: 'ok' }
  | { type: 'service'; state: 'paused'; kind: EnrichmentErrorKind; waitMs: number };
