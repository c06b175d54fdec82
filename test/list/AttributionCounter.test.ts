// @vitest-environment node
import { expect, it } from 'vitest';
import { AttributionCounter, type CreditedRow } from '../../src/list/AttributionCounter.js';

it('has the rows that are mounted, and reports every change', () => {
  const counter = new AttributionCounter();
  const seen: (readonly CreditedRow[])[] = [];
  const rows = ['1', '2'].map((id): CreditedRow => {
    return { status: 'idle', merchant: undefined, transaction: { id } };
  });
  const unsubscribe = counter.subscribe(() => seen.push(counter.getSnapshot()));
  const remove = rows.map(counter.add);
  for (const each of remove) each();
  unsubscribe();
  counter.add({ status: 'idle', merchant: undefined, transaction: { id: '3' } });
  expect(seen).toEqual([[rows[0]], rows, [rows[1]], []]);
});
