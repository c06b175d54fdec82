import type { ReactElement } from 'react';
import type { PlannerBatch, SlotPlace, SlotState } from './PlannerView.js';

const WORDS: Record<SlotState, string> = {
  open: 'no response yet',
  received: 'received',
  missing: 'missing',
  failed: 'failed',
  cancelled: 'cancelled',
  moved: 'sent again',
};

const PLACES: Record<SlotPlace, string> = {
  due: 'due',
  early: 'early',
  outside: 'outside',
};

const count = (batch: PlannerBatch, state: SlotState): number =>
  batch.slots.filter((slot) => slot.state === state).length;

/** The outcome of a batch in words. */
function outcome(batch: PlannerBatch): string {
  if (batch.parts.length > 1) return `cut into ${batch.parts.join(' + ')}`;
  const states = (Object.keys(WORDS) as SlotState[]).filter((state) => count(batch, state) > 0);
  return states.map((state) => `${count(batch, state)} ${WORDS[state]}`).join(', ');
}

const seconds = (ms: number): string => `${(Math.max(0, ms) / 1000).toFixed(1)} s`;

/** One batch, with a slot for each row: height is the reason for sending, colour the outcome. */
export function PlannerBatchItem({
  batch,
  now,
}: {
  batch: PlannerBatch;
  now: number;
}): ReactElement {
  const { number, slots, attempt, sentAtMs, durationMs } = batch;
  const placed = (Object.keys(PLACES) as SlotPlace[]).map(
    (place) => `${slots.filter((slot) => slot.place === place).length} ${PLACES[place]}`,
  );
  const isOpen = count(batch, 'open') > 0;
  return (
    <li className="PlannerBatch" data-open={isOpen ? '' : undefined}>
      <span className="PlannerBatch-name">
        <b>Batch {number}</b>
        {attempt > 1 && <span className="PlannerBatch-attempt">attempt {attempt}</span>}
      </span>
      <span
        className="PlannerBatch-slots"
        role="img"
        aria-label={`${slots.length} records: ${placed.join(', ')}`}
      >
        {slots.map(({ id, place, state }) => (
          <i key={id} data-state={state} data-place={place} />
        ))}
      </span>
      <span className="PlannerBatch-outcome">{outcome(batch)}</span>
      <span className="PlannerBatch-time">
        {isOpen ? seconds(now - sentAtMs) : durationMs !== undefined && seconds(durationMs)}
      </span>
    </li>
  );
}
