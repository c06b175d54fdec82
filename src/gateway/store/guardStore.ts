import type { GatewayEvent } from '../GatewayEvent.js';
import { LATE, waitFor } from '../waitFor.js';
import type { Store, StoreEntry, StoreTarget } from './Store.js';

/** Failures in a row after which the store rests. */
const FAILURES = 3;
const FIRST_REST_MS = 1_000;
const LAST_REST_MS = 30_000;
/** Who purges would rather wait than try again. */
const PURGE_MS = 10_000;

type StoreEvent = Extract<GatewayEvent, { type: 'store' }>;
type Reason = NonNullable<StoreEvent['reason']>;

type Values = readonly (string | undefined)[];

/** Calls that may be under way to a store that is too slow, so that a dead one holds no memory. */
const MAX_LATE = 100;

interface GuardOptions {
  /** How long a call may take. */
  timeoutMs: number;
  /**
   * Once for each change: the first failure, the first rest, and the first success after them. Must
   * not throw.
   */
  onEvent: (event: StoreEvent) => void;
  /** What the store threw. Must not throw. */
  onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds that only grow. Default: the clock of `performance`. */
  now?: (() => number) | undefined;
}

/** `read-only`: it answers, but whatever is written fails, as when it is full. */
export type StoreState = 'ok' | 'resting' | 'read-only';

/** A store that may be out, but is never in the way. */
export interface GuardedStore {
  /**
   * Undefined for all keys while the store is out. `onLate` gets the answer of a store that was only
   * too slow. Never rejects.
   */
  getMany(keys: readonly string[], options?: ReadOptions): Promise<Values>;
  /**
   * False: somebody else's value is there. Undefined: the store is out; one that was only too slow
   * may still write later, until `ttlMs` is over. Never rejects.
   */
  setMany(entries: readonly StoreEntry[]): Promise<readonly (boolean | undefined)[]>;
  /** Whether the store did it. Never rejects. */
  deleteMany(targets: readonly StoreTarget[]): Promise<boolean>;
  /** Writes even while the store rests, and waits up to ten seconds. Rejects if that fails. */
  purge(entry: StoreEntry): Promise<void>;
  /**
   * Tries the store in the background if a rest is over, so that it comes back although nobody
   * asks for rows, as when a load balancer waits for a health check.
   */
  state(): StoreState;
}

interface ReadOptions {
  /** As `Store.getMany` has it. */
  fresh?: readonly string[] | undefined;
  onLate?: ((values: Values) => void) | undefined;
}

interface Rest {
  ms: number;
  endsAt: number;
  readonly reason: Reason;
  /** One call finds out whether it is over. */
  isTrying: boolean;
}

interface Call<T> {
  run: () => Promise<T>;
  isValid: (answer: unknown) => boolean;
  isWrite?: boolean;
  /** For an answer that nobody waits for any more. */
  onLate?: ((answer: T) => void) | undefined;
}

/**
 * Bounds every call to a store, and does without the store while it fails: after three failures in
 * a row it rests for a second, doubling to 30 s, and after each rest one call tries it. If only
 * writes fail, as when it is full, only writes rest. From a store that is only too slow rows are
 * still read, but not waited for; the first that comes in time ends the rest.
 */
