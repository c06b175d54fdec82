import type { QueryClient } from '@tanstack/react-query';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions, Planner, PlannerEvent } from '../../planner/types.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import { guardCallback } from '../../utils/callHostCode.js';
import { remember } from '../../utils/remember.js';
import { now } from '../../utils/time.js';
import { warnOnce } from '../../utils/warnOnce.js';
import type { QueryLookup } from '../cache/createLookup.js';
import type { MerchantQuery } from '../cache/merchantQuery.js';
import { type PlannerStatus, READY } from './plannerStatus.js';
import { startPlanner } from './startPlanner.js';

/** The props of one mounted provider. */
export interface ProviderRegistration {
  readonly fetcher: MerchantListFetcher;
  readonly batch: BatchOptions | undefined;
  readonly onEvent: ((event: PlannerEvent) => void) | undefined;
  /** Rerenders the rows, which may load what they could not load before. */
  readonly onReset: () => void;
}

/**
 * The one planner of a `QueryClient` and scope. It starts with the first lookup and stops one task
 * after the last provider unmounts. Requests use the fetcher of the provider that mounted last.
 */
export class SharedPlanner {
  /** Copied on write, because a provider may unmount while events are dispatched. */
  #registrations: readonly { current: ProviderRegistration }[] = [];
  /** Props of a provider that has not mounted yet, and may never. */
  #mounting: Pick<ProviderRegistration, 'fetcher' | 'batch'> | undefined;
  #loads = 0;
  #running: Planner<QueryLookup> | undefined;
  #status = READY;
  /** On the planner's own clock. */
  #resumesAt = 0;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: PlannerEvent) => void>();

  constructor(private readonly client: QueryClient) {}

  /** Returns the planner, starting it if necessary. Throws without a mounted provider. */
  start(): Planner<QueryLookup> {
    this.#running ??= this.#create();
    return this.#running;
  }

  /** Resolves to what the cache then holds for the lookup, which may be a fuller record. */
  async load(lookup: QueryLookup, signal: AbortSignal): Promise<MerchantResult> {
    this.#loads += 1;
    try {
      const result = await this.start().load(lookup, signal);
      return this.client.getQueryData<MerchantResult>(lookup.queryKey) ?? result;
    } finally {
      this.#loads -= 1;
      // React may have discarded the render that announced a provider, which then never mounts.
      if (this.#registrations.length === 0) {
        setTimeout(() => this.#loads === 0 && this.#stopUnlessMounted());
      }
    }
  }

  /** Hook for tests: called before a lookup is first shown, to settle it synchronously. */
  settleAtOnce(_lookup: QueryLookup, _query: MerchantQuery): void {}

  /** Resumes a paused queue, and loads visible rows that failed. */
  resume(): void {
    this.#running?.resume();
  }

  /** Like `resume`, but only for a queue that is paused; other failed rows keep their wait. */
  resumePaused(): void {
    const { state } = this.#status;
    if (state === 'paused' || state === 'offline') this.resume();
  }

  /**
   * When the queue goes on after the service has asked it to wait, in ms since 1970; undefined if it
   * does not wait.
   */
  get resumesAt(): number | undefined {
    const waitMs = this.#resumesAt - now();
    return waitMs > 0 ? Math.round(Date.now() + waitMs) : undefined;
  }

  /** For `useSyncExternalStore`. */
  readonly getStatus = (): PlannerStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` with each event of the planner. Returns a function that removes it. */
  readonly listen = (listener: (event: PlannerEvent) => void): (() => void) => {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  };

  #setStatus(status: PlannerStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Announces the props of a provider that is rendering, so that rows that suspend in its first
   * render can load. Starts no planner; a later announcement replaces it.
   */
  announce(mounting: Pick<ProviderRegistration, 'fetcher' | 'batch'>): void {
    if (this.#registrations.length === 0) this.#mounting = mounting;
  }

  /** Registers a provider; `current` holds its latest props. Returns a function that removes it. */
  register(registration: { current: ProviderRegistration }): () => void {
    if (process.env.NODE_ENV !== 'production')
      warnAboutFetchers([...this.#registrations, registration]);
    this.#registrations = [...this.#registrations, registration];
    this.#mounting = undefined;
    this.resumePaused();
    return () => {
      this.#registrations = this.#registrations.filter((other) => other !== registration);
      // StrictMode remounts within the same task; waiting for the next one keeps the queue.
      setTimeout(() => this.#stopUnlessMounted());
    };
  }

  #stopUnlessMounted(): void {
    if (this.#registrations.length > 0) return;
    const running = this.#running;
    this.#running = undefined;
    if (!running) return;
    running.stop();
    this.#resumesAt = 0;
    this.#setStatus(READY);
  }

  #create(): Planner<QueryLookup> {
    const { batch, fetcher } = this.#latest();
    return startPlanner({
      client: this.client,
      limits: readBatchOptions(batch, fetcher),
      fetcher: (...exchange) => this.#latest().fetcher(...exchange),
      load: (lookup, signal) => this.load(lookup, signal),
      onEvent: (event) => {
        if (event.type === 'sent') this.#resumesAt = 0;
        if (event.type === 'paused' && event.reason === 'rate-limited')
          this.#resumesAt = now() + event.waitMs;
        for (const listener of this.#eventListeners) listener(event);
        for (const { current } of this.#registrations) {
          guardCallback('onEvent', () => current.onEvent?.(event));
        }
      },
      onStatus: (status) => this.#setStatus(status),
      onReset: () => {
        for (const { current } of this.#registrations) current.onReset();
      },
    });
  }

  #latest(): Pick<ProviderRegistration, 'fetcher' | 'batch'> {
    const latest = this.#registrations.at(-1)?.current ?? this.#mounting;
    if (latest) return latest;
    throw new Error(
      process.env.NODE_ENV !== 'production'
        ? 'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none. ' +
            'Only prefetchMerchants loads without one.'
        : 'Merchantry: expected a <MerchantProvider>.',
    );
  }
}

/**
 * Warns about providers with different fetchers. Functions with the same source count as equal,
 * because an inline fetcher changes with every render; those of `createHttpFetcher` only if they
 * have the same URL.
 */
function warnAboutFetchers(registrations: readonly { current: ProviderRegistration }[]): void {
  const codes = registrations.map(({ current }) => {
    const fetcher: MerchantListFetcher & { url?: string } = current.fetcher;
    return `${fetcher} ${fetcher.url}`;
  });
  if (new Set(codes).size < 2) return;
  warnOnce(
    'expected all providers of one QueryClient and scope to have the same fetcher, but got: two ' +
      'different ones. Every request uses that of the provider that mounted last. Give each a ' +
      '`config.scope` of its own.',
  );
}

/** Keyed by client: a module-global planner would mix users on a server. */
const planners = new WeakMap<QueryClient, Map<string, SharedPlanner>>();

/**
 * Makes one planner serve all scopes of a client, for tests. Returns a function that ends this,
 * unless yet another planner serves them by then.
 */
export function setSharedPlanner(client: QueryClient, planner: SharedPlanner): () => void {
  const scopes = Object.assign(new Map<string, SharedPlanner>(), { get: () => planner });
  planners.set(client, scopes);
  return () => {
    if (planners.get(client) === scopes) planners.delete(client);
  };
}

/** Returns the shared planner of a client and scope. Safe during render: it starts nothing. */
export function getSharedPlanner(client: QueryClient, scope: string): SharedPlanner {
  const scopes = remember(planners, client, () => new Map());
  return remember(scopes, scope, () => new SharedPlanner(client), Infinity);
}
