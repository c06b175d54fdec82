import type { EnrichmentError } from '../service/EnrichmentError.js';
import type { Call } from './Call.js';
import { chooseRows } from './chooseRows.js';
import { createEntry } from './createEntry.js';
import { createRecovery } from './createRecovery.js';
import type { Entry } from './Entry.js';
import { LookupCancelledError } from './LookupCancelledError.js';
import type { Lookup, Outcome, Planner, PlannerCallbacks, PlannerEnvironment } from './Planner.js';
import type { PlannerEvent } from './PlannerEvent.js';
import { plan, type Refusal } from './plan.js';
import type { BatchLimits } from './readBatchOptions.js';
import { sendCall } from './sendCall.js';
import { settle } from './settle.js';
import { wait } from './wait.js';

/** How long a round at rest waits for rows that are on screen and have not called in. */
const ROUND_MS = 16;

/**
 * Builds a planner. It looks at everything at the end of each task in which something happened, and when the alarm
 * rings; in between it only takes notes.
 */
export function createPlanner(
  ports: PlannerCallbacks,
  environment: PlannerEnvironment,
  { maxSize, maxBytes, concurrency, dwellMs, prefetch, timeoutMs }: BatchLimits,
): Planner {
  const { now, setTimer } = environment;
  const fills = prefetch === 'fill';
  /** By group. */
  const pools = new Map<string, Call>();
  /** By key: shown, asked or travelling. */
  const entries = new Map<string, Entry>();
  /** On screen and about to be loaded: a round at rest waits for them. */
  const announced = new Set<Entry>();
  /** Asked and not on the wire, the most urgent first. Who is on the wire cannot leave. */
  let queue = new Set<Entry>();
  /** How rows ended, until the end of the turn; undefined when they were dropped. */
  const ended = new Map<Entry, Outcome | undefined>();
  /** The rows just outside the screen, by list. */
  const next = new Map<object, readonly Lookup[]>();
  const scrolling = new Set<object>();
  /** Calls on the wire; each function takes one back. */
  const flights = new Set<() => void>();
  let calls = 0;
  /** When more rows are due; 0 after a change. */
  let planAt = 0;
  /** Until then a round at rest waits for announced rows. */
  let roundEnds = 0;
  let stopped = false;
  let scheduled = false;
  let cancelAlarm = () => {};

  const emit = (event: PlannerEvent) => {
    if (!stopped) ports.onEvent(event);
  };

  /** Something happened: there is to be a turn when this task is over. */
  const schedule = () => {
    if (!scheduled) queueMicrotask(turn);
    scheduled = true;
  };

  /** Something happened that may change what is due. */
  const change = () => {
    planAt = 0;
    schedule();
  };

  const find = (lookup: Lookup): Entry =>
    entries.get(lookup.key) ?? createEntry(lookup, pools, maxSize, maxBytes);

  /** True unless it is asked already, answered, or failed a moment ago. */
  const mayAsk = (key: string) => !entries.get(key)?.call && !ports.isKnown(key);

  /** Queues rows that are to travel with `call`. */
  const enqueue = (call: Call, rows: readonly Entry[]) => {
    for (const entry of rows) {
      queue.add(entry);
      entry.call = call;
      entry.urgency = -1;
    }
    change();
  };

  /** Takes a row out of the queue; it is settled when the turn ends. */
  const end = (entry: Entry, outcome?: Outcome) => {
    queue.delete(entry);
    announced.delete(entry);
    ended.set(entry, outcome);
    if (entry.call?.split) entry.call.split.open -= 1;
    schedule();
  };

  /** Tells which of `rows` failed in this way; without a `kind`, which were answered. */
  const report = (call: Call, rows: readonly Entry[], kind?: EnrichmentError['kind']) => {
    const isOne = (entry: Entry) => (ended.get(entry) as { kind?: unknown })?.kind === kind;
    const ids = rows.filter(isOne).map(({ id }) => id);
    if (ids.length === 0) return;
    const event = { call: call.number, ids, durationMs: now() - call.sentAt };
    emit(kind ? { type: 'failed', kind, ...event } : { type: 'received', ...event });
  };

  /** The end for these rows of a call. */
  const fail = (call: Call, rows: readonly Entry[], error: EnrichmentError) => {
    for (const entry of rows) end(entry, error.forRow(entry.id));
    report(call, rows, error.kind);
  };

  /** False for a row that nobody wants any more: it is dropped. */
  const stays = (entry: Entry): boolean => {
    const { id, viewers, waiters } = entry;
    const isWanted = waiters.some((it) => !it.signal?.aborted && (it.isDemand || viewers > 0));
    if (!isWanted) {
      end(entry);
      emit({ type: 'cancelled', id });
    }
    return isWanted;
  };

  const refuse = (entry: Entry, reason: Refusal, outcome: Outcome) => {
    end(entry, outcome);
    emit({ type: 'skipped', id: entry.id, reason });
  };

  const recovery = createRecovery(environment, emit, enqueue, fail);

  /** What is due first, then on screen but not due yet, then just outside. */
  function* candidates(): Generator<Entry> {
    for (const entry of queue) if (fills || entry.urgency >= 0) yield entry;
    if (!fills) return;
    for (const lookup of [...next.values()].flat()) if (mayAsk(lookup.key)) yield find(lookup);
  }

  /** Sends a call, or the next one out of a pool. */
  const send = (origin: Call) => {
    const { rows, filled } = chooseRows(origin, candidates());
    const number = origin.number || ++calls;
    const call: Call = { ...origin, number, attempt: origin.attempt + 1, sentAt: now() };
    for (const entry of rows) {
      entries.set(entry.key, entry);
      queue.delete(entry);
      entry.call = call;
    }
    const ids = rows.map(({ id }) => id);
    emit({ type: 'sent', call: number, ids, filled, attempt: call.attempt });
    if (stopped) return;
    const request = { ...call.options, transactions: rows.map(({ transaction }) => transaction) };
    const ask = (signal: AbortSignal) => ports.send(request, signal);
    sendCall(flights, setTimer, timeoutMs, ask, (answer) => {
      schedule();
      if (answer instanceof Error) {
        recovery.recover(origin, call, rows.filter(stays), rows.length, answer);
        return;
      }
      recovery.answered(call);
      // Every id that was asked has one; a bad row fails alone.
      for (const entry of rows) end(entry, answer.rows.get(entry.id));
      answer.issues.forEach(emit);
      report(call, rows);
      report(call, rows, 'malformed');
    });
  };

  /** Looks at everything: settles what ended and sends what may be sent. */
  const turn = () => {
    scheduled = false;
    if (stopped) return;
    const time = now();
    recovery.endSplits();
    const held = recovery.held();
    if (time >= planAt || held) {
      const restsUntil = announced.size > 0 ? roundEnds : time;
      const freshAt = ({ since }: Entry) => (scrolling.size > 0 ? since + dwellMs : restsUntil);
      planAt = Infinity;
      // Whoever hears of a row may ask for another meanwhile.
      planAt = Math.min(plan(queue, time, freshAt, held, stays, refuse), planAt);
      // Stable, so that rows shown together keep their order on screen.
      queue = new Set([...queue].sort((a, b) => b.urgency - a.urgency));
    }
    settle(ended, entries, ports);
    const opensAt = recovery.opensAt(queue.size > 0);
    let wake = planAt;
    for (const { call, urgency } of queue) {
      if (urgency < 0 || stopped || flights.size >= concurrency) break;
      if (opensAt > time) wake = Math.min(wake, opensAt);
      else send(call as Call);
    }
    cancelAlarm();
    if (wake < Infinity && !stopped) cancelAlarm = setTimer(turn, wake - now());
  };

  const unsubscribe = environment.onOnlineChange(schedule);
  return {
    show(lookup) {
      const entry = find(lookup);
      const time = now();
      entries.set(entry.key, entry);
      entry.viewers += 1;
      entry.since ||= time;
      if (mayAsk(entry.key)) {
        announced.add(entry);
        if (time >= roundEnds) roundEnds = time + ROUND_MS;
      }
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        entry.viewers -= 1;
        if (entry.viewers > 0) return;
        announced.delete(entry);
        if (!entry.call) entries.delete(entry.key);
        change();
      };
    },
    load(lookup, signal) {
      if (stopped || signal?.aborted) return Promise.reject(new LookupCancelledError());
      const entry = find(lookup);
      const outcome = wait(entry, signal);
      entries.set(entry.key, entry);
      announced.delete(entry);
      change();
      // A row that was dropped in this turn begins anew.
      if (!ended.get(entry) && (!entry.call || ended.delete(entry))) {
        enqueue(entry.pool, [entry]);
        emit({ type: 'queued', id: entry.id });
      }
      return outcome;
    },
    setNext(source, lookups) {
      if (lookups.length > 0) next.set(source, lookups);
      else next.delete(source);
    },
    setScrolling(source, isScrolling) {
      if (isScrolling) scrolling.add(source);
      else scrolling.delete(source);
      change();
    },
    look: change,
    release: recovery.release,
    stop() {
      stopped = true;
      unsubscribe();
      cancelAlarm();
      for (const takeBack of flights) takeBack();
      for (const entry of entries.values()) end(entry);
      settle(ended, entries, ports);
    },
  };
}
