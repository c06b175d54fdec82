import { parseAnswer } from '../contract/parseAnswer.js';
import type { Call } from './Call.js';
import { chooseRows } from './chooseRows.js';
import { emit } from './emit.js';
import type { PlannerState } from './PlannerState.js';
import { readAnswer } from './readAnswer.js';
import { recover } from './recover.js';
import { sendCall } from './sendCall.js';

/** Sends a call, or the next one out of a pool. */
export function send(state: PlannerState, origin: Call): void {
  const { entries, queue, ports } = state;
  const { rows, filled } = chooseRows(state, origin);
  if (origin.attempt === 0) state.calls += 1;
  const number = origin.attempt === 0 ? state.calls : origin.number;
  const attempt = origin.attempt + 1;
  const call: Call = { ...origin, number, attempt, sentAt: state.now() };
  for (const entry of rows) {
    entries.set(entry.key, entry);
    queue.delete(entry);
    entry.call = call;
  }
  const ids = rows.map(({ id }) => id);
  emit(state, { type: 'sent', call: number, ids, filled, attempt });
  if (state.stopped) return;
  const transactions = rows.map(({ transaction }) => transaction);
  sendCall(
    state,
    async (context) =>
      parseAnswer(await ports.send({ ...call.options, transactions }, context), ids),
    (answer, receipt) => {
      state.schedule();
      if (answer instanceof Error) recover(state, origin, call, rows, answer);
      else readAnswer(state, call, rows, answer, receipt);
    },
  );
}
