import { change } from './change.js';
import { createFailureLog } from './createFailureLog.js';
import { DroppedError } from './DroppedError.js';
import { end } from './end.js';
import { load } from './load.js';
import type { BatchOptions, Planner, PlannerEnvironment, PlannerPorts } from './Planner.js';
import type { PlannerState } from './PlannerState.js';
import { readBatchOptions } from './readBatchOptions.js';
import { release } from './release.js';
import { settle } from './settle.js';
import { show } from './show.js';
import { turn } from './turn.js';

/**
 * Builds a planner. It looks at everything at the end of each task in which something happened, and when the alarm
 * rings; in between it only takes notes.
 */
export function createPlanner(
  ports: PlannerPorts,
  environment: PlannerEnvironment,
  options: BatchOptions = {},
): Planner {
  const { now, setTimer } = environment;
  const failures = createFailureLog(now);
  let scheduled = false;
  let cancelAlarm = () => {};
  const look = () => {
    scheduled = false;
    if (state.stopped) return;
    const wake = turn(state);
    cancelAlarm();
    if (wake < Infinity && !state.stopped) cancelAlarm = setTimer(look, wake - now());
  };
  const state: PlannerState = {
    ...environment,
    ...readBatchOptions(options),
    ports,
    failures,
    pools: new Map(),
    entries: new Map(),
    announced: new Set(),
    queue: new Set(),
    outcomes: new Map(),
    next: new Map(),
    scrolling: new Set(),
    totals: new Map(),
    flights: new Set(),
    splits: new Set(),
    calls: 0,
    planAt: 0,
    roundEnds: 0,
    opensAt: 0,
    waits: 0,
    loneRejections: 0,
    offline: false,
    held: undefined,
    stopped: false,
    schedule() {
      if (!scheduled) queueMicrotask(look);
      scheduled = true;
    },
  };
  const { next, scrolling } = state;
  const unsubscribe = environment.onOnlineChange(state.schedule);

  return {
    show: (lookup) => show(state, lookup),
    load: (lookup, signal) => load(state, lookup, signal),
    setNext(source, lookups) {
      if (lookups.length > 0) next.set(source, lookups);
      else next.delete(source);
    },
    setScrolling(source, isScrolling) {
      if (isScrolling) scrolling.add(source);
      else scrolling.delete(source);
      change(state);
    },
    mayAskAgain: failures.mayAskAgain,
    retry(key) {
      failures.forget(key);
      release(state);
    },
    stop() {
      state.stopped = true;
      unsubscribe();
      cancelAlarm();
      for (const takeBack of state.flights) takeBack();
      const dropped = new DroppedError();
      for (const entry of state.entries.values()) end(state, entry, dropped);
      settle(state);
    },
  };
}
