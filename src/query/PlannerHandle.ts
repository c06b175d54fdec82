import type { QueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '../batch/browserEnvironment.js';
import { createPlanner } from '../batch/createPlanner.js';
import type { BatchOptions, Planner } from '../batch/Planner.js';
import type { PlannerEvent } from '../batch/PlannerEvent.js';
import type { MerchantListFetcher } from '../contract/MerchantListFetcher.js';
import { cachePorts } from './cachePorts.js';

/** What one mounted provider contributes. */
export interface PlannerHost {
  fetcher: MerchantListFetcher;
  batch: BatchOptions | undefined;
  onEvent: ((event: PlannerEvent) => void) | undefined;
  /** A held queue goes on: failed rows may ask again. */
  onRelease: () => void;
}

/**
 * The planner of one `QueryClient` and scope, and the providers that share it. Runs while at least one provider is
 * mounted; the provider mounted last says which fetcher is used.
 */
export class PlannerHandle {
  readonly #client: QueryClient;
  readonly #hosts: PlannerHost[] = [];
  #planner: Planner | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Starts with the first row that needs it. Throws without a provider: nobody could ask for it, and nobody would stop it. */
  get planner(): Planner {
    this.#planner ??= createPlanner(
      {
        ...cachePorts(this.#client),
        send: (request, context) => this.#latest().fetcher(request, context),
        onEvent: (event) => {
          for (const host of [...this.#hosts]) {
            if (event.type === 'released' && event.reason !== 'offline') host.onRelease();
            host.onEvent?.(event);
          }
        },
      },
      browserEnvironment(),
      this.#latest().batch,
    );
    return this.#planner;
  }

  /** Callable while rendering: starts nothing. */
  mayAskAgain(key: string): boolean {
    return this.#planner?.mayAskAgain(key) ?? true;
  }

  retry(key: string): void {
    this.#planner?.retry(key);
  }

  /** Adds a provider; the returned function removes it and, one task after the last one, stops the planner. */
  retain(host: PlannerHost): () => void {
    this.#hosts.push(host);
    return () => {
      this.#hosts.splice(this.#hosts.indexOf(host), 1);
      // StrictMode mounts again in the same task: waiting for the next keeps the queue.
      setTimeout(() => {
        if (this.#hosts.length > 0) return;
        this.#planner?.stop();
        this.#planner = undefined;
      });
    };
  }

  #latest(): PlannerHost {
    const host = this.#hosts.at(-1);
    if (host) return host;
    throw new Error(
      'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none.',
    );
  }
}
