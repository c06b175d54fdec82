import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { ParsedAnswer } from '../contract/parseAnswer.js';
import type { MerchantRecord } from '../contract/types.js';
import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import { emit } from './emit.js';
import { end } from './end.js';
import type { LookupAnswer } from './Planner.js';
import type { PlannerState } from './PlannerState.js';
import { report } from './report.js';
import { toAnswer } from './toAnswer.js';

/** Ends the rows of a call that was answered; a bad row fails alone. */
export function readAnswer(
  state: PlannerState,
  call: Call,
  entries: readonly Entry[],
  { rows, extra, dropped }: ParsedAnswer,
  receipt: LookupAnswer['receipt'],
): void {
  // The service is neither busy nor refusing.
  state.waits = 0;
  state.loneRejections = 0;
  if (call.split) call.split.answered = true;
  for (const entry of entries) {
    const { id } = entry;
    // Every id that was asked has one.
    const row = rows.get(id) as readonly MerchantRecord[] | EnrichmentError;
    const isBad = row instanceof Error;
    end(state, entry, isBad ? row : toAnswer(row, id, receipt));
    if (isBad && row.kind === 'missing') emit(state, { type: 'missing', id });
  }
  report(state, call, entries);
  report(state, call, entries, 'malformed');
  if (extra.length > 0) emit(state, { type: 'extra', count: extra.length });
  for (const field of dropped) emit(state, { type: 'field-dropped', ...field });
}
