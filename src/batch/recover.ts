import type { EnrichmentError } from '../contract/EnrichmentError.js';
import { backoffMs } from './backoffMs.js';
import type { Call } from './Call.js';
import type { Entry } from './Entry.js';
import { enqueue } from './enqueue.js';
import { fail } from './fail.js';
import { hold } from './hold.js';
import type { PlannerState } from './PlannerState.js';
import { slowDown } from './slowDown.js';
import { splitCall } from './splitCall.js';
import { stays } from './stays.js';

const MAX_ATTEMPTS = 3;

/**
 * What becomes of a call that failed: the only owner of retries. Its rows are queued again, whole or in parts, now or
 * later, or they fail. `origin` is where they were before.
 */
export function recover(
  state: PlannerState,
  origin: Call,
  call: Call,
  sent: readonly Entry[],
  error: EnrichmentError,
): void {
  const { kind } = error;
  const rows = sent.filter((entry) => stays(state, entry));
  const isLost = kind === 'network' || kind === 'timeout';
  // No attempt: the request may never have left the machine.
  const isOffline = isLost && !state.isOnline();
  if (kind === 'rejected') splitCall(state, call, rows, sent.length, error);
  else if (isOffline || (kind === 'rate-limited' && slowDown(state, error))) {
    enqueue(state, origin, rows);
  } else if ((isLost || kind === 'server') && call.attempt < MAX_ATTEMPTS) {
    const notBefore = state.now() + backoffMs(call.attempt - 1, state.random());
    enqueue(state, { ...call, notBefore }, rows);
  } else {
    if (kind === 'unauthorized') hold(state, error);
    fail(state, call, rows, error);
  }
}
