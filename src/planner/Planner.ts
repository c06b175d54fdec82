import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { ParsedResponse } from '../service/response/parseResponse.js';
import type {
  MerchantListRequest,
  RequestOptions,
  RequestType,
  Transaction,
} from '../service/types.js';
import type { PlannerEvent } from './PlannerEvent.js';

/** One question to the service. Equal keys are the same question. */
export interface Lookup {
  /** Identity by content, hashed: never raw bank text. */
  readonly key: string;
  /** Already reduced to the twelve fields and masked. Its `id` is the representative one that the service sees. */
  readonly transaction: Transaction;
  /** The answer, if it is clear without asking: a row without a name is `unmatched`. */
  readonly answer: MerchantResult | undefined;
  /** Bytes that `transaction` takes in a request body (UTF-8 of its JSON). */
  readonly bytes: number;
  /** One call carries one set of options, so only lookups of equal groups share a call. */
  readonly group: RequestGroup;
}

/** What lookups have in common that may share a call. */
export interface RequestGroup {
  /** Equal for equal options. */
  readonly key: string;
  /** Sent with the request. */
  readonly options: RequestOptions & { type: RequestType };
  /** Bytes of a request body with these options and no transaction. */
  readonly bytes: number;
}

export type Outcome = MerchantResult | EnrichmentError;

/** How the planner batches; every field has a default. Numbers are whole; a number that cannot work throws a `RangeError`. */
export interface BatchOptions {
  /** Transactions in one call, at most. Default 25, as the service recommends. */
  maxSize?: number | undefined;
  /** Bytes of one request body, at most. Default 64 kB. */
  maxBytes?: number | undefined;
  /** Calls at a time. Default 2. */
  concurrency?: number | undefined;
  /** How long a row must have been visible before it is asked while the list scrolls. Default 100 ms. */
  dwellMs?: number | undefined;
  /** `fill`: a batch that goes anyway takes along the rows just outside. Default `fill`. */
  prefetch?: 'fill' | 'none' | undefined;
  /** How long to wait for the fetcher. Default 30 s. */
  timeoutMs?: number | undefined;
}

/** Time, randomness and connection, injected so that every case can be replayed by hand. Called without `this`. */
export interface PlannerEnvironment {
  /** Milliseconds on a clock that is never set back. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimer(task: () => void, ms: number): () => void;
  /** 0 ≤ x < 1, for jitter. */
  random(): number;
  isOnline(): boolean;
  /** Calls `listener` on every change of the online state; the returned function unsubscribes. */
  onOnlineChange(listener: () => void): () => void;
}

/** The host. Called without `this`; none of them may throw. */
export interface PlannerCallbacks {
  /** Carries a request to the service and reads the answer. Rejects with an `EnrichmentError` only; it may never settle. */
  send(request: MerchantListRequest, signal: AbortSignal): Promise<ParsedResponse>;
  /** Takes everything that one turn settled, in one go. What it leaves in the map is what the `load` promises settle with. */
  settle(outcomes: Map<string, Outcome>): void;
  /** Somebody waits for a lookup that will not be asked, because nobody sees it: it is as if it had never been asked. */
  revert(key: string): void;
  /** True when showing the lookup would not ask for it: there is a fresh answer, or it failed a moment ago. */
  isKnown(key: string): boolean;
  onEvent(event: PlannerEvent): void;
}

/** Decides what is asked, when, and in which company. Knows no React and no cache. */
export interface Planner {
  /**
   * Asks for one lookup, joining one that is queued or in flight. Rejects with `EnrichmentError` when there is no usable
   * answer and with `LookupCancelledError` when everybody who wanted it left before. `signal` aborted means: this caller left, which
   * the planner learns when it is told to `look`; its own promise rejects when the row ends. A lookup that is not on screen is
   * a demand: it is sent at once, and lives until its signal is aborted.
   */
  load(lookup: Lookup, signal?: AbortSignal): Promise<MerchantResult>;
  /** Announces that a lookup is on screen, before it is loaded. Returns the function that says it left. */
  show(lookup: Lookup): () => void;
  /** The lookups just outside the screen, nearest first in the direction of travel. Replaces what `source` said before; an empty list forgets it. */
  setNext(source: object, lookups: readonly Lookup[]): void;
  /** Whether `source` (a list) is being scrolled. */
  setScrolling(source: object, scrolling: boolean): void;
  /** The signal of a load may have been aborted. */
  look(): void;
  /** A person asks again: a queue held by 401 or 403 goes on. */
  release(): void;
  /** Ends everything: queued and in-flight lookups are dropped, calls aborted, timers and listeners gone. */
  stop(): void;
}
