import type { GuardedStore } from './store/guardStore.js';

/** How long a claim holds without being renewed: a replica that died keeps others waiting so long. */
const CLAIM_MS = 3_000;
/** Waiting readers look this often, at first; then more rarely. */
const FIRST_LOOK_MS = 20;
const MAX_LOOK_MS = 200;

/** The right to ask the service for some keys while other replicas wait. */
export interface Claim {
  /** Renewed until then. Nobody else asks for them. */
  readonly keys: readonly string[];
  release(): Promise<void>;
}

export interface Claims {
  /** Claims what nobody else holds. */
  claim(keys: readonly string[]): Promise<Claim>;
  /** The pause before the next look at what others hold, for the n-th time. */
  rest(looks: number): Promise<void>;
}

const claimKey = (key: string): string => `${key}:claim`;

/**
 * Lets one replica of several ask for a key: by an entry of its own beside the result, with the
 * owner's token and an expiry. It is renewed only while nobody else has taken it over. A store that
 * does not answer refuses nobody: an answer that costs a second request is better than none.
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
