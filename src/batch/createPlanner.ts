import { EnrichmentError } from '../contract/EnrichmentError.js';
import { isDevelopment } from '../contract/isDevelopment.js';
import { createDispatcher } from './createDispatcher.js';
import { createEntry } from './createEntry.js';
import { createFailureLog } from './createFailureLog.js';
import { createGate } from './createGate.js';
import { createRoster } from './createRoster.js';
import { DroppedError } from './DroppedError.js';
import type { Entry } from './Entry.js';
import type {
  BatchOptions,
  Lookup,
  Outcome,
  Planner,
  PlannerEnvironment,
  PlannerPorts,
} from './Planner.js';
import type { PlannerEvent } from './PlannerEvent.js';
import { readBatchOptions } from './readBatchOptions.js';
import { rowError } from './rowError.js';

/** How long a round at rest waits for rows that are on screen and have not called in. */
const ROUND_MS = 16;

/**
 * Builds a planner. It looks at everything at the end of each task in which something happened, and when the alarm
 * rings; in between it only takes notes.
 */
export function createPlanner(
  ports: PlannerPorts,
  environment: PlannerEnvironment,
  options: BatchOptions = {},
): Planner {
  const limits = readBatchOptions(options);
  const { now } = environment;
  const next = new Map<object, readonly Lookup[]>();
  const scrolling = new Set<object>();
  /** When the first lookup of the round was seen; `Infinity` between rounds. */
  let roundSince = Infinity;
  let scheduled = false;
  let stopped = false;
  let cancelAlarm = () => {};

  const guard = (port: string, task: () => void) => {
    try {
      task();
    } catch (error) {
      if (!isDevelopment()) return;
      console.error(`Merchantry: ${port} threw. The lookups go on without it.`, error);
    }
  };
  const emit = (event: PlannerEvent) => guard('onEvent', () => ports.onEvent(event));
  const schedule = () => {
    if (scheduled || stopped) return;
    scheduled = true;
    queueMicrotask(turn);
  };

  const failures = createFailureLog(now);
  const gate = createGate(environment, emit);
  const roster = createRoster({
    createEntry: (lookup) => createEntry(lookup, limits.maxBytes, now()),
    now,
    failures,
    isKnown: (key) => ports.isKnown(key),
    hand(outcomes) {
      if (!stopped) guard('settle', () => ports.settle(outcomes));
    },
    emit,
    schedule,
  });
  const dispatcher = createDispatcher({
    roster,
    gate,
    limits,
    environment,
    send: (request, context) => ports.send(request, context),
    fillers,
    emit,
    schedule,
  });
  const unsubscribe = environment.onOnlineChange(() => {
    gate.checkConnection();
    schedule();
  });

  function turn(): void {
    scheduled = false;
    if (stopped) return;
    roster.depart();
    const dueAt = sift();
    const wake = Math.min(dueAt, dispatcher.pump());
    cancelAlarm();
    if (wake < Infinity && !stopped) cancelAlarm = environment.setTimer(turn, wake - now());
  }

  /** Settles what is not to be sent, marks what may be sent from now on, and returns when there is more. */
  function sift(): number {
    const time = now();
    const { held } = gate;
    const refused = new Map<Entry, Outcome>();
    roundSince = Math.min(roundSince, time);
    const roundEnds = roster.expectsMore() ? roundSince + ROUND_MS : time;
    let wake = Infinity;
    for (const entry of roster.queue()) {
      const outcome = entry.refusal ?? (held && rowError(held, entry));
      if (outcome) {
        refused.set(entry, outcome);
        emit({ type: 'unasked', id: entry.lookup.transaction.id, reason: reasonOf(entry) });
        continue;
      }
      const dwelled = entry.viewers > 0 ? entry.since + limits.dwellMs : time;
      const dueAt = scrolling.size > 0 ? dwelled : roundEnds;
      entry.ready ||= dueAt <= time;
      if (!entry.ready) wake = Math.min(wake, dueAt);
    }
    if (wake === Infinity) roundSince = wake;
    roster.settle(refused, held !== undefined);
    return wake;
  }

  /** What may take the room that is left in a call: on screen but not due yet, then just outside. */
  function* fillers(group: string): Generator<Entry> {
    const seen = new Set<string>();
    for (const entry of roster.queue()) if (!entry.ready && entry.group === group) yield entry;
    for (const lookup of [...next.values()].flat()) {
      if (seen.has(lookup.key)) continue;
      seen.add(lookup.key);
      const entry = roster.filler(lookup);
      if (entry && !entry.refusal && entry.group === group) yield entry;
    }
  }

  return {
    show: (lookup) => (stopped ? () => {} : roster.show(lookup)),
    load(lookup, signal) {
      if (stopped) return Promise.reject(new DroppedError());
      return roster.load(lookup, signal);
    },
    setNext(source, lookups) {
      if (lookups.length > 0) next.set(source, lookups);
      else next.delete(source);
    },
    setScrolling(source, isScrolling) {
      if (isScrolling) scrolling.add(source);
      else scrolling.delete(source);
      schedule();
    },
    mayAskAgain: failures.mayAskAgain,
    retry(key) {
      failures.forget(key);
      // Forgotten first: whoever hears of the release may ask at once.
      if (gate.held) failures.forgetHeld();
      gate.release();
    },
    stop() {
      stopped = true;
      unsubscribe();
      cancelAlarm();
      dispatcher.stop();
      roster.clear();
      next.clear();
      scrolling.clear();
    },
  };
}

function reasonOf({ refusal }: Entry): 'nameless' | 'too-large' | 'held' {
  if (!refusal) return 'held';
  return refusal instanceof EnrichmentError ? 'too-large' : 'nameless';
}
