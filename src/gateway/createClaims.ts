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

const claimKey = (key: string): string => `${key}:claim`;

/**
 * Lets one replica of several ask for a key: by an entry of its own beside the result, with the
 * owner's token and an expiry. A store that does not answer refuses nobody: an answer that costs a
 * second request is better than none.
 */
export function createClaims(store: Pick<GuardedStore, 'getMany' | 'setMany' | 'deleteMany'>) {
  return {
    /** Claims what nobody else holds. */
    async claim(keys: readonly string[]): Promise<Claim> {
      const token = crypto.randomUUID();
      const write = (of: readonly string[], ifAbsent: boolean) =>
        store.setMany(
          of.map((key) => ({ key: claimKey(key), value: token, ttlMs: CLAIM_MS, ifAbsent })),
        );
      const written = await write(keys, true);
      const held = keys.filter((_, index) => written[index] !== false);
      const renewal =
        held.length > 0 ? setInterval(() => write(held, false), CLAIM_MS / 3) : undefined;
      return {
        keys: held,
        async release() {
          clearInterval(renewal);
          if (held.length === 0) return;
          await store.deleteMany(held.map((key) => ({ key: claimKey(key), ifValue: token })));
        },
      };
    },

    /**
     * Waits for keys that others hold. Calls `found` with each value that arrives; what it refuses
     * (false), and what is no longer held, is returned in `free` together with the rest: `held`.
     */
    async look(keys: readonly string[], found: (key: string, value: string) => boolean) {
      const values = await store.getMany([...keys, ...keys.map(claimKey)]);
      const free: string[] = [];
      const held: string[] = [];
      for (const [index, key] of keys.entries()) {
        const value = values[index];
        if (value !== undefined && found(key, value)) continue;
        (values[keys.length + index] === undefined ? free : held).push(key);
      }
      return { free, held };
    },

    /** The pause before the next look, for the n-th time. */
    rest: (looks: number, signal: AbortSignal) =>
      wait(Math.min(FIRST_LOOK_MS * 2 ** looks, MAX_LOOK_MS), signal),
  };
}

/** Rejects with the signal's reason when it is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    signal.addEventListener('abort', stop, { once: true });
  });
}
