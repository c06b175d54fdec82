import type { ReactElement } from 'react';
import type { PlannerTotals } from './PlannerView.js';

const NUMBER = new Intl.NumberFormat('en');

/** The first ones are always shown, the others only when not zero. */
const SHOWN: readonly (readonly [keyof PlannerTotals, string])[] = [
  ['queued', 'Rows queued'],
  ['cancelled', 'Never sent'],
  ['requests', 'Requests'],
  ['requested', 'Rows requested'],
  ['received', 'Received'],
];

const RARE: readonly (readonly [keyof PlannerTotals, string])[] = [
  ['failed', 'failed'],
  ['missing', 'missing from a response'],
  ['abandoned', 'cancelled when their batch failed'],
  ['skipped', 'settled without a request'],
  ['extra', 'in a response, but not requested'],
  ['fieldsDropped', 'fields left out: wrong type'],
];

/** The requests so far, and those that were avoided. */
export function PlannerTotalsList({ totals }: { totals: PlannerTotals }): ReactElement {
  const rare = RARE.filter(([name]) => totals[name] > 0);
  return (
    <div className="PlannerTotals">
      <dl>
        {SHOWN.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{NUMBER.format(totals[name])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {rare.length === 0
          ? 'No row has failed.'
          : rare.map(([name, label]) => `${NUMBER.format(totals[name])} ${label}`).join(' · ')}
      </p>
    </div>
  );
}
