import type { ReactElement } from 'react';
import type { PlannerCall, SlotPlace, SlotState } from './PlannerView.js';

const WORDS: Record<SlotState, string> = {
  open: 'no answer yet',
  received: 'received',
  missing: 'missing',
  failed: 'failed',
  left: 'gone',
  moved: 'sent again',
};

const PLACES: Record<SlotPlace, string> = {
  due: 'due',
  early: 'early',
  outside: 'outside',
};

const count = (call: PlannerCall, state: SlotState): number =>
  call.slots.filter((slot) => slot.state === state).length;

/** How the rows of a call ended, in words. */
function outcome(call: PlannerCall): string {
  if (call.parts.length > 1) return `cut into ${call.parts.join(' + ')}`;
  const states = (Object.keys(WORDS) as SlotState[]).filter((state) => count(call, state) > 0);
  return states.map((state) => `${count(call, state)} ${WORDS[state]}`).join(', ');
}

const seconds = (ms: number): string => `${(Math.max(0, ms) / 1000).toFixed(1)} s`;

/** One call: a slot for each of its rows. Its height says why the row travels, its colour how it ended. */
export function PlannerCallItem({ call, now }: { call: PlannerCall; now: number }): ReactElement {
  const { number, slots, attempt, sentAtMs, durationMs } = call;
  const placed = (Object.keys(PLACES) as SlotPlace[]).map(
    (place) => `${slots.filter((slot) => slot.place === place).length} ${PLACES[place]}`,
  );
  const isOpen = count(call, 'open') > 0;
  return (
    <li className="PlannerCall" data-open={isOpen ? '' : undefined}>
      <span className="PlannerCall-name">
        <b>Call {number}</b>
        {attempt > 1 && <span className="PlannerCall-attempt">attempt {attempt}</span>}
      </span>
      <span
        className="PlannerCall-slots"
        role="img"
        aria-label={`${slots.length} records: ${placed.join(', ')}`}
      >
        {slots.map(({ id, place, state }) => (
          <i key={id} data-state={state} data-place={place} />
        ))}
      </span>
      <span className="PlannerCall-outcome">{outcome(call)}</span>
      <span className="PlannerCall-time">
        {isOpen ? seconds(now - sentAtMs) : durationMs !== undefined && seconds(durationMs)}
      </span>
    </li>
  );
}
