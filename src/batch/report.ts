import type { EnrichmentError, EnrichmentErrorKind } from '../contract/EnrichmentError.js';
import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import { emit } from './emit.js';
import type { PlannerState } from './PlannerState.js';

/** Tells which of `rows` failed in this way; without a `kind`, which were answered. */
export function report(
  state: PlannerState,
  { number, sentAt }: Call,
  rows: readonly Entry[],
  kind?: EnrichmentErrorKind,
): void {
  const ids = rows.filter((entry) => kindOf(state, entry) === kind).map(({ id }) => id);
  if (ids.length === 0) return;
  const event = { call: number, ids, durationMs: state.now() - sentAt };
  emit(state, kind ? { type: 'failed', kind, ...event } : { type: 'answered', ...event });
}

/** An answer has none. Whoever heard of the first rows may have stopped the planner, and then there are no outcomes. */
function kindOf({ outcomes }: PlannerState, entry: Entry): EnrichmentErrorKind | undefined {
  return (outcomes.get(entry) as Partial<EnrichmentError> | undefined)?.kind;
}
