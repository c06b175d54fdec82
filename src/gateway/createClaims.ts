import type { GuardedStore } from './store/guardStore.js';

/** Lifetime of a claim without renewal; a crashed replica delays others this long. */
const CLAIM_MS = 3_000;
/** Initial polling interval of waiting readers; it grows. */
const FIRST_LOOK_MS = 20;
const MAX_LOOK_MS = 200;

/** The exclusive right to request some keys while other replicas wait. */
interface Claim {
  /** Keys held, until released. No other replica requests them. */
  readonly keys: readonly string[];
  release(): Promise<void>;
}

export interface Claims {
  /** Claims the keys that no one else holds. */
  claim(keys: readonly string[]): Promise<Claim>;
  /** Waits before the n-th poll of keys that others hold. */
  rest(looks: number): Promise<void>;
}

const claimKey = (key: string): string => `${key}:claim`;

/**
 * Lets only one of several replicas request a key: by an entry next to the result, with the owner's
 * token and an expiry. It is renewed only while no other replica has taken it over. If the store
 * does not respond, every claim succeeds: a duplicate request is better than no answer.
 */
export function createClaims(store: Pick<GuardedStore, 'setMany' | 'deleteMany'>): Claims {
  return {
    async claim(keys) {
      const value = crypto.randomUUID();
      const write = (of: readonly string[]) =>
        store.setMany(
          of.map((key) => ({ key: claimKey(key), value, ttlMs: CLAIM_MS, ifAbsent: true })),
        );
      const written = await write(keys);
      const held = keys.filter((_, index) => written[index] !== false);
      const renewal = held.length > 0 ? setInterval(() => write(held), CLAIM_MS / 3) : undefined;
      return {
        keys: held,
        async release() {
          clearInterval(renewal);
          if (held.length === 0) return;
          await store.deleteMany(held.map((key) => ({ key: claimKey(key), ifValue: value })));
        },
      };
    },
    rest: (looks) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(FIRST_LOOK_MS * 2 ** looks, MAX_LOOK_MS));
      }),
  };
}
