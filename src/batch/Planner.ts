import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { FetchContext } from '../contract/MerchantListFetcher.js';
import type {
  MerchantListRequest,
  MerchantRecord,
  RequestOptions,
  RequestType,
  Transaction,
} from '../contract/types.js';
import type { PlannerEvent } from './PlannerEvent.js';

/** One question to the service. Equal keys are the same question. */
export interface Lookup {
  /** Identity by content, hashed: never raw bank text. */
  readonly key: string;
  /** Already reduced to the twelve fields and masked. Its `id` is the representative one that the service sees. */
  readonly transaction: Transaction;
  /** Sent with the request. One call carries one set, so lookups with different options never share a call. */
  readonly options: RequestOptions & { type: RequestType };
}

/** What the service answered for one lookup. Plain JSON, so that it can be dehydrated. */
export interface LookupAnswer {
  readonly status: 'matched' | 'cleaned' | 'unmatched';
  /** Best first; empty when `unmatched`. */
  readonly merchants: readonly MerchantRecord[];
  /** The id under which the service saw this lookup. */
  readonly lookupId: string;
  /** Response headers kept for reports. */
  readonly receipt?: Readonly<Record<string, string>>;
}

export type Outcome = LookupAnswer | EnrichmentError;

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
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `ms`; the returned function cancels it. */
  setTimer(task: () => void, ms: number): () => void;
  /** 0 ≤ x < 1, for jitter. */
  random(): number;
  isOnline(): boolean;
  /** Calls `listener` on every change of the online state; the returned function unsubscribes. */
  onOnlineChange(listener: () => void): () => void;
}

export interface PlannerPorts {
  /** Carries a request to the service: the host's fetcher, the newest one at each call. */
  send(request: MerchantListRequest, context: FetchContext): Promise<unknown>;
  /** Hands over everything one call settled, in one go, before any `load` promise settles. */
  settle(outcomes: ReadonlyMap<string, Outcome>): void;
  /** True when the cache holds a fresh answer, so that a lookup need not fill a batch. */
  isKnown(key: string): boolean;
  onEvent(event: PlannerEvent): void;
}

/** Decides what is asked, when, and in which company. Knows no React and no cache. */
export interface Planner {
  /**
   * Asks for one lookup, joining one that is queued or in flight. Rejects with `EnrichmentError` when there is no usable
   * answer and with `DroppedError` when everybody who wanted it left before it was sent. `signal` aborted means: this
   * caller left. A lookup that is not on screen is a demand: it is sent at once, and lives until its signal is aborted.
   */
  load(lookup: Lookup, signal?: AbortSignal): Promise<LookupAnswer>;
  /** Announces that a lookup is on screen, before it is loaded. Returns the function that says it left. */
  show(lookup: Lookup): () => void;
  /** The lookups just outside the screen, nearest first in the direction of travel. Replaces what `source` said before; an empty list forgets it. */
  setNext(source: object, lookups: readonly Lookup[]): void;
  /** Whether `source` (a list) is being scrolled. */
  setScrolling(source: object, scrolling: boolean): void;
  /** True when a failed lookup has waited long enough (30 s, doubling to 10 min) to be asked again when shown. */
  mayAskAgain(key: string): boolean;
  /** A person asks again: forgets the failure of `key` and releases a queue held by 401 or 403. */
  retry(key: string): void;
  /** Ends everything: queued and in-flight lookups are dropped, calls aborted, timers and listeners gone. */
  stop(): void;
}
