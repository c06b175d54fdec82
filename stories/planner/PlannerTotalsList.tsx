import type { ReactElement } from 'react';
import type { PlannerTotals } from './PlannerView.js';

const NUMBER = new Intl.NumberFormat('en');

/** Always there, then only when they happened. */
const SHOWN: readonly (readonly [keyof PlannerTotals, string])[] = [
  ['queued', 'Rows queued'],
  ['cancelled', 'Left skipped'],
  ['batches', 'Batches'],
  ['requested', 'Records asked'],
  ['received', 'Answered'],
];

const RARE: readonly (readonly [keyof PlannerTotals, string])[] = [
  ['failed', 'failed'],
  ['missing', 'missing from an answer'],
  ['abandoned', 'gone when their batch failed'],
  ['skipped', 'settled without a request'],
  ['extra', 'in an answer, but not asked'],
  ['fieldsDropped', 'fields left out: wrong type'],
];

/** What it has cost so far, and what it has spared. */
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
