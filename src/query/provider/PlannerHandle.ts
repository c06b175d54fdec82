import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../../planner/browserEnvironment.js';
import { createPlanner } from '../../planner/createPlanner.js';
import { readBatchOptions } from '../../planner/readBatchOptions.js';
import type { BatchOptions, Planner, PlannerEvent } from '../../planner/types.js';
import { fetchMerchantList } from '../../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../service/MerchantListFetcher.js';
import { byKey, cachePorts } from '../cache/cachePorts.js';
import { createFailureLog, type FailureLog } from '../cache/createFailureLog.js';
import { type ScopeWatch, watchScope } from '../cache/watchScope.js';
import { callHost, SUBSCRIBER } from './callHost.js';

/** What one mounted provider contributes. */
export interface PlannerHost {
  fetcher: MerchantListFetcher;
  batch: BatchOptions | undefined;
  onEvent: ((event: PlannerEvent) => void) | undefined;
  /** Rows may ask again: a held queue goes on, or the cache was cleared. */
  onRelease: () => void;
}

/**
 * The planner of one `QueryClient` and scope, and the providers that share it. Runs while at least one provider is
 * mounted; the provider mounted last says which fetcher is used.
 */
export class PlannerHandle {
  readonly #client: QueryClient;
  readonly #scope: string;
  /** Made anew by each change: a provider may come or go while the others are told something. */
  #hosts: readonly PlannerHost[] = [];
  #planner: Planner | undefined;
  #watch: ScopeWatch | undefined;
  #failures: FailureLog | undefined;
  #session = 0;

  constructor(client: QueryClient, scope: string) {
    this.#client = client;
    this.#scope = scope;
  }

  /** Another after the cache was cleared: what a row has told its planner must be told again. */
  get session(): number {
    return this.#session;
  }

  /** Starts with the first row that needs it. Throws without a provider: nobody could ask for it, and nobody would stop it. */
  get planner(): Planner {
    this.#planner ??= this.#start();
    return this.#planner;
  }

  /** Callable while rendering: starts nothing. */
  mayAskAgain(key: string): boolean {
    return this.#failures?.mayAskAgain(key) ?? true;
  }

  /** A person asks again: at once, and whoever failed because the queue is held may ask too. */
  retry(key: string): void {
    this.#failures?.forget(key);
    this.#planner?.resume();
  }

  /** Adds a provider; the returned function removes it and, one task after the last one, stops the planner. */
  retain(host: PlannerHost): () => void {
    this.#hosts = [...this.#hosts, host];
    return () => {
      this.#hosts = this.#hosts.filter((other) => other !== host);
      // StrictMode mounts again in the same task: waiting for the next keeps the queue.
      setTimeout(() => {
        if (this.#hosts.length === 0) this.#stop();
      });
    };
  }

  #start(): Planner {
    const limits = readBatchOptions(this.#latest().batch);
    const watch = watchScope(
      this.#client,
      this.#scope,
      () => this.#restart(),
      () => undefined,
    );
    const cache = cachePorts(this.#client, watch.hasExtended);
    const environment = browserEnvironment();
    const failures = createFailureLog(environment.now);
    const planner = createPlanner(
      {
        send: (request, signal) => {
          const fetcher: MerchantListFetcher = (...asked) => this.#latest().fetcher(...asked);
          const call = fetchMerchantList(fetcher, request, signal);
          callHost(SUBSCRIBER, () => watch.during(call, signal));
          return call;
        },
        // Noted first: whoever hears of it may ask at once.
        settle(settled) {
          const outcomes = byKey(settled);
          failures.settle(outcomes);
          cache.settle(outcomes);
        },
        revert: ({ key }) => cache.revert(key),
        isKnown: ({ key }) => !failures.mayAskAgain(key) || cache.isKnown(key),
        onEvent: (event) => {
          failures.onEvent(event);
          const isReleased = event.type === 'resumed' && event.reason !== 'offline';
          for (const host of this.#hosts) {
            if (isReleased) host.onRelease();
            if (host.onEvent) callHost('onEvent', () => host.onEvent?.(event));
          }
        },
      },
      environment,
      limits,
    );
    this.#failures = failures;
    this.#watch = watch;
    return planner;
  }

  #stop(): void {
    const [watch, planner] = [this.#watch, this.#planner];
    // Forgotten first: whoever hears of it may ask at once.
    this.#watch = this.#planner = this.#failures = undefined;
    callHost(SUBSCRIBER, () => watch?.stop());
    planner?.stop();
  }

  /** Nothing that was asked before the cache was cleared may be written into it. Rows on screen begin anew. */
  #restart(): void {
    this.#stop();
    this.#session += 1;
    for (const host of this.#hosts) host.onRelease();
  }

  #latest(): PlannerHost {
    const host = this.#hosts.at(-1);
    if (host) return host;
    throw new Error(
      'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none.',
    );
  }
}
