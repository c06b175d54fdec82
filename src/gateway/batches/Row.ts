import type { EnrichmentError } from '../../service/EnrichmentError.js';
import type { Circle, GatewayLookup } from '../createLookupMaker.js';

/** A row's records, or the error instead of them; undefined if its caller cancelled. */
export type RowOutcome =
  | { readonly json: string; readonly headers: Readonly<Record<string, string>> }
  | EnrichmentError
  | undefined;

/** Who asks: what is shared, and the scope that would be to blame for a bad row. */
export interface Caller {
  readonly circle: Circle;
  /** A hash. */
  readonly scope: string;
}

/** One load of one row that waits. */
export interface Waiter {
  readonly scope: string;
  settle(outcome: RowOutcome): void;
}

/** A lookup that callers have loaded and that has no result yet, queued or in flight. */
export interface Row {
  readonly lookup: GatewayLookup;
  readonly circle: Circle;
  readonly waiters: Set<Waiter>;
  /** The number of the newest load of this lookup: the newest is sent first. */
  turn: number;
  since: number;
}

/** Rows that are sent together, and again together if that fails. */
export interface Batch {
  readonly rows: readonly Row[];
  readonly failures: number;
  readonly readyAt: number;
  /** All parts of a batch that was split share this count. */
  readonly bisection?: { parts: number; isAccepted: boolean } | undefined;
  /** The batch is sent without a claim, because the replica that holds it has taken too long. */
  readonly isOverdue?: boolean | undefined;
}

export const idOf = ({ lookup }: Row): string => lookup.serviceId;

export const isWanted = ({ waiters }: Row): boolean => waiters.size > 0;

/** The first of those who wait for it. */
export const scopeOf = ({ waiters }: Row): string => waiters.values().next().value?.scope ?? '';
