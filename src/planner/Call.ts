import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Entry } from './Entry.js';
import type { RequestGroup } from './Planner.js';

/** Rows that travel together. A pool is a call that was never sent: its rows may be parted, and more may join. */
export interface Call {
  readonly options: RequestGroup['options'];
  /** The weight of its rows, at most. */
  readonly room: number;
  /** The weight of those of its rows that are due and not sent. */
  due: number;
  /** Counted from 1; 0 until it is sent. */
  readonly number: number;
  /** How often it was sent. */
  readonly attempt: number;
  readonly sentAt: number;
  /** It rests until then. */
  readonly notBefore: number;
  readonly split?: Split;
}

/** The search for a bad row, shared by all parts of a call that was rejected. */
export interface Split {
  readonly call: Call;
  readonly error: EnrichmentError;
  /** How many calls were made of it. */
  parts: number;
  /** The service accepted at least one. */
  answered: boolean;
  /** Its rows of which is not known yet whether they are bad. */
  open: number;
  /** Rows found bad. They cannot leave, and fail together when the search ends. */
  readonly rejected: Entry[];
}
