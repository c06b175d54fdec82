import { now } from '../planner/now.js';
import { groupBytes, lookupBytes } from '../planner/requestBytes.js';
import type { PlannerEvent } from '../planner/types.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { fetchMerchantList } from '../service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import type { Breaker } from './createBreaker.js';
import type { Claims } from './createClaims.js';
import type { Circle, GatewayLookup } from './createLookupMaker.js';
import type { Results } from './createResults.js';

/** A caller whose rows would have to wait longer for a paused service is told to come back. */
export const PATIENCE_MS = 1_000;
/** Requests to the service at a time for one scope: it does not fill all slots. */
const PER_SCOPE = 2;
/** Bytes of a request's body, as in the browser. */
const MAX_BYTES = 65_536;
/** How often a batch is sent if the service or the way to it fails. */
const ATTEMPTS = 3;
/** Before the second attempt, and twice as long before the third. */
const BACKOFF_MS = 500;
/** Enough to find one bad row of 25 (at most ten batches) or two, and a bound if all are bad. */
const MAX_PARTS = 16;
/** The same bound for a batch that the service may refuse whatever its rows are. */
const MAX_REFUSED_PARTS = 6;

/** A row's records, or the error instead of them; undefined if its caller cancelled. */
export type RowOutcome =
  | { readonly json: string; readonly headers: Readonly<Record<string, string>> }
  | EnrichmentError
  | undefined;

/** Who asks: what is shared, and the scope that would be to blame for a bad row. */
export interface Caller {
  readonly circle: Circle;
  /** A hash. */
  readonly scope: string;
}

interface BatcherLimits {
  readonly batchSize: number;
  readonly concurrency: number;
  readonly queuedRows: number;
  readonly serviceMs: number;
}

interface BatcherOptions {
  fetcher: MerchantListFetcher;
  limits: BatcherLimits;
  breaker: Breaker;
  results: Pick<Results, 'read' | 'keep'>;
  /** Needed between replicas that share a store: within one process a lookup is requested once. */
  claims: Claims | undefined;
  onEvent(event: PlannerEvent): void;
  random(): number;
}

/** One load of one row that waits. */
interface Waiter {
  readonly scope: string;
  settle(outcome: RowOutcome): void;
}

/** A lookup that callers have loaded and that has no result yet, queued or in flight. */
interface Row {
  readonly lookup: GatewayLookup;
  readonly circle: Circle;
  readonly waiters: Set<Waiter>;
  /** The number of the newest load of this lookup: the newest is sent first. */
  turn: number;
  since: number;
}

/** Rows that are sent together, and again together if that fails. */
interface Batch {
  readonly rows: readonly Row[];
  readonly failures: number;
  readonly readyAt: number;
  /** All parts of a batch that was split share this count. */
  readonly bisection?: { parts: number; isAccepted: boolean } | undefined;
  /** The batch is sent without a claim, because the replica that holds it has taken too long. */
  readonly isOverdue?: boolean | undefined;
}

export type Batcher = ReturnType<typeof createBatcher>;

/**
 * Asks the service for lookups in batches: of one circle and equal options, the newest first, each
 * lookup once however many wait for it. A row waits in a bounded queue for a slot, and leaves it as
 * soon as nobody waits for it. A batch that fails is sent up to three times, one that is rejected in
 * halves. It holds back while the breaker is open.
 */
