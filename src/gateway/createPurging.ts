import { macOf } from '../endpoint/mac.js';
import { epochKeyOf, sharingScopeOf } from './createLookupMaker.js';
import type { Gateway } from './GatewayOptions.js';
import type { Keys } from './keys.js';
import type { GuardedStore } from './store/guardStore.js';

interface PurgingOptions {
  identity: 'transaction' | 'content';
  keys: Keys;
  store: Pick<GuardedStore, 'purge'>;
}

/** Longer than any result is stored. After that, a new epoch starts. */
export const EPOCH_MS = 90 * 86_400_000;

/** Maximum number of scopes whose last purge is remembered. */
const MAX_PURGES = 1_000;

export type Purging = ReturnType<typeof createPurging>;

/** Makes all that is stored for a scope unreadable, by a new epoch. */
export function createPurging({ identity, keys, store }: PurgingOptions) {
  /** The number of the last purge of each scope, by the key of its epoch, the oldest first. */
  const numbers = new Map<string, number>();
  let last = 0;
  let lastForgotten = 0;

  function remember(epochKey: string): void {
    last += 1;
    numbers.delete(epochKey);
    numbers.set(epochKey, last);
    const [oldest] = numbers;
    if (!oldest || numbers.size <= MAX_PURGES) return;
    numbers.delete(oldest[0]);
    lastForgotten = oldest[1];
  }

  const purge: Gateway['purge'] = async ({ scope }) => {
    if (identity === 'content') {
      throw new TypeError(
        "Merchantry: expected purge only where identity is 'transaction', but got: 'content'.",
      );
    }
    if (typeof scope !== 'string' || scope === '') {
      throw new TypeError(
        `Merchantry: expected purge({ scope }) to be a text as scopeOf gives it, but got: ${typeof scope}.`,
      );
    }
    // During rotation of secrets, another replica may name the scope differently.
    const names = keys.secrets.map((secret) => ({ ...keys, digest: macOf(secret) }));
    await Promise.all(
      names.map(async (own) => {
        const key = epochKeyOf(sharingScopeOf(scope, identity, own));
        if (key === undefined) return;
        remember(key);
        await store.purge({ key, value: crypto.randomUUID(), ttlMs: EPOCH_MS });
        // Again, because what was read during the purge may be older.
        remember(key);
      }),
    );
  };

  return {
    purge,
    /**
     * Returns whether this process purges a scope from now on, for what is being read meanwhile. A
     * purge that is forgotten counts for all scopes.
     */
    since(epochKey: string | undefined): () => boolean {
      const before = last;
      if (epochKey === undefined) return () => false;
      return () => Math.max(numbers.get(epochKey) ?? 0, lastForgotten) > before;
    },
  };
}
