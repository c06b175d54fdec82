import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Call } from './Call.js';
import type { Lookup } from './Planner.js';

/** What the planner knows of one lookup while somebody shows it, waits for it, or it travels. */
export interface Entry extends Pick<Lookup, 'key' | 'transaction' | 'answer'> {
  /** The representative transaction id. */
  readonly id: string;
  /** Where it waits until it is sent, with all rows of its group: only those may share a call. */
  readonly pool: Call;
  /** What it takes of a call's `room`; `Infinity` if it is not to be asked. */
  readonly weight: number;
  waiters: readonly Waiter[];
  viewers: number;
  /** When it came on screen; 0 for a demand, which needs no dwell and is the least urgent. */
  since: number;
  /** Those it travels with; undefined unless it is asked. */
  call: Call | undefined;
  /** Its place among the rows that are due, the highest first; negative until it is due. */
  urgency: number;
}

/** Whoever waits for a row. */
export interface Waiter extends Pick<Lookup, 'key'> {
  /** Aborted: it has left. */
  readonly signal: AbortSignal | undefined;
  /** It came without a viewer, and stays without one. */
  readonly isDemand: boolean;
  resolve(answer: MerchantResult): void;
  reject(error: Error): void;
}
