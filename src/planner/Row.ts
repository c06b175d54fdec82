import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Background, Lookup, Outcome } from './types.js';

// State of lookups and batches inside the planner.

export type RowStatus =
  /** Not loading; visible, or among the next rows. */
  | 'idle'
  /** Waits for the end of its round, dwell or backoff. */
  | 'queued'
  /** Part of the next requests that may be sent. */
  | 'due'
  | 'sent'
  /**
   * The service rejected it in a batch of one. It fails together with the other bad rows of its
   * bisection.
   */
  | 'rejected'
  /** It has an outcome, which the next flush delivers. */
  | 'settled'
  /** Nothing needs it. The next flush rejects its loads, unless a new load queues it first. */
  | 'cancelled';

/** The planner's state of one lookup while it is visible or loading. */
export interface Row<L extends Lookup> {
  readonly lookup: L;
  readonly id: string;
  /** Size in a request body: its own bytes and a comma. */
  readonly bytes: number;
  status: RowStatus;
  /** Batch it was sent with, or will be sent with again. Undefined: it may join any batch. */
  batch?: Batch<L> | undefined;
  /** Number of current `markVisible` marks. */
  viewers: number;
  /**
   * When it came on screen; undefined if it was only loaded explicitly, or is among the next rows.
   */
  visibleSince?: number | undefined;
  readonly waiters: Set<Waiter>;
  outcome?: Outcome | undefined;
}

/** One pending load. */
export interface Waiter {
  /**
   * `explicit`: started while the row was not visible; hiding the row does not cancel it, nor a
   * `background` load.
   */
  readonly kind: 'visible' | 'explicit' | 'background';
  /** Set for a `background` load. */
  readonly background: Background | undefined;
  /** Without an outcome, the load was cancelled. */
  settle(outcome?: Outcome): void;
}

/** Rows sent together, and retried together when their request fails. */
export interface Batch<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  readonly failureCount: number;
  /** Counts from 1; undefined until it is sent. */
  readonly number?: number | undefined;
  /** When its last backoff ends. */
  readonly retryAt?: number | undefined;
  /** Set for part of a rejected batch. */
  readonly bisection?: Bisection<L> | undefined;
  /** Whether it tests if a paused queue may resume. */
  readonly isProbe?: boolean | undefined;
}

export interface SentBatch<L extends Lookup> extends Batch<L> {
  readonly number: number;
  readonly sentAt: number;
  /** The batch its rows were in before; undefined if they were new. */
  readonly origin: Batch<L> | undefined;
}

/** The search for the bad rows of a rejected batch, shared by all batches it is split into. */
export interface Bisection<L extends Lookup> {
  readonly batch: SentBatch<L>;
  readonly error: EnrichmentError;
  /** Rows of the batch without an outcome. */
  readonly rows: Set<Row<L>>;
  extraBatches: number;
  /** The service accepted at least one part. */
  accepted: boolean;
}
