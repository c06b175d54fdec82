import type { GatewayEvent } from '../GatewayEvent.js';
import type { Store, StoreEntry, StoreTarget } from './Store.js';
import { StoreTimeout, withTimeout } from './withTimeout.js';

/** Number of consecutive failures after which the store rests. */
const FAILURES = 3;
const FIRST_REST_MS = 1_000;
const LAST_REST_MS = 30_000;
/**
 * How long writes must succeed before a store counts as one that can write: near its limit some
 * fit.
 */
const STEADY_MS = 10_000;
/** A store that fails now and then says so at most once in this time. */
const QUIET_MS = 1_000;
/** Timeout of a purge, whose caller would rather wait than retry. */
const PURGE_MS = 10_000;

type StoreEvent = Extract<GatewayEvent, { type: 'store' }>;
type Reason = NonNullable<StoreEvent['reason']>;

type Values = readonly (string | undefined)[];

/** Maximum pending calls to a slow store, so that a dead one does not hold memory. */
const MAX_LATE = 100;

interface GuardOptions {
  /** Timeout of a call, in milliseconds. */
  timeoutMs: number;
  /**
   * Called once per change: the first failure, the first rest, and the first success after them.
   * Must not throw.
   */
  onEvent: (event: StoreEvent) => void;
  /** Called with the store's errors. Must not throw. */
  onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds on a monotonic clock. Default: `performance.now`. */
  now?: (() => number) | undefined;
}

/** `read-only`: reads work, but writes fail, as when it is full. */
type StoreState = 'ok' | 'resting' | 'read-only';

/** A store whose failures and delays never affect callers. */
export interface GuardedStore {
  /**
   * Reads values; undefined for all keys while the store is unavailable. `onLate` receives the
   * result of a call that timed out. Never rejects.
   */
  getMany(keys: readonly string[], options?: ReadOptions): Promise<Values>;
  /**
   * Writes entries. False: another value is present. Undefined: the store is unavailable; after a
   * timeout it may still write later, within `ttlMs`. Never rejects.
   */
  setMany(entries: readonly StoreEntry[]): Promise<readonly (boolean | undefined)[]>;
  /** Deletes keys, and returns whether that worked. Never rejects. */
  deleteMany(targets: readonly StoreTarget[]): Promise<boolean>;
  /** Writes even while the store rests, with a timeout of ten seconds. Rejects if that fails. */
  purge(entry: StoreEntry): Promise<void>;
  /**
   * The state of the store. Also tests the store in the background after a rest, so that it
   * recovers even without requests, as when a load balancer waits for a health check.
   */
  state(): StoreState;
}

interface ReadOptions {
  /** See `Store.getMany`. */
  fresh?: readonly string[] | undefined;
  onLate?: ((values: Values) => void) | undefined;
}

interface Rest {
  ms: number;
  endsAt: number;
  readonly reason: Reason;
  /** Whether a call is testing if the rest is over. */
  isTrying: boolean;
}

interface Call<T> {
  run: () => Promise<T>;
  isValid: (answer: unknown) => boolean;
  isWrite?: boolean;
  /** Receives a result that arrives after the timeout. */
  onLate?: ((answer: T) => void) | undefined;
}

/**
 * Limits every call to a store, and works without it while it fails: after three consecutive
 * failures it rests for one second, doubling up to 30 s, and after each rest one call tests it. If
 * only writes fail, as when it is full, only writes rest; it is `read-only` until they have succeeded
 * for ten seconds. A store that is only slow is still read, but not waited for; the first call in time
 * ends the rest.
 */
export function guardStore(
  store: Store,
  { timeoutMs, onEvent, onError, now = () => performance.now() }: GuardOptions,
): GuardedStore {
  let failures = 0;
  /** Whether one of them was a read, or had no answer: otherwise reads may well work. */
  let isUnreadable = false;
  /** Failures of writes, until these have succeeded for `STEADY_MS`, ignoring reads in between. */
  let writeFailures = 0;
  /** When a write that succeeds forgets them; undefined until the first one after an error. */
  let steadyAt: number | undefined;
  /** The current rest, or the one before a test; undefined if the store is in use. */
  let rest: Rest | undefined;
  let writeRest: Rest | undefined;
  let told: StoreEvent['state'] = 'back';
  let backAt = Number.NEGATIVE_INFINITY;
  let underWay = 0;

  const begin = (reason: Reason): Rest => ({
    ...{ ms: FIRST_REST_MS, endsAt: now() + FIRST_REST_MS, reason, isTrying: false },
  });

  const isReadOnly = () => writeFailures >= FAILURES;

  function tell(reason?: Reason) {
    let state: StoreEvent['state'] = failures + writeFailures > 0 ? 'failed' : 'back';
    if (rest) state = 'resting';
    else if (isReadOnly()) state = 'read-only';
    // A recovering store has not failed anew.
    if (state === told || (state === 'failed' && told !== 'back')) return;
    if (state === 'failed' && now() - backAt < QUIET_MS) return;
    if (state === 'back') backAt = now();
    told = state;
    onEvent({ type: 'store', state, ...(state !== 'back' && reason && { reason }) });
  }

  function succeeded(isWrite: boolean) {
    failures = 0;
    isUnreadable = false;
    rest = undefined;
    if (isWrite) {
      writeRest = undefined;
      steadyAt ??= now() + STEADY_MS;
      if (now() >= steadyAt) writeFailures = 0;
    }
    tell();
  }

  function failed(reason: Reason, isWrite: boolean, tried: Rest | undefined) {
    failures += 1;
    isUnreadable ||= !isWrite || reason === 'timeout';
    // While nothing works, writes that fail say nothing of whether only writes do.
    if (isWrite && !rest) {
      writeFailures += 1;
      // One that was only late proves nothing about the next.
      steadyAt = reason === 'timeout' ? now() : undefined;
    }
    if (tried) {
      tried.ms = Math.min(2 * tried.ms, LAST_REST_MS);
      tried.endsAt = now() + tried.ms;
    }
    if (!rest && isUnreadable && failures >= FAILURES) {
      rest = begin(reason);
      writeFailures = 0;
      writeRest = undefined;
    } else if (!rest && !writeRest && isReadOnly()) {
      writeRest = begin(reason);
    }
    tell(reason);
  }

  /** Calls the store and validates its result; undefined if it is invalid or the store rests. */
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
        const answer = await withTimeout(timeoutMs, pending);
        if (!isValid(answer)) throw new TypeError('Not an answer.');
        succeeded(isWrite);
        return answer;
      } catch (error) {
        const isLate = error instanceof StoreTimeout;
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
      const written = await withTimeout(PURGE_MS, store.setMany([entry]));
      if (written[0] !== true) throw new Error('Merchantry: expected the store to write.');
    },
    state() {
      if (rest) {
        void getMany(['health']);
        return 'resting';
      }
      if (!isReadOnly()) return 'ok';
      void write(
        () => store.setMany([{ key: 'health', value: '', ttlMs: FIRST_REST_MS }]),
        isListOf(1, (value) => typeof value === 'boolean'),
      );
      return 'read-only';
    },
  };
}

/** `every` would skip holes. */
const isListOf =
  (length: number, isValid: (value: unknown) => boolean) =>
  (answer: unknown): boolean =>
    Array.isArray(answer) && answer.length === length && [...answer].every(isValid);
