import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { createPlanner } from '../../planner/createPlanner.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type {
  BatchOptions,
  Planner,
  PlannerEnvironment,
  PlannerEvent,
  RefusalKind,
} from '../../planner/types.js';
import { EnrichmentError } from '../../service/EnrichmentError.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import { guardCallback } from '../../service/guardCallback.js';
import { isDevelopment, warnOnce } from '../../service/isDevelopment.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { QueryLookup } from '../cache/createLookup.js';
import { queryCacheAdapter } from '../cache/queryCacheAdapter.js';

/** What one mounted provider contributes. */
export interface ProviderRegistration {
  readonly fetcher: MerchantListFetcher;
  readonly batch: BatchOptions | undefined;
  readonly onEvent: ((event: PlannerEvent) => void) | undefined;
  /** Renders the rows again: they may load what they could not load before. */
  readonly onReset: () => void;
}

/** Whether the planner of a scope may request anything. */
export interface PlannerStatus {
  readonly state: 'ready' | 'paused' | 'offline';
  /** Why every request is refused; undefined unless `paused`. */
  readonly reason: RefusalKind | undefined;
  /** Since when; undefined if `ready`. */
  readonly since: Date | undefined;
}

export const READY: PlannerStatus = { state: 'ready', reason: undefined, since: undefined };

