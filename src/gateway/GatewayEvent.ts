import type { RefusalReason } from '../endpoint/EndpointOptions.js';
import type { PlannerEvent } from '../planner/types.js';
import type { EnrichmentErrorKind } from '../service/EnrichmentError.js';

/** The option that failed; `internal` is a fault of the gateway itself. */
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
  /** A request was refused before any row was looked up, with a `reason` and a `status`. */
  | { type: 'refused'; reason: RefusalReason; status: number }
  /**
   * The response to a list request: its `status`, how many `rows` were asked for, how many of them
   * the store answered (`stored`) and how many `failed`.
   */
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
  /** A request to the service, and how many `rows` it carries, which is what is billed. */
  | { type: 'called'; rows: number }
  /** An event of the gateway's queue, in the planner's format. Ids are hashed. */
  | { type: 'planner'; event: PlannerEvent }
  /**
   * A `cachePolicy` label that `cacheableSources` does not list, so fields with it are not stored. List
   * it only if your contract allows that: labels of places providers are among them.
   * Emitted once per label, for at most a hundred labels.
   */
  | { type: 'unlisted'; label: string }
  /**
   * The store failed or timed out. After several failures in a row it is `resting`, or `read-only`
   * if only writes fail. `back`: it works again; after `read-only`, its writes have for ten seconds.
   */
  | {
      type: 'store';
      state: 'failed' | 'resting' | 'read-only' | 'back';
      reason?: 'timeout' | 'error';
    }
  /**
   * The circuit breaker: nothing is sent to the service while it is `paused`, for `waitMs` and
   * after a failure of this `kind`; or all is `ok` again.
   */
  | { type: 'service'; state: 'ok' }
  | { type: 'service'; state: 'paused'; kind: EnrichmentErrorKind; waitMs: number };
