import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Lookup, Outcome } from './Planner.js';

/** One promise that `load` gave away. */
export interface Waiter {
  /** The lookup was on screen at the time: this waiter leaves with the last viewer. */
  readonly bound: boolean;
  /** Settles the promise; an error rejects it. */
  end(outcome: Outcome | Error): void;
}

/** What the planner knows of one lookup while somebody shows it, waits for it, or it travels. */
export interface Entry {
  readonly lookup: Lookup;
  /** Equal for lookups whose request options are equal: only those may share a call. */
  readonly group: string;
  /** What the row adds to a request body, its comma included. */
  readonly bytes: number;
  /** What the body takes without any row. */
  readonly envelopeBytes: number;
  /** The outcome of a row that must not be sent at all. */
  readonly refusal: Outcome | undefined;
  readonly waiters: Set<Waiter>;
  viewers: number;
  /** When it came on screen, or was demanded. */
  since: number;
  /** On screen and about to be loaded: a round at rest waits for it. */
  announced: boolean;
  /** Loaded and not settled. */
  asked: boolean;
  /** Due: it stayed for the dwell, or its round at rest is complete. */
  ready: boolean;
  /** The call that carries it. An entry that is asked and has no call is queued. */
  call: Call | undefined;
}

/** Some lookups that travel together. */
export interface Call {
  /** Given when it is first sent; until then that of the call it is a part of. */
  number: number;
  entries: readonly Entry[];
  /** How often it was sent. */
  attempt: number;
  sentAt: number;
  /** Nobody can leave: it is on the wire, or its rows were found bad and fail when the split ends. */
  closed: boolean;
  /** Otherwise it rests until then, to be sent again. */
  restsUntil: number;
  split: Split | undefined;
}

/** The search for a bad row: shared by all the calls that one rejected call was cut into. */
export interface Split {
  /** Extra calls it may still make. */
  budget: number;
  /** Calls that have not come to an end. */
  open: number;
  succeeded: boolean;
  /** Rows found bad; they fail together when the search ends. */
  readonly rejected: Entry[];
  /** What the service said first. */
  readonly error: EnrichmentError;
}
