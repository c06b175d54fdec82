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
  /** More requests in hand than `limits.requests`, or than one scope may have. */
  | 'overloaded'
  /** `authorize` or `scopeOf` threw, or gave no scope. */
  | 'misconfigured'
  /** Something in the gateway failed: a fault of it. */
  | 'internal';

/** Names what failed: a function of the host app, the store, or the gateway itself (`internal`). */
export type GatewayErrorKind =
  | 'authorize'
  | 'scopeOf'
  | 'apiKey'
  | 'redact'
  | 'wantsMore'
  | 'onEvent'
  | 'store'
  | 'internal';

/** What the gateway did, for logs and counters. Holds no raw text, no key, no scope, no row id. */
export type GatewayEvent =
  | { type: 'refused'; reason: RefusalReason; status: number }
  /** A response to a list request. `stored`: rows that the store answered. */
  | {
      type: 'answered';
      status: number;
      rows: number;
      stored: number;
      failed: number;
      durationMs: number;
    }
  /** The caller left before its response: no row of it counts as failed. */
  | { type: 'cancelled'; rows: number; durationMs: number }
  /** A request to the service, with this many rows. */
  | { type: 'called'; rows: number }
  /** An event of the queue before the service, as the planner has them in a browser. Ids are hashes. */
  | { type: 'planner'; event: PlannerEvent }
  /**
   * A label of `cachePolicy` that `cacheableSources` does not list, so that fields with it are not
   * stored. Once for each label, for the first hundred.
   */
  | { type: 'unlisted'; label: string }
  /**
   * The store did not answer in time, or failed; after several in a row it is `resting`, or
   * `read-only` if only writes fail. `back`: all is well again.
   */
  | {
      type: 'store';
      state: 'failed' | 'resting' | 'read-only' | 'back';
      reason?: 'timeout' | 'error';
    }
  /**
   * Whether the service is called: not while `paused`, for `waitMs`, and one call at a time once that
   * is over, until one succeeds. `kind`: why it paused.
   */
  | { type: 'service'; state: 'ok' }
  | { type: 'service'; state: 'paused'; kind: EnrichmentErrorKind; waitMs: number };
