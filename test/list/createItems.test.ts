// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createItems } from '../../src/list/createItems.js';
import type { TransactionDay } from '../../src/list/days/TransactionDay.js';
import { placeAll, placeItems } from '../../src/list/placeItems.js';

function days(sizes: readonly number[]): TransactionDay[] {
  let start = 0;
  return sizes.map((size, index) => {
    const day = { date: `day ${index}`, start, end: start + size };
    start = day.end;
    return day;
  });
}

const someDays = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });

it('numbers each heading and its rows in the order they are shown', () => {
  const items = createItems(days([2, 1]));
  const shown = Array.from({ length: items.count }, (_, item) =>
    items.isHeading(item) ? `heading ${items.dayOf(item)}` : `row ${items.rowOf(item)}`,
  );
  expect(shown).toEqual(['heading 0', 'row 0', 'row 1', 'heading 1', 'row 2']);
});

it('finds the item of every row and the row of every item', () => {
  fc.assert(
    fc.property(someDays, (sizes) => {
      const items = createItems(days(sizes));
      const rows = sizes.reduce((a, b) => a + b, 0);
      expect(items.count).toBe(rows + sizes.length);
      for (let row = 0; row < rows; row += 1) {
        const item = items.itemOf(row);
        expect(items.isHeading(item)).toBe(false);
        expect(items.rowOf(item)).toBe(row);
      }
      sizes.forEach((_, day) => {
        expect(items.isHeading(items.headingOf(day))).toBe(true);
        expect(items.dayOf(items.headingOf(day))).toBe(day);
      });
    }),
  );
});

it('has no items without days', () => {
  expect(createItems([]).count).toBe(0);
  expect(placeAll(createItems([]))).toEqual([]);
});

it('places mounted items so that gaps and sizes add up to where each one stands', () => {
  fc.assert(
    fc.property(someDays, fc.array(fc.nat()), (sizes, picks) => {
      const items = createItems(days(sizes));
      const size = (item: number) => (items.isHeading(item) ? 48 : 68);
      const starts: number[] = [];
      for (let item = 0, start = 500; item < items.count; start += size(item++)) starts.push(start);
      const chosen = picks.flatMap((pick) => {
        const item = pick % items.count;
        return [items.headingOf(items.dayOf(item)), item];
      });
      const mounted = [...new Set(chosen)]
        .sort((a, b) => a - b)
        .map((index) => {
          const start = starts[index] ?? 0;
          return { index, start, end: start + size(index) };
        });
      let end = 500;
      for (const day of placeItems(mounted, items, 500)) {
        end += day.gap;
        expect(end).toBe(starts[items.headingOf(day.day)]);
        end += 48;
        for (const row of day.rows) {
          end += row.gap;
          expect(end).toBe(starts[row.item]);
          end += 68;
        }
      }
    }),
  );
});
