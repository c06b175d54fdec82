import { describe, expect, it } from 'vitest';
import { groupByDay } from '../../../src/list/days/groupByDay.js';
import { createListModel } from '../../../src/list/model/createListModel.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import { createListLayout, placeRows } from '../../../src/list/viewport/createListLayout.js';
import { fc } from '../../fc.js';

const NOT_MEASURED: ReadonlyMap<string, number> = new Map();
const sizes = { row: 68, heading: 48, month: 0, measured: NOT_MEASURED };

/** A list whose days have these numbers of rows. */
function modelOf(rowsOfDays: readonly number[]) {
  let id = 0;
  const rows = rowsOfDays.flatMap((count, day) =>
    Array.from({ length: count }, () => ({
      id: `row ${id++}`,
      amount: 1,
      currency: 'GBP',
      date: new Date(Date.UTC(2026, 0, 1) - day * 86_400_000).toISOString().slice(0, 10),
    })),
  );
  const read = createRowParser().read(rows, undefined, true);
  const days = groupByDay(read.dates, 'UTC');
  // Every other one has a bar, as a month has.
  return createListModel(read, {
    groups: days.map((day, index) => ({
      name: day.date ?? '',
      firstDay: index % 2 === 0 ? undefined : day.date,
      ...day,
    })),
  });
}

const someDays = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });
const someSizes = fc.record({
  row: fc.double({ min: 20, max: 200, noNaN: true }),
  heading: fc.double({ min: 0, max: 90, noNaN: true }),
  month: fc.double({ min: 0, max: 60, noNaN: true }),
});
const someHeights = fc.dictionary(
  fc.nat(80).map((row) => `row ${row}`),
  fc.double({ min: 0, max: 900, noNaN: true }),
);

describe('a layout', () => {
  it('puts each heading above its rows', () => {
    const layout = createListLayout(modelOf([2, 1]), sizes);
    expect([layout.headingTopOf(0), layout.topOf(0), layout.topOf(1)]).toEqual([0, 48, 116]);
    expect([layout.headingTopOf(1), layout.topOf(2), layout.bottomOf(2)]).toEqual([184, 232, 300]);
    expect(layout.height).toBe(300);
  });

  it('takes measured heights where there are any', () => {
    const measured = new Map([
      ['row 0', 100],
      ['a row that is gone', 5],
    ]);
    const layout = createListLayout(modelOf([2]), { ...sizes, measured });
    expect([layout.bottomOf(0), layout.topOf(1), layout.height]).toEqual([148, 148, 216]);
  });

  it('finds the row at every height, and the day of every row', () => {
    fc.assert(
      fc.property(someDays, someSizes, someHeights, (days, some, heights) => {
        const model = modelOf(days);
        const layout = createListLayout(model, {
          ...some,
          measured: new Map(Object.entries(heights)),
        });
        model.groups.forEach(({ start, end }, day) => {
          for (let row = start; row < end; row += 1) {
            expect(layout.groupOf(row)).toBe(day);
            const height = layout.bottomOf(row) - layout.topOf(row);
            if (height > 0.001) expect(layout.rowAt(layout.topOf(row) + height / 2)).toBe(row);
          }
        });
        expect(layout.rowAt(-1_000)).toBe(0);
        expect(layout.rowAt(layout.height + 1_000)).toBe(model.keys.length - 1);
      }),
    );
  });

  it('of an empty list has no height and no row', () => {
    const layout = createListLayout(modelOf([]), sizes);
    expect([layout.height, layout.rowAt(0)]).toEqual([0, -1]);
    expect(placeRows(layout, [])).toEqual([]);
  });
});

describe('placed rows', () => {
  it('stand where the layout has them: gaps and heights add up', () => {
    const picks = fc.array(fc.nat(), { minLength: 1 });
    fc.assert(
      fc.property(someDays, someSizes, someHeights, picks, (days, some, heights, picked) => {
        const model = modelOf(days);
        const measured = new Map(Object.entries(heights));
        const layout = createListLayout(model, { ...some, measured });
        const rows = [...new Set(picked.map((pick) => pick % model.keys.length))];
        rows.sort((a, b) => a - b);
        const placed = placeRows(layout, rows);
        expect(placed.flatMap((day) => day.rows.map(({ row }) => row))).toEqual(rows);
        let end = 0;
        for (const { group, gap, rows: dayRows } of placed) {
          end += gap;
          expect(end).toBeCloseTo(layout.headingTopOf(group));
          end += some.heading + (group % 2 === 0 ? 0 : some.month);
          for (const { row, gap: rowGap } of dayRows) {
            end += rowGap;
            expect(end).toBeCloseTo(layout.topOf(row));
            end += layout.bottomOf(row) - layout.topOf(row);
          }
        }
      }),
    );
  });

  it('have no gaps when all of them are there, not even of a billionth of a pixel', () => {
    fc.assert(
      fc.property(someDays, someSizes, (days, some) => {
        const model = modelOf(days);
        const layout = createListLayout(model, { ...some, measured: NOT_MEASURED });
        const placed = placeRows(layout, model.keys.keys());
        const gaps = placed.flatMap(({ gap, rows }) => [gap, ...rows.map((row) => row.gap)]);
        expect(gaps.every((gap) => gap === 0)).toBe(true);
      }),
    );
  });
});
