import { expect, it, vi } from 'vitest';
import { readRows } from '../../src/gateway/readRows.js';
import type { Redact } from '../../src/service/request/redactRow.js';

const masked: number[] = [];
vi.mock('../../src/service/request/maskNumbers.js', async (load) => {
  const { maskNumbers } = await load<typeof import('../../src/service/request/maskNumbers.js')>();
  return {
    maskNumbers(text: string) {
      masked.push(text.length);
      return maskNumbers(text);
    },
  };
});

const read = (row: object, redact?: Redact) => {
  masked.length = 0;
  const body = JSON.stringify({ transactions: [{ id: 'x', ...row }] });
  const list = readRows(body, { max: 100, redact });
  if ('error' in list) throw new Error(list.error);
  return { list, row: list.rows.get('x') };
};

it.each(['merchant_name', 'location', 'address', 'city', 'postcode', 'country'])(
  'a long text costs no more than what is kept of it: %s',
  (field) => {
    const { row, list } = read({ [field]: '4 '.repeat(60_000) });
    expect(row?.[field as 'city']).toHaveLength(1_000);
    expect(Math.max(...masked)).toBeLessThanOrEqual(1_200);
    // The budget takes it for many rows.
    expect(list.cost).toBeGreaterThan(200);
  },
);

it('so does one that the rule of the host app returns', () => {
  const { row } = read({ merchant_name: 'A' }, (clean) => ({
    ...clean,
    city: '4 '.repeat(60_000),
  }));
  expect(row?.city).toHaveLength(1_000);
  expect(Math.max(...masked)).toBeLessThanOrEqual(1_200);
});

it('masks nothing of rows that are malformed, or that nobody pays for', () => {
  const text = { merchant_name: 'CAFE' };
  const rows = (...ids: string[]) =>
    JSON.stringify({ transactions: ids.map((id) => ({ id, ...text })) });
  masked.length = 0;
  const pay = vi.fn(() => ({ status: 429, error: 'too many' }));
  expect(readRows(rows('a', 'b', 'a'), { max: 100, pay })).toMatchObject({ status: 400 });
  expect(pay).not.toHaveBeenCalled();
  expect(readRows(rows('a', 'b'), { max: 100, pay })).toMatchObject({ status: 429 });
  expect(pay).toHaveBeenCalledWith(2);
  expect(masked).toEqual([]);
});
