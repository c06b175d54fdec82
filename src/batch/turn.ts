import { emit } from './emit.js';
import { endSplits } from './endSplits.js';
import type { PlannerState } from './PlannerState.js';
import { plan } from './plan.js';
import { send } from './send.js';
import { settle } from './settle.js';

/** Looks at everything: settles what ended and sends what may be sent. Returns when to look again. */
export function turn(state: PlannerState): number {
  const time = state.now();
  endSplits(state);
  if (time >= state.planAt) plan(state, time);
  settle(state);
  const { queue, offline } = state;
  if ((queue.size > 0 || offline) && offline === state.isOnline()) {
    state.offline = !offline;
    emit(state, { type: offline ? 'released' : 'gated', reason: 'offline' });
  }
  const opensAt = state.offline ? Infinity : state.opensAt;
  let wake = state.planAt;
  for (const { call, urgency } of queue) {
    if (!call || urgency < 0 || state.stopped) break;
    if (opensAt > time) wake = Math.min(wake, opensAt);
    else if (state.flights.size < state.concurrency) send(state, call);
    else break;
  }
  return wake;
}
