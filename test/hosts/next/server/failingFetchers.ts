import { EnrichmentError, type MerchantListFetcher } from 'merchantry';
import { createServerFetcher } from './createServerFetcher';

const SLOW_MS = 5_000;

/** Ways in which the service lets the server down. */
export const failingFetchers = {
  hanging: () => new Promise(() => {}),
  slow: async (...exchange) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return createServerFetcher('session=late')(...exchange);
  },
  refusing: () => Promise.reject(new EnrichmentError('unauthorized', { status: 401 })),
  dead: () => Promise.reject(new TypeError('fetch failed')),
} satisfies Record<string, MerchantListFetcher>;

export type Outage = keyof typeof failingFetchers;

export function isOutage(kind: unknown): kind is Outage {
  return typeof kind === 'string' && Object.hasOwn(failingFetchers, kind);
}
