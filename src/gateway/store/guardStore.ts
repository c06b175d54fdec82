import type { GatewayEvent } from '../GatewayEvent.js';
import type { Store, StoreEntry, StoreTarget } from './Store.js';

/** Failures in a row after which the store rests. */
const FAILURES = 3;
const FIRST_REST_MS = 1_000;
const LAST_REST_MS = 30_000;
/** Long enough for a store to go through very many keys, but not for ever. */
const PURGE_MS = 300_000;

type StoreEvent = Extract<GatewayEvent, { type: 'store' }>;
type Reason = NonNullable<StoreEvent['reason']>;

interface GuardOptions {
  /** How long a call may take. */
  timeoutMs: number;
  /**
   * Once for each change: the first failure, the first rest, and the first success after them. Must
   * not throw.
   */
  onEvent: (event: StoreEvent) => void;
  /** Milliseconds that only grow. Default: the clock of `performance`. */
  now?: (() => number) | undefined;
}

/** A store that may be out, but is never in the way. */
export interface GuardedStore {
  /** Undefined for all keys while the store is out. Never rejects. */
  getMany(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /**
   * False: somebody else's value is there. Undefined: the store is out; one that was only too slow
   * may still write later, until `ttlMs` is over. Never rejects.
   */
  setMany(entries: readonly StoreEntry[]): Promise<readonly (boolean | undefined)[]>;
  /** Whether the store did it. Never rejects. */
  deleteMany(targets: readonly StoreTarget[]): Promise<boolean>;
  /** Goes to the store even while it rests, and waits up to five minutes. Rejects if it fails. */
  purge(targets: readonly StoreTarget[]): Promise<void>;
  /**
   * Tries the store in the background if a rest is over, so that it comes back although nobody
   * asks for rows, as when a load balancer waits for a health check.
   */
  state(): 'ok' | 'resting';
}

/**
 * Bounds every call to a store, and does without the store while it fails: after three failures in
 * a row it rests for a second, doubling to 30 s, and after each rest one call tries it.
 */
export function guardStore(
  store: Store,
  { timeoutMs, onEvent, now = () => performance.now() }: GuardOptions,
): GuardedStore {
  let failures = 0;
  /** Of the rest that the store has, or had before it was tried; undefined if it is in use. */
  let rest: { ms: number; endsAt: number } | undefined;
  let isTrying = false;

  function succeeded() {
    if (failures > 0) onEvent({ type: 'store', state: 'back' });
    failures = 0;
    rest = undefined;
  }

  function failed(reason: Reason, wasTrial: boolean) {
    failures += 1;
    if (failures === 1) onEvent({ type: 'store', state: 'failed', reason });
    if (!rest && failures >= FAILURES) {
      rest = { ms: FIRST_REST_MS, endsAt: now() + FIRST_REST_MS };
      onEvent({ type: 'store', state: 'resting', reason });
    } else if (rest && wasTrial) {
      const ms = Math.min(2 * rest.ms, LAST_REST_MS);
      rest = { ms, endsAt: now() + ms };
    }
  }

  /** What the store answers if it is as it should be; else undefined, as while the store rests. */
  async function ask<T>(
    call: () => Promise<T>,
    isValid: (answer: unknown) => boolean,
  ): Promise<T | undefined> {
    const isTrial = rest !== undefined;
    if (rest && (isTrying || now() < rest.endsAt)) return undefined;
    isTrying = isTrial;
    try {
      const answer = await within(timeoutMs, call);
      if (!isValid(answer)) throw new TypeError('Not an answer.');
      succeeded();
      return answer;
    } catch (error) {
      failed(error instanceof OutOfTime ? 'timeout' : 'error', isTrial);
      return undefined;
    } finally {
      if (isTrial) isTrying = false;
    }
  }

  async function getMany(keys: readonly string[]) {
    if (keys.length === 0) return [];
    const isValid = isListOf(keys.length, (value) => value == null || typeof value === 'string');
    const values = await ask(() => store.getMany(keys), isValid);
    return keys.map((_, index) => values?.[index] ?? undefined);
  }

  return {
    getMany,
    async setMany(entries) {
      if (entries.length === 0) return [];
      const isValid = isListOf(entries.length, (value) => typeof value === 'boolean');
      const written = await ask(() => store.setMany(entries), isValid);
      return entries.map((_, index) => written?.[index]);
    },
    async deleteMany(targets) {
      if (targets.length === 0) return true;
      const done = await ask(
        async () => {
          await store.deleteMany(targets);
          return true;
        },
        () => true,
      );
      return done === true;
    },
    purge: (targets) => within(PURGE_MS, () => store.deleteMany(targets)),
    state() {
      if (!rest) return 'ok';
      void getMany(['health']);
      return 'resting';
    },
  };
}

class OutOfTime extends Error {}

/** Rejects after `ms`. What the call does later is of no interest. */
async function within<T>(ms: number, call: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfTime = new Promise<never>((_, reject) => {
    const giveUp = () =>
      reject(new OutOfTime(`Merchantry: expected the store to answer within ${ms} ms.`));
    // After a busy spell timers come before answers that have long arrived: those go first.
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0);
    }, ms);
  });
  try {
    return await Promise.race([call(), outOfTime]);
  } finally {
    clearTimeout(timer);
  }
}

/** `every` would pass over holes. */
const isListOf =
  (length: number, isValid: (value: unknown) => boolean) =>
  (answer: unknown): boolean =>
    Array.isArray(answer) && answer.length === length && [...answer].every(isValid);