/** The browser's, and offline too when the app says so by TanStack's `onlineManager`. */
function environment(): PlannerEnvironment {
  const browser = browserEnvironment();
  return {
    ...browser,
    isOnline: () => browser.isOnline() && onlineManager.isOnline(),
    onOnlineChange(listener) {
      const unsubscribes = [browser.onOnlineChange(listener), onlineManager.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  };
}

/** Why only probes may be sent. */
const PAUSING_KINDS: readonly string[] = ['unauthorized', 'refused', 'rejected'];
const isPausing = (error: unknown) =>
  error instanceof EnrichmentError && PAUSING_KINDS.includes(error.kind);

/**
 * The one planner of a `QueryClient` and scope. It starts with the first lookup and stops one task
 * after the last provider unmounts. Requests use the fetcher of the provider that mounted last.
 */
export class SharedPlanner {
  /** Copied on write: a provider may unmount while the others are told of an event. */
  #registrations: readonly { current: ProviderRegistration }[] = [];
  /** Of a provider that has not mounted yet, and may never. */
  #mounting: Pick<ProviderRegistration, 'fetcher' | 'batch'> | undefined;
  #loads = 0;
  #running: { planner: Planner<QueryLookup>; stop: () => void } | undefined;
  /** What paused the planner, latest last: it may be offline and refused at once. */
  #pauses: readonly PlannerStatus[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(private readonly client: QueryClient) {}

  /** The running planner, started if need be. Throws without a mounted provider. */
  start(): Planner<QueryLookup> {
    this.#running ??= this.#create();
    return this.#running.planner;
  }

  /** Resolves to what the cache holds for the lookup by then: maybe a fuller record. */
  async load(lookup: QueryLookup, signal: AbortSignal): Promise<MerchantResult> {
    this.#loads += 1;
    try {
      const result = await this.start().load(lookup, signal);
      return this.client.getQueryData<MerchantResult>(lookup.queryKey) ?? result;
    } finally {
      this.#loads -= 1;
      // React may have thrown away the render that announced a provider: then it never mounts.
      if (this.#registrations.length === 0) {
        setTimeout(() => this.#loads === 0 && this.#stopUnlessMounted());
      }
    }
  }

  /** Lets a paused queue go on. */
  resume(): void {
    this.#running?.planner.resume();
  }

  /** For `useSyncExternalStore`. */
  readonly getStatus = (): PlannerStatus => this.#pauses.at(-1) ?? READY;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #setPauses(pauses: readonly PlannerStatus[]): void {
    this.#pauses = pauses;
    for (const listener of this.#listeners) listener();
  }

  #trackStatus(event: PlannerEvent): void {
    if (event.type !== 'paused' && event.type !== 'resumed') return;
    const { reason } = event;
    if (reason === 'rate-limited') return;
    const state = reason === 'offline' ? 'offline' : 'paused';
    const others = this.#pauses.filter((pause) => pause.state !== state);
    const why = reason === 'offline' ? undefined : reason;
    const since = new Date();
    this.#setPauses(event.type === 'paused' ? [...others, { state, reason: why, since }] : others);
  }

  /**
   * Says what a provider that is being rendered will register, so that rows that suspend in its
   * first render can load. It starts nothing, and another one replaces it.
   */
  announce(mounting: Pick<ProviderRegistration, 'fetcher' | 'batch'>): void {
    if (this.#registrations.length === 0) this.#mounting = mounting;
  }

  /** Adds a provider, whose `current` props are the latest. The returned function removes it. */
  register(registration: { current: ProviderRegistration }): () => void {
    if (isDevelopment()) warnAboutFetchers([...this.#registrations, registration]);
    this.#registrations = [...this.#registrations, registration];
    this.#mounting = undefined;
    this.resume();
    return () => {
      this.#registrations = this.#registrations.filter((other) => other !== registration);
      // StrictMode mounts again within the same task; waiting for the next one keeps the queue.
      setTimeout(() => this.#stopUnlessMounted());
    };
  }

  #stopUnlessMounted(): void {
    if (this.#registrations.length > 0) return;
    const running = this.#running;
    this.#running = undefined;
    running?.stop();
  }

  #create() {
    const { batch, fetcher } = this.#latest();
    const cache = queryCacheAdapter(this.client);
    const endRetryDelays = () => cache.endRetryDelays(isPausing);
    const planner = createPlanner<QueryLookup>(
      {
        ...cache,
        send: (lookups, signal) => {
          cache.prepare(lookups, (lookup, loadSignal) => this.load(lookup, loadSignal));
          const latest: MerchantListFetcher = (...exchange) => this.#latest().fetcher(...exchange);
          return fetchMerchantList(latest, lookups, signal);
        },
        onEvent: (event) => {
          this.#trackStatus(event);
          const isResumed = event.type === 'resumed' && PAUSING_KINDS.includes(event.reason);
          if (isResumed) endRetryDelays();
          for (const { current } of this.#registrations) {
            if (isResumed) current.onReset();
            guardCallback('onEvent', () => current.onEvent?.(event));
          }
        },
      },
      environment(),
      readBatchOptions(batch, fetcher),
    );
    // A query in use is removed only by the host app, as at sign-out: its rows load again.
    const unsubscribe = cache.watch((key, query) => {
      planner.cancel(key);
      const isObserved = query.getObserversCount() > 0;
      if (isObserved || isPausing(query.state.error)) planner.resume();
      if (!isObserved) return;
      for (const { current } of this.#registrations) current.onReset();
    });
    const stop = () => {
      unsubscribe();
      planner.stop();
      endRetryDelays();
      this.#setPauses([]);
    };
    return { planner, stop };
  }

  #latest(): Pick<ProviderRegistration, 'fetcher' | 'batch'> {
    const latest = this.#registrations.at(-1)?.current ?? this.#mounting;
    if (latest) return latest;
    throw new Error(
      'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none.',
    );
  }
}

/**
 * Warns of providers with different fetchers. Functions made by the same code count as the same,
 * because an inline fetcher changes with every render; those of `createHttpFetcher` only if they
 * have the same address.
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

/** By client, never module-global beyond it: on a server that would mix users. */
const planners = new WeakMap<QueryClient, Map<string, SharedPlanner>>();

/** The shared planner of a client and scope. Callable while rendering: it starts nothing. */
export function getSharedPlanner(client: QueryClient, scope: string): SharedPlanner {
  const scopes = planners.get(client) ?? new Map<string, SharedPlanner>();
  planners.set(client, scopes);
  const planner = scopes.get(scope) ?? new SharedPlanner(client);
  scopes.set(scope, planner);
  return planner;
}
