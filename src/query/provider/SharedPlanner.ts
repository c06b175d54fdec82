import type { QueryClient } from '@tanstack/react-query';
import type { RefusalKind } from '../../planner/createPause.js';
import { createPlannerFront } from '../../planner/createPlannerFront.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions, Planner, PlannerEvent } from '../../planner/types.js';
import { guardCallback } from '../../service/guardCallback.js';
import { isDevelopment, warnOnce } from '../../service/isDevelopment.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import { remember } from '../../service/remember.js';
import type { MerchantResult } from '../../service/response/MerchantResult.js';
import type { QueryLookup } from '../cache/createLookup.js';
import { type MerchantQuery, revertQuery } from '../cache/merchantQuery.js';
import { awaitEngine, preload } from './loadEngine.js';

/** What one mounted provider contributes. */
export interface ProviderRegistration {
  readonly fetcher: MerchantListFetcher;
  readonly batch: BatchOptions | undefined;
  readonly onEvent: ((event: PlannerEvent) => void) | undefined;
  /** Renders the rows again: they may load what they could not load before. */
  readonly onReset: () => void;
}

/** Whether the planner of a scope may request anything, and gets it. */
export interface PlannerStatus {
  readonly state: 'ready' | 'failing' | 'paused' | 'offline';
  /** Why every request is refused; undefined unless `paused`. */
  readonly reason: RefusalKind | undefined;
  /** Since when; undefined if `ready`. */
  readonly since: Date | undefined;
}

export const READY: PlannerStatus = { state: 'ready', reason: undefined, since: undefined };

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
  #running: { planner: Planner<QueryLookup>; resume: () => void; stop: () => void } | undefined;
  #status = READY;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly client: QueryClient) {}

  /**
   * The running planner, started if need be. Calls that come before its code has been loaded wait
   * for it. Throws without a mounted provider.
   */
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

  /** Called before a lookup is first shown: one that answers at once does so here, as in tests. */
  answerAtOnce(_lookup: QueryLookup, _query: MerchantQuery): void {}

  /** Lets a paused queue go on, and loads visible rows that failed. */
  resume(): void {
    this.#running?.resume();
  }

  /** As `resume`, but only for a queue that waits: what failed for other reasons waits its time. */
  resumePaused(): void {
    const { state } = this.#status;
    if (state === 'paused' || state === 'offline') this.resume();
  }

  /** For `useSyncExternalStore`. */
  readonly getStatus = (): PlannerStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #setStatus(status: PlannerStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Says what a provider that is being rendered will register, so that rows that suspend in its
   * first render can load. It starts no planner, and another one replaces it. What requests need is
   * loaded from now on, beside the first paint, as `React.lazy` would.
   */
  announce(mounting: Pick<ProviderRegistration, 'fetcher' | 'batch'>): void {
    if (this.#registrations.length > 0) return;
    this.#mounting = mounting;
    preload(mounting.fetcher);
  }

  /** Adds a provider, whose `current` props are the latest. The returned function removes it. */
  register(registration: { current: ProviderRegistration }): () => void {
    if (isDevelopment()) warnAboutFetchers([...this.#registrations, registration]);
    this.#registrations = [...this.#registrations, registration];
    this.#mounting = undefined;
    this.resumePaused();
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
    const { client } = this;
    const { batch, fetcher } = this.#latest();
    const limits = readBatchOptions(batch, fetcher);
    const front = createPlannerFront<QueryLookup>(limits.timeoutMs, ({ queryKey }) =>
      revertQuery(client, queryKey),
    );
    const onEvent = (event: PlannerEvent) => {
      for (const { current } of this.#registrations) {
        guardCallback('onEvent', () => current.onEvent?.(event));
      }
    };
    let stop = () => front.stop();
    const waiting = awaitEngine(
      ({ startEngine }) => {
        if (front.problem) {
          this.#setStatus(READY);
          onEvent({ type: 'resumed', reason: 'offline' });
        }
        stop = startEngine({
          client,
          front,
          limits,
          fetcher: (...exchange) => this.#latest().fetcher(...exchange),
          load: (lookup, signal) => this.load(lookup, signal),
          onEvent,
          onStatus: (status) => this.#setStatus(status),
          onReset: () => {
            for (const { current } of this.#registrations) current.onReset();
          },
        });
      },
      (error) => {
        if (!front.problem) {
          this.#setStatus({ state: 'offline', reason: undefined, since: new Date() });
          onEvent({ type: 'paused', reason: 'offline' });
        }
        front.problem = error;
      },
    );
    return {
      planner: front,
      resume() {
        waiting.retry();
        front.resume();
      },
      stop: () => {
        waiting.stop();
        stop();
        this.#setStatus(READY);
      },
    };
  }

  #latest(): Pick<ProviderRegistration, 'fetcher' | 'batch'> {
    const latest = this.#registrations.at(-1)?.current ?? this.#mounting;
    if (latest) return latest;
    throw new Error(
      isDevelopment()
        ? 'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none. ' +
            'Only prefetchMerchants loads without one.'
        : 'Merchantry: expected a <MerchantProvider>.',
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

/** Has one planner stand for those of all scopes of a client, as in tests. */
export function setSharedPlanner(client: QueryClient, planner: SharedPlanner): void {
  planners.set(client, Object.assign(new Map<string, SharedPlanner>(), { get: () => planner }));
}

/** The shared planner of a client and scope. Callable while rendering: it starts nothing. */
export function getSharedPlanner(client: QueryClient, scope: string): SharedPlanner {
  const scopes = remember(planners, client, () => new Map());
  return remember(scopes, scope, () => new SharedPlanner(client), Infinity);
}
