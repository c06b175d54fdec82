import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Lookup, Outcome } from './types.js';

// The planner's own state of lookups, and of the batches that they go with.

export type RowStatus =
  /** Not loading: it is visible, or it is one of the next rows. */
  | 'idle'
  /** Waits for the end of its round, dwell or backoff. */
  | 'queued'
  /** Goes with the next requests that may be sent. */
  | 'due'
  | 'sent'
  /** The service rejected it alone. It fails together with the other bad rows of its bisection. */
  | 'rejected'
  /** Has its outcome, which the next flush hands over. */
  | 'settled'
  /** Nothing wants it. The next flush rejects its loads, unless another load queues it before. */
  | 'cancelled';

/** What the planner knows of one lookup while it is visible or loading. */
export interface Row<L extends Lookup> {
  readonly lookup: L;
  readonly id: string;
  /** What it takes of a request: its own bytes and a comma. */
  readonly bytes: number;
  status: RowStatus;
  /** What it was sent with, or waits to be sent with again. None: it may share any. */
  batch?: Batch<L> | undefined;
  /** How often it is marked visible. */
  viewers: number;
  /** When it came on screen; undefined if it was only loaded explicitly, or is a next row. */
  visibleSince?: number | undefined;
  readonly waiters: Set<Waiter>;
  outcome?: Outcome | undefined;
}

/** One pending load. */
export interface Waiter {
  /** `explicit`: it came while the row was not visible, and stays when the row is hidden. */
  readonly kind: 'visible' | 'explicit';
  /** Without an outcome the load was cancelled. */
  settle(outcome?: Outcome): void;
}

/** Rows that go together, and again together when their request fails. */
export interface Batch<L extends Lookup> {
  readonly rows: readonly Row<L>[];
  readonly failureCount: number;
  /** Counted from 1; undefined until it is sent. */
  readonly number?: number | undefined;
  /** The end of its last backoff. */
  readonly retryAt?: number | undefined;
  /** Of a part of a batch that was rejected. */
  readonly bisection?: Bisection<L> | undefined;
  /** Finds out whether a paused queue may go on. */
  readonly isProbe?: boolean | undefined;
}

export interface SentBatch<L extends Lookup> extends Batch<L> {
  readonly number: number;
  readonly sentAt: number;
  /** What its rows waited in before; undefined: with all that were not sent. */
  readonly origin: Batch<L> | undefined;
}

/** The search for the bad rows of a rejected batch, shared by all batches that it is cut into. */
export interface Bisection<L extends Lookup> {
  readonly batch: SentBatch<L>;
  readonly error: EnrichmentError;
  /** Rows of the batch without an outcome. */
  readonly rows: Set<Row<L>>;
  extraBatches: number;
  /** The service accepted at least one part. */
  accepted: boolean;
}
