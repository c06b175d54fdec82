import type { EnrichmentErrorKind, PlannerEvent } from '../../src/index.js';

export type PauseReason = Extract<PlannerEvent, { type: 'paused' | 'resumed' }>['reason'];

/**
 * - `open`: sent, without a result yet
 * - `received`, `missing`, `failed`: its outcome
 * - `cancelled`: no longer needed when its batch failed
 * - `moved`: sent again in a later batch
 */
export type SlotState = 'open' | 'received' | 'missing' | 'failed' | 'cancelled' | 'moved';

/**
 * - `due`: the batch is sent for it
 * - `early`, `outside`: it fills the batch; visible but not due yet, or next to the visible rows
 */
export type SlotPlace = 'due' | 'early' | 'outside';

/** One row of a batch. */
export interface Slot {
  readonly id: string;
  readonly place: SlotPlace;
  readonly state: SlotState;
}

export interface PlannerBatch {
  readonly number: number;
  readonly slots: readonly Slot[];
  readonly attempt: number;
  /** When the newest attempt was sent, milliseconds since 1970. */
  readonly sentAtMs: number;
  /** How long its last attempt took. */
  readonly durationMs: number | undefined;
  readonly error: EnrichmentErrorKind | undefined;
  /** Sizes of the batches into which it was split; empty if it was not. */
  readonly parts: readonly number[];
}

export interface PlannerPause {
  readonly reason: PauseReason;
  readonly sinceMs: number;
  /** Undefined if it does not end by time. */
  readonly waitMs: number | undefined;
}

export interface PlannerTotals {
  /** Lookups that became visible without a result. */
  readonly queued: number;
  /** Left the queue. */
  readonly cancelled: number;
  /** Cancelled with a batch that failed. */
  readonly abandoned: number;
  readonly skipped: number;
  readonly requests: number;
  /** Rows of all batches, counted each time they were sent. */
  readonly requested: number;
  readonly filled: number;
  readonly received: number;
  readonly failed: number;
  readonly missing: number;
  readonly extra: number;
  readonly fieldsDropped: number;
}

/** The state of the planner as far as its events reveal it. */
export interface PlannerView {
  /** Ids that wait for their first batch, in order of arrival. */
  readonly queue: readonly string[];
  /** Newest first: all open ones and the last few settled ones. */
  readonly batches: readonly PlannerBatch[];
  /** At most one per reason. */
  readonly pauses: readonly PlannerPause[];
  readonly totals: PlannerTotals;
}

export const EMPTY_VIEW: PlannerView = {
  queue: [],
  batches: [],
  pauses: [],
  totals: {
    queued: 0,
    cancelled: 0,
    abandoned: 0,
    skipped: 0,
    requests: 0,
    requested: 0,
    filled: 0,
    received: 0,
    failed: 0,
    missing: 0,
    extra: 0,
    fieldsDropped: 0,
  },
};
