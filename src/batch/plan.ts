import type { Entry } from './Entry.js';
import { emit } from './emit.js';
import { end } from './end.js';
import { fail } from './fail.js';
import type { Outcome } from './Planner.js';
import type { PlannerState } from './PlannerState.js';
import { rowError } from './rowError.js';
import { stays } from './stays.js';
import { toAnswer } from './toAnswer.js';

/** Drops and refuses what is not to be sent, finds out what is due, and puts the queue into order. */
export function plan(state: PlannerState, time: number): void {
  const { queue, totals, held, dwellMs } = state;
  const isScrolling = state.scrolling.size > 0;
  const roundEnds = state.announced.size > 0 ? state.roundEnds : time;
  state.planAt = Infinity;
  totals.clear();
  for (const entry of queue) {
    if (!stays(state, entry)) continue;
    const { id, pool, call = pool, weight, since } = entry;
    const isFresh = call === pool;
    if (weight === Infinity) refuse(state, entry, 'nameless', toAnswer([], id));
    else if (weight > pool.room) {
      refuse(state, entry, 'too-large', rowError({ kind: 'too-large' }, entry));
    } else if (held && isFresh) refuse(state, entry, 'held', rowError(held, entry));
    else if (held) {
      const rows = [...queue].filter((row) => row.call === call);
      fail(state, call, rows, held);
    } else {
      const freshAt = isScrolling ? since + dwellMs : roundEnds;
      const dueAt = isFresh ? freshAt : call.notBefore;
      if (entry.urgency >= 0 || dueAt <= time) {
        entry.urgency = isFresh ? since : Infinity;
        totals.set(call, (totals.get(call) ?? 0) + weight);
      } else state.planAt = Math.min(state.planAt, dueAt);
    }
  }
  // Stable, so that rows shown together keep their order on screen.
  state.queue = new Set([...queue].sort((a, b) => b.urgency - a.urgency));
}

function refuse(
  state: PlannerState,
  entry: Entry,
  reason: 'nameless' | 'too-large' | 'held',
  outcome: Outcome,
): void {
  end(state, entry, outcome);
  emit(state, { type: 'unasked', id: entry.id, reason });
}
