import { expect, it } from 'vitest';
import { type CreditedRow, MountedRows } from '../../../src/list/row/MountedRows.js';

it('has the rows that are mounted, and reports every change', () => {
  const mounted = new MountedRows();
  const seen: (readonly CreditedRow[])[] = [];
  const rows = ['1', '2'].map((id): CreditedRow => {
    return {
      status: 'idle',
      merchant: undefined,
      transaction: { id },
      memory: { current: undefined },
    };
  });
  const unsubscribe = mounted.subscribe(() => seen.push(mounted.getSnapshot()));
  const remove = rows.map(mounted.add);
  for (const each of remove) each();
  unsubscribe();
  mounted.add({
    status: 'idle',
    merchant: undefined,
    transaction: { id: '3' },
    memory: { current: undefined },
  });
  expect(seen).toEqual([[rows[0]], rows, [rows[1]], []]);
});