export function createBatcher(options: BatcherOptions) {
  const { fetcher, limits, breaker, results, claims, onEvent, random } = options;
  /** All rows by their lookup's key. */
  const rows = new Map<string, Row>();
  /** Those that wait for a slot in no particular batch. */
  const queue = new Set<Row>();
  /** Those that wait to be sent again. */
  let retries: Batch[] = [];
  const inFlight = new Set<AbortController>();
  const running = new Map<string, number>();
  /** All that is under way, with what is stored and released afterwards. */
  const work = new Set<Promise<unknown>>();
  /** Since when it is tried whether a paused service works again. */
  let triedSince: number | undefined;
  /** Whose rows were tried in vain meanwhile. Others go first, or one scope could be all that is tried. */
  const triedScopes = new Set<string>();
  let turns = 0;
  let batches = 0;
  let isScheduled = false;
  let isClosed = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const isWanted = ({ waiters }: Row) => waiters.size > 0;
  const idOf = ({ lookup }: Row) => lookup.serviceId;
  const scopeOf = ({ waiters }: Row) => waiters.values().next().value?.scope ?? '';

  const schedule = (): void => {
    if (!isScheduled) queueMicrotask(flush);
    isScheduled = true;
  };

  const settle = (row: Row, outcome: RowOutcome): void => {
    queue.delete(row);
    // One that the store answered late may have a successor.
    if (rows.get(row.lookup.key) === row) rows.delete(row.lookup.key);
    for (const waiter of row.waiters) waiter.settle(outcome);
    row.waiters.clear();
  };

  /** Returns the rows that have a caller left, and cancels the others. */
  const wantedOf = (some: readonly Row[]): readonly Row[] =>
    some.filter((row) => {
      if (isWanted(row)) return true;
      settle(row, undefined);
      onEvent({ type: 'cancelled', id: idOf(row) });
      return false;
    });

  const isFull = ({ name, isShared }: Circle): boolean =>
    !isShared && (running.get(name) ?? 0) >= PER_SCOPE;

  /** Takes the next batch out of the queue; undefined if nothing can be sent. */
  const nextBatch = (): Batch | undefined => {
    const isFree = ({ circle }: Row) => !isFull(circle);
    const isUntried = (row: Row) => isFree(row) && !triedScopes.has(scopeOf(row));
    return (triedScopes.size > 0 ? takeNext(isUntried) : undefined) ?? takeNext(isFree);
  };

  const takeNext = (mayGo: (row: Row) => boolean): Batch | undefined => {
    for (const batch of retries) {
      const [first] = batch.rows;
      if (batch.readyAt > now() || !first || !mayGo(first)) continue;
      retries = retries.filter((other) => other !== batch);
      const wanted = wantedOf(batch.rows);
      if (wanted.length > 0) return { ...batch, rows: wanted };
    }
    // Stable: rows of one request keep their order.
    const waiting = [...queue].sort((one, other) => other.turn - one.turn);
    const first = waiting.find(mayGo);
    if (!first) return undefined;
    const { circle, lookup } = first;
    const chosen: Row[] = [];
    let bytes = groupBytes(lookup.group);
    for (const row of waiting) {
      const isSimilar =
        row.circle.name === circle.name && row.lookup.group.key === lookup.group.key;
      if (!isSimilar) continue;
      bytes += lookupBytes(row.lookup);
      if (chosen.length > 0 && (bytes > MAX_BYTES || chosen.length === limits.batchSize)) break;
      chosen.push(row);
    }
    for (const row of chosen) queue.delete(row);
    return { rows: chosen, failures: 0, readyAt: 0 };
  };

  /** Tells all that wait for a slot why they get none, or only those that have for too long. */
  const giveUp = (error: EnrichmentError, since = Number.POSITIVE_INFINITY): void => {
    const waiting = [...queue, ...retries.flatMap((batch) => batch.rows)];
    for (const row of waiting) if (row.since <= since) settle(row, error);
    retries = retries.filter((batch) => batch.rows.some(isWanted));
  };

  function flush(): void {
    isScheduled = false;
    clearTimeout(alarm);
    if (isClosed) return;
    const refusal = breaker.refusal();
    const waitMs = refusal?.retryAfterMs ?? 0;
    if (refusal && waitMs > PATIENCE_MS) {
      giveUp(refusal);
      return;
    }
    while (!refusal && inFlight.size < breaker.limit()) {
      const batch = nextBatch();
      if (!batch) break;
      start(batch);
    }
    const reason = refusal ? undefined : breaker.reason();
    if (!reason) triedSince = undefined;
    else if (inFlight.size > 0) triedSince ??= now();
    if (!breaker.reason()) triedScopes.clear();
    const triedMs = now() - (triedSince ?? now());
    // While one request tries the service, rows in the queue wait no longer than for a pause.
    if (reason && triedMs >= PATIENCE_MS) {
      const { kind, status } = reason;
      const retryAfterMs = PATIENCE_MS;
      giveUp(new EnrichmentError(kind, { status, retryAfterMs }), now() - PATIENCE_MS);
    }
    const times = retries.map(({ readyAt }) => readyAt).filter((time) => time > now());
    if (refusal) times.push(now() + waitMs);
    else if (reason && queue.size + retries.length > 0) times.push(now() + PATIENCE_MS / 4);
    if (times.length > 0) alarm = setTimeout(flush, Math.max(0, Math.min(...times) - now()));
  }

  function start(batch: Batch): void {
    const circle = (batch.rows[0] as Row).circle.name;
    const controller = new AbortController();
    inFlight.add(controller);
    running.set(circle, (running.get(circle) ?? 0) + 1);
    const end = () => {
      inFlight.delete(controller);
      const left = (running.get(circle) ?? 1) - 1;
      if (left > 0) running.set(circle, left);
      else running.delete(circle);
      schedule();
    };
    track(run(batch, controller.signal).finally(end));
  }

  function track(task: Promise<unknown>): void {
    work.add(task);
    void task.finally(() => work.delete(task));
  }

  /**
   * Sends the rows that no other replica is requesting, and watches the store for the others. Never
   * rejects.
   */
  async function run(batch: Batch, signal: AbortSignal): Promise<void> {
    if (!claims || batch.isOverdue) {
      const { kept } = await send(batch, signal);
      if (kept) track(kept);
      return;
    }
    const { rows: asked } = batch;
    const claim = await claims.claim(asked.map(({ lookup }) => lookup.storeKey));
    const isOwn = ({ lookup }: Row) => claim.keys.includes(lookup.storeKey);
    const held = asked.filter((row) => !isOwn(row));
    if (held.length > 0) track(watch(held));
    // It may have been stored between the first look and the claim.
    const own = wantedOf(await settleStored(asked.filter(isOwn)));
    const isWorthIt = own.length > 0 && !isClosed;
    const sent = isWorthIt ? await send({ ...batch, rows: own }, signal) : undefined;
    // Others look for the result first, then for the claim. The slot need not wait.
    track(Promise.resolve(sent?.kept).then(claim.release));
  }

  /** Settles the rows that the store has by now, and returns the others. */
  async function settleStored(some: readonly Row[]): Promise<readonly Row[]> {
    const found = await results.read(some.map(({ lookup }) => lookup));
    return some.filter((row) => {
      const answer = found.get(row.lookup);
      if (answer) settle(row, answer);
      return !answer;
    });
  }

  /** Waits until the rows that another replica requests are stored, or their claim is free again. */
  async function watch(held: readonly Row[]): Promise<void> {
    const overdueAt = now() + limits.serviceMs;
    let waiting = held;
    for (let looks = 0; ; looks += 1) {
      await claims?.rest(looks);
      waiting = wantedOf(await settleStored(wantedOf(waiting)));
      if (waiting.length === 0 || isClosed) return;
      if (now() > overdueAt) {
        retries.push({ rows: waiting, failures: 0, readyAt: 0, isOverdue: true });
        return schedule();
      }
      const free = await claims?.claim(waiting.map(({ lookup }) => lookup.storeKey));
      await free?.release();
      const isFree = ({ lookup }: Row) => free?.keys.includes(lookup.storeKey);
      for (const row of waiting) if (isFree(row)) queue.add(row);
      waiting = waiting.filter((row) => !isFree(row));
      schedule();
    }
  }

  /** One request to the service. `kept`: once its results are stored. */
  async function send(batch: Batch, signal: AbortSignal): Promise<{ kept?: Promise<void> }> {
    const { rows: sent, failures } = batch;
    const number = ++batches;
    const began = now();
    const attempt = failures + 1;
    const report = (some: readonly Row[]) => ({
      ...{ batch: number, ids: some.map(idOf), attempt, durationMs: now() - began },
    });
    onEvent({ type: 'sent', batch: number, ids: sent.map(idOf), filled: 0, attempt, probe: false });
    const scopes = new Set(sent.flatMap(({ waiters }) => [...waiters].map(({ scope }) => scope)));
    const call = breaker.begin(scopes);
    try {
      const lookups = sent.map(({ lookup }) => lookup);
      const response = await fetchMerchantList(fetcher, lookups, signal);
      call.succeeded();
      if (batch.bisection) batch.bisection.isAccepted = true;
      response.issues.forEach(onEvent);
      const received = new Map<GatewayLookup, MerchantResult>();
      for (const row of sent) {
        const outcome = response.rows.get(idOf(row)) ?? new EnrichmentError('missing');
        if (!(outcome instanceof Error)) received.set(row.lookup, outcome);
        settle(row, outcome instanceof Error ? outcome : answerOf(outcome));
      }
      const good = sent.filter(({ lookup }) => received.has(lookup));
      if (good.length > 0) onEvent({ type: 'received', ...report(good) });
      return { kept: results.keep(received) };
    } catch (error) {
      // `fetchMerchantList` rejects with no other.
      const failure = error as EnrichmentError;
      if (isClosed) return {};
      call.failed(failure);
      if (breaker.reason()) for (const scope of scopes) triedScopes.add(scope);
      const retried = recover(number, { ...batch, failures: attempt }, failure);
      const { kind, status } = failure;
      onEvent({ type: 'failed', ...report(sent), kind, status, retried });
      return {};
    }
  }

  /** Queues the rows of a failed batch again, whole or in halves, or fails them. */
  function recover(number: number, batch: Batch, error: EnrichmentError): boolean {
    const wanted = wantedOf(batch.rows);
    const again = partsOf(number, { ...batch, rows: wanted }, error);
    // What it paused for may pass sooner than what has been tried in vain.
    const refusal = breaker.refusal();
    const told = refusal?.kind === error.kind ? refusal : error;
    if (again.length === 0) for (const row of wanted) settle(row, told);
    retries.push(...again);
    return again.length > 0;
  }

  function partsOf(number: number, batch: Batch, error: EnrichmentError): readonly Batch[] {
    const { rows: wanted, failures, bisection = { parts: 0, isAccepted: false } } = batch;
    const { kind, status, retryAfterMs } = error;
    if (wanted.length === 0) return [];
    // A 401 is of the key. Anything else a firewall may say to one text.
    const isRefused = kind === 'refused' || (kind === 'unauthorized' && status === 403);
    if (kind === 'rejected' || isRefused) {
      const max = isRefused && !bisection.isAccepted ? MAX_REFUSED_PARTS : MAX_PARTS;
      if (wanted.length === 1 || bisection.parts + 2 > max) return [];
      bisection.parts += 2;
      const half = Math.ceil(wanted.length / 2);
      const parts = [wanted.slice(0, half), wanted.slice(half)];
      const sizes = parts.map(({ length }) => length);
      onEvent({ type: 'split', batch: number, sizes });
      return parts.map((rows) => ({ rows, failures: 0, readyAt: 0, bisection }));
    }
    if (failures >= ATTEMPTS) return [];
    if (kind === 'rate-limited') {
      const waitMs = breaker.refusal()?.retryAfterMs ?? retryAfterMs ?? backoffMs(failures);
      return waitMs > PATIENCE_MS ? [] : [{ ...batch, readyAt: now() + waitMs }];
    }
    const mayPass = kind === 'server' || kind === 'network' || kind === 'timeout';
    // Nobody waits for much longer than the service may take.
    const isInTime = now() - Math.max(...wanted.map(({ since }) => since)) < limits.serviceMs;
    return mayPass && isInTime ? [{ ...batch, readyAt: now() + backoffMs(failures) }] : [];
  }

  /** Give or take a quarter: replicas that failed together must not come back together. */
  const backoffMs = (failures: number) => BACKOFF_MS * 2 ** (failures - 1) * (0.75 + random() / 2);

  /** Refuses the oldest rows of the scope that has most of them, so that none fills the queue. */
  function makeRoom(): void {
    while (queue.size > limits.queuedRows) {
      const sizes = new Map<string, number>();
      for (const row of queue) sizes.set(scopeOf(row), (sizes.get(scopeOf(row)) ?? 0) + 1);
      const most = Math.max(...sizes.values());
      for (const row of queue) {
        if (sizes.get(scopeOf(row)) !== most) continue;
        settle(row, new EnrichmentError('rate-limited', { retryAfterMs: PATIENCE_MS }));
        break;
      }
    }
  }

  return {
    /**
     * In the order of `lookups`. Ends early, for this caller only, when `signal` is aborted: rows
     * without an outcome are then undefined.
     */
    load(
      { circle, scope }: Caller,
      lookups: readonly GatewayLookup[],
      signal: AbortSignal,
    ): Promise<readonly RowOutcome[]> {
      return new Promise((resolve) => {
        const outcomes: RowOutcome[] = lookups.map(() => undefined);
        const loads: (readonly [row: Row, waiter: Waiter])[] = [];
        let left = lookups.length;
        const end = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(outcomes);
        };
        const leave = (): void => {
          for (const [row, waiter] of loads) {
            if (row.waiters.delete(waiter) && queue.has(row)) wantedOf([row]);
          }
          end();
        };
        if (signal.aborted || isClosed) return end();
        signal.addEventListener('abort', leave);
        turns += 1;
        for (const [index, lookup] of lookups.entries()) {
          const known = rows.get(lookup.key);
          const row = known ?? { lookup, circle, waiters: new Set(), turn: turns, since: now() };
          const waiter: Waiter = {
            scope,
            settle(outcome) {
              outcomes[index] = outcome;
              left -= 1;
              if (left === 0) end();
            },
          };
          loads.push([row, waiter]);
          row.waiters.add(waiter);
          row.turn = turns;
          if (known) continue;
          rows.set(lookup.key, row);
          queue.add(row);
          onEvent({ type: 'queued', id: idOf(row) });
        }
        makeRoom();
        schedule();
      });
    },
    /** Settles the rows that the store has answered after all. */
    offer(found: ReadonlyMap<GatewayLookup, RowOutcome>): void {
      for (const [{ key }, answer] of found) {
        const row = rows.get(key);
        if (row) settle(row, answer);
      }
    },
    /** How many rows wait for a slot. */
    queued: () => queue.size,
    /** Resolves once nothing is on its way to the service, or from there to the store. */
    async settled(): Promise<void> {
      while (work.size > 0) await Promise.allSettled([...work]);
    },
    /** Ends every load and every request. */
    close(): void {
      isClosed = true;
      clearTimeout(alarm);
      for (const controller of inFlight) controller.abort();
      for (const row of [...rows.values()]) settle(row, undefined);
      retries = [];
    },
  };
}

function answerOf({ merchants, receipt = {} }: MerchantResult): RowOutcome {
  return { json: JSON.stringify(merchants), headers: receipt };
}
