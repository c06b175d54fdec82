import type { MerchantListFetcher } from '../../src/index.js';
import type { SandboxFault } from '../../src/sandbox/index.js';
import { createSandboxFetcher } from '../sandbox/createSandboxFetcher.js';
import type { NextFault } from './NextFault.js';

/** The faults of the service that a reader can set. */
export interface ServiceTrouble {
  readonly latencyMs: number;
  /** Applies to the next request. */
  readonly next: NextFault | undefined;
}

export interface TroubledService {
  readonly fetcher: MerchantListFetcher;
  set(trouble: Partial<ServiceTrouble>): void;
  subscribe(listener: () => void): () => void;
  read(): ServiceTrouble;
}

/**
 * The sandbox over HTTP with adjustable latency and faults, one request at a time. `now` is its
 * clock, in milliseconds since 1970.
 */
export function createTroubledService(latencyMs: number, now: number): TroubledService {
  const listeners = new Set<() => void>();
  const refusedIds = new Set<string>();
  let trouble: ServiceTrouble = { latencyMs, next: undefined };
  const set = (change: Partial<ServiceTrouble>) => {
    trouble = { ...trouble, ...change };
    for (const listener of listeners) listener();
  };
  const withFaults = (...faults: readonly SandboxFault[]) =>
    createSandboxFetcher({ latencyMs: trouble.latencyMs, now, faults });
  return {
    fetcher(request, context) {
      const { next } = trouble;
      const { transactions } = request;
      // The first row is visible. One that only fills a batch is not retried when the batch fails.
      const [first] = transactions;
      if (next && !next.fault && first) refusedIds.add(first.id);
      if (next) set({ next: undefined });
      const isRefused = transactions.some(({ id }) => refusedIds.has(id));
      if (isRefused) return withFaults({ kind: 'status', status: 400 })(request, context);
      return (next?.fault ? withFaults(next.fault) : withFaults())(request, context);
    },
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => trouble,
  };
}