export function guardStore(
  store: Store,
  { timeoutMs, onEvent, onError, now = () => performance.now() }: GuardOptions,
): GuardedStore {
  let failures = 0;
  /** Of writes, with or without reads that succeeded between them. */
  let writeFailures = 0;
  /** The rest that the store has, or had before it was tried; undefined if it is in use. */
  let rest: Rest | undefined;
  let writeRest: Rest | undefined;
  let told: StoreEvent['state'] = 'back';
  let underWay = 0;

  const begin = (reason: Reason): Rest => ({
    ...{ ms: FIRST_REST_MS, endsAt: now() + FIRST_REST_MS, reason, isTrying: false },
  });

  function tell(reason?: Reason) {
    let state: StoreEvent['state'] = failures + writeFailures > 0 ? 'failed' : 'back';
    if (rest) state = 'resting';
    else if (writeRest) state = 'read-only';
    // What is coming back has not failed anew.
    if (state === told || (state === 'failed' && told !== 'back')) return;
    told = state;
    onEvent({ type: 'store', state, ...(state !== 'back' && reason && { reason }) });
  }

  function succeeded(isWrite: boolean) {
    failures = 0;
    rest = undefined;
    if (isWrite) {
      writeFailures = 0;
      writeRest = undefined;
    }
    tell();
  }

  function failed(reason: Reason, isWrite: boolean, tried: Rest | undefined) {
    failures += 1;
    if (isWrite) writeFailures += 1;
    tell(reason);
    if (tried) {
      tried.ms = Math.min(2 * tried.ms, LAST_REST_MS);
      tried.endsAt = now() + tried.ms;
    }
    if (!rest && failures >= FAILURES) {
      rest = begin(reason);
      writeFailures = 0;
      writeRest = undefined;
    } else if (!rest && !writeRest && writeFailures >= FAILURES) {
      writeRest = begin(reason);
    }
    tell(reason);
  }

  /** What the store answers if it is as it should be; else undefined, as while the store rests. */
  async function ask<T>({
    run,
    isValid,
    isWrite = false,
    onLate,
  }: Call<T>): Promise<T | undefined> {
    const current = rest ?? (isWrite ? writeRest : undefined);
    if (!current || (!current.isTrying && now() >= current.endsAt)) return call(current);
    if (!onLate || current.reason !== 'timeout' || underWay >= MAX_LATE) return undefined;
    void call(undefined).then((answer) => answer !== undefined && onLate(answer));
    return undefined;

    async function call(tried: Rest | undefined): Promise<T | undefined> {
      if (tried) tried.isTrying = true;
      underWay += 1;
      const pending = (async () => run())().finally(() => {
        underWay -= 1;
      });
      try {
        const answer = await within(timeoutMs, pending);
        if (!isValid(answer)) throw new TypeError('Not an answer.');
        succeeded(isWrite);
        return answer;
      } catch (error) {
        const isLate = error instanceof OutOfTime;
        if (isLate) {
          const take = (answer: T) => isValid(answer) && onLate?.(answer);
          pending.then(take).catch(() => {});
        }
        onError?.(error);
        failed(isLate ? 'timeout' : 'error', isWrite, tried);
        return undefined;
      } finally {
        if (tried) tried.isTrying = false;
      }
    }
  }

  const isText = (value: unknown) => value == null || typeof value === 'string';

  async function getMany(keys: readonly string[], { fresh, onLate }: ReadOptions = {}) {
    if (keys.length === 0) return [];
    const inOrder = (values: Values | undefined) =>
      keys.map((_, index) => values?.[index] ?? undefined);
    const values = await ask<Values>({
      run: () => store.getMany(keys, { fresh }),
      isValid: isListOf(keys.length, isText),
      onLate: onLate && ((answer) => onLate(inOrder(answer))),
    });
    return inOrder(values);
  }

  const write = <T>(run: () => Promise<T>, isValid: (answer: unknown) => boolean) =>
    ask({ run, isValid, isWrite: true });

  return {
    getMany,
    async setMany(entries) {
      if (entries.length === 0) return [];
      const isValid = isListOf(entries.length, (value) => typeof value === 'boolean');
      const written = await write(() => store.setMany(entries), isValid);
      return entries.map((_, index) => written?.[index]);
    },
    async deleteMany(targets) {
      if (targets.length === 0) return true;
      const remove = async () => {
        await store.deleteMany(targets);
        return true;
      };
      return (await write(remove, () => true)) === true;
    },
    async purge(entry) {
      const written = await within(PURGE_MS, store.setMany([entry]));
      if (written[0] !== true) throw new Error('Merchantry: expected the store to write.');
    },
    state() {
      if (rest) {
        void getMany(['health']);
        return 'resting';
      }
      if (!writeRest) return 'ok';
      void write(
        () => store.setMany([{ key: 'health', value: '', ttlMs: FIRST_REST_MS }]),
        isListOf(1, (value) => typeof value === 'boolean'),
      );
      return 'read-only';
    },
  };
}

class OutOfTime extends Error {}

/** Rejects after `ms`. What the call does later is of no interest. */
async function within<T>(ms: number, call: Promise<T>): Promise<T> {
  let answer = await waitFor(call, ms);
  // After a busy spell timers come before answers that have long arrived: those go first.
  if (answer === LATE) answer = await waitFor(call, 0);
  if (answer !== LATE) return answer;
  throw new OutOfTime(`Merchantry: expected the store to answer within ${ms} ms.`);
}

/** `every` would pass over holes. */
const isListOf =
  (length: number, isValid: (value: unknown) => boolean) =>
  (answer: unknown): boolean =>
    Array.isArray(answer) && answer.length === length && [...answer].every(isValid);
