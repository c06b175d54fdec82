import type { ReactElement } from 'react';
import type { SlotPlace, SlotState } from './PlannerView.js';

interface Sample {
  label: string;
  state: SlotState;
  place?: SlotPlace;
}

const SAMPLES: readonly Sample[] = [
  { label: 'Due', state: 'open' },
  { label: 'Early', state: 'open', place: 'early' },
  { label: 'Outside', state: 'open', place: 'outside' },
  { label: 'Received', state: 'received' },
  { label: 'Missing', state: 'missing' },
  { label: 'Failed', state: 'failed' },
  { label: 'Cancelled or sent again', state: 'cancelled' },
];

/**
 * What the slots of a batch mean: height is the reason for sending, colour the outcome. The text
 * beside a batch says the same.
 */
export function PlannerLegend(): ReactElement {
  return (
    <ul className="PlannerLegend">
      {SAMPLES.map(({ label, state, place = 'due' }) => (
        <li key={label}>
          <span className="PlannerBatch-slots" aria-hidden="true">
            <i data-state={state} data-place={place} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
