import type { EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { ResponseIssue } from '../service/response/parseResponse.js';

/** Why the queue waits for something other than time. */
export type PauseReason = 'unauthorized' | 'rejected' | 'offline';

/**
 * What the planner did, for logs and counters. Holds transaction ids and field names, never raw text.
 * `ids` are representative transaction ids, in the order of the call.
 */
export type PlannerEvent =
  | { type: 'queued'; id: string }
  /** Left the queue without a request, or another one: no name to ask for, too large for a call, or the queue is held. */
  | { type: 'skipped'; id: string; reason: 'nameless' | 'too-large' | 'paused' }
  /** Nobody wants it any more: it left the queue, or the call that failed with it. */
  | { type: 'cancelled'; id: string }
  /** `filled`: how many rows, at the end of `ids`, ride along only because the call goes anyway. */
  | { type: 'sent'; call: number; ids: readonly string[]; filled: number; attempt: number }
  | { type: 'received'; call: number; ids: readonly string[]; durationMs: number }
  /** The end for these rows; an attempt that is made again is not reported here. */
  | {
      type: 'failed';
      call: number;
      ids: readonly string[];
      kind: EnrichmentErrorKind;
      durationMs: number;
    }
  /** Sent again as calls of these sizes: two halves, or one when rows that nobody wants were left behind. */
  | { type: 'split'; call: number; sizes: readonly number[] }
  /** The whole queue waits: after 429 or 503 for `waitMs`, for the other reasons until it is released. */
  | { type: 'paused'; reason: 'rate-limited'; waitMs: number }
  | { type: 'paused' | 'resumed'; reason: PauseReason }
  /** What was wrong with an answer, before its `answered`. */
  | ResponseIssue;
