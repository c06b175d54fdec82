import type { MerchantListFetcher } from 'merchantry';

/** Ways in which the service lets the server down. */
export const failingFetchers = {
  hanging: () => new Promise(() => {}),
  dead: () => Promise.reject(new TypeError('fetch failed')),
} satisfies Record<string, MerchantListFetcher>;

export type Outage = keyof typeof failingFetchers;

export function isOutage(kind: unknown): kind is Outage {
  return typeof kind === 'string' && Object.hasOwn(failingFetchers, kind);
}
