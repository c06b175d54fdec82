import type { EnrichmentError } from '../../service/EnrichmentError.js';
import type { GatewayLookup, SharingScope } from '../createLookupMaker.js';

/** A row's records or its error; undefined if its caller cancelled. */
export type RowOutcome =
  | { readonly json: string; readonly headers: Readonly<Record<string, string>> }
  | EnrichmentError
  | undefined;

/** A history that `enrich` looks up, after the rows of customers. */
export interface Background {
  /** Reserves a request that carries nothing else, retries included; false if there may be no more. */
  mayRequest(): boolean;
  /** Ends the reservation. Without a request, it may be used again. */
  requested(isSent: boolean): void;
}

/** The caller: the scope within which results are shared, and the one responsible for a bad row. */
export interface Caller {
  readonly sharingScope: SharingScope;
  /** Hashed. */
  readonly scope: string;
  /** Set by `enrich`: these rows are requested after those of customers. */
  readonly background?: Background | undefined;
}

/** One pending load of one row. */
export interface Waiter {
  readonly scope: string;
  readonly background: Background | undefined;
  settle(outcome: RowOutcome): void;
}

/** A lookup that callers are waiting for, queued or in flight. */
export interface Row {
  readonly lookup: GatewayLookup;
  readonly sharingScope: SharingScope;
  readonly waiters: Set<Waiter>;
  /**
   * Number of the newest load of this lookup; rows with the highest number are sent first. 0 in the
   * background.
   */
  turn: number;
  since: number;
}

/** Rows sent together. */
export interface Batch {
  readonly rows: readonly Row[];
  readonly failures: number;
  readonly readyAt: number;
  /** Rows of the same batch that are sent after `rows` have succeeded or failed. See `partsToRetry`. */
  readonly rest?: readonly Row[] | undefined;
  /** Shared by all parts of a batch that was split. */
  readonly bisection?: { parts: number; isAccepted: boolean } | undefined;
  /**
   * Whether to send it without a claim, because the replica that holds the claim has taken too
   * long.
   */
  readonly isOverdue?: boolean | undefined;
}

/** The rows of a batch, with those that wait. */
export const allRowsOf = ({ rows, rest = [] }: Batch): readonly Row[] => [...rows, ...rest];

export const idOf = ({ lookup }: Row): string => lookup.serviceId;

export const isWanted = ({ waiters }: Row): boolean => waiters.size > 0;

/** The first background load of a row that nothing else loads; undefined for other rows. */
export function backgroundOf({ waiters }: Row): Background | undefined {
  const [first] = waiters;
  return [...waiters].every(({ background }) => background) ? first?.background : undefined;
}

/** The scope of the first waiter. */
export const scopeOf = ({ waiters }: Row): string => waiters.values().next().value?.scope ?? '';
