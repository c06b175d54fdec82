import type { EnrichmentError } from '../contract/EnrichmentError.js';
import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import { end } from './end.js';
import type { PlannerState } from './PlannerState.js';
import { report } from './report.js';
import { rowError } from './rowError.js';

/** The end for these rows of a call. */
export function fail(
  state: PlannerState,
  call: Call,
  rows: readonly Entry[],
  error: EnrichmentError,
): void {
  for (const entry of rows) end(state, entry, rowError(error, entry));
  report(state, call, rows, error.kind);
}
