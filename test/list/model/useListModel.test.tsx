import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedTransaction } from '../../../src/index.js';
import { createListModel } from '../../../src/list/model/createListModel.js';
import { createRowParser } from '../../../src/list/model/createRowParser.js';
import { uniqueKeys } from '../../../src/list/model/uniqueKeys.js';
import { useListModel } from '../../../src/list/model/useListModel.js';
import { useReadRemainingRows } from '../../../src/list/model/useReadRemainingRows.js';
import { findSurvivor } from '../../../src/list/viewport/findSurvivor.js';
import { fc } from '../../fc.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const transaction = (id: string): ListedTransaction => ({
  id,
  merchant_name: 'Shop',
  amount: -1,
  currency: 'GBP',
  date: '2026-11-20',
});
const oneDay = ({ length }: readonly string[]) => ({
  groups: length > 0 ? [{ name: '2026-11-20', start: 0, end: length }] : [],
});
const modelOf = (ids: readonly string[]) =>
  createListModel(createRowParser().read(ids.map(transaction), undefined, true), oneDay(ids));

const byDay = { groupBy: 'day', open: new Set<string>(), source: undefined } as const;

const useModel = (props: {
  rows: readonly unknown[];
  toTransaction?: (row: unknown) => ListedTransaction;
}) => useListModel(props.rows, props.toTransaction, byDay, false);

describe('keys', () => {
  it('are the names themselves, and tell repeated ones apart', () => {
    expect(uniqueKeys(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (3)']);
  });

  it('are unique, whatever the names', () => {
    expect(uniqueKeys(['a', 'a', 'a (2)', 'a'])).toEqual(['a', 'a (3)', 'a (2)', 'a (4)']);
    const names = fc.array(fc.constantFrom('a', 'a (2)', 'a (3)', 'a (2) (2)', 'b'));
    fc.assert(
      fc.property(names, (some) => {
        expect(new Set(uniqueKeys(some)).size).toBe(some.length);
      }),
    );
  });

  it('of rows stay when a new row with another id comes before them', () => {
    expect(uniqueKeys(['new', 'a', 'b', 'a']).slice(1)).toEqual(uniqueKeys(['a', 'b', 'a']));
  });

  it('of rows stay when rows are appended, whatever their ids', () => {
    expect(uniqueKeys(['a', 'b', 'a', 'b']).slice(0, 2)).toEqual(uniqueKeys(['a', 'b']));
  });
});

describe('the row that takes the place of one that may be gone', () => {
  const before = modelOf(['a', 'b', 'c', 'd']);

  it('is the row itself', () => {
    const after = modelOf(['x', 'b', 'c']);
    expect(findSurvivor(before, 1, after)).toEqual({ before: 1, after: 1 });
  });

  it('is the next one below it, else the last one above it', () => {
    expect(findSurvivor(before, 1, modelOf(['a', 'd', 'x']))).toEqual({ before: 3, after: 1 });
    expect(findSurvivor(before, 2, modelOf(['x', 'a', 'b']))).toEqual({ before: 1, after: 2 });
  });

  it('is none in a list of other rows', () => {
    expect(findSurvivor(before, 1, modelOf(['x', 'y']))).toBeUndefined();
    expect(findSurvivor(before, 1, modelOf([]))).toBeUndefined();
  });
});

describe('rows of the host', () => {
  it('keep their transaction while the mapping is written inline', () => {
    const rows = [{ key: 'a' }, { key: 'b' }];
    const toTransaction = () => (row: unknown) => transaction((row as { key: string }).key);
    const { result, rerender } = renderHook(useModel, {
      initialProps: { rows, toTransaction: toTransaction() },
    });
    const first = result.current;
    rerender({ rows, toTransaction: toTransaction() });
    expect(result.current).toBe(first);
    rerender({ rows: [{ key: 'new' }, ...rows], toTransaction: toTransaction() });
    expect(result.current.keys).toEqual(['new', 'a', 'b']);
    expect(result.current.rowAt(1)).toBe(first.rowAt(0));
    expect(result.current.rowAt(2)).toBe(first.rowAt(1));
  });

  it('may be values that are no objects', () => {
    const toTransaction = vi.fn((row: unknown) => transaction(String(row)));
    const { result, rerender } = renderHook(useModel, {
      initialProps: { rows: ['a', 7], toTransaction },
    });
    const first = result.current.rowAt(0);
    expect(result.current.keys).toEqual(['a', '7']);
    rerender({ rows: ['a', 7, 'b'], toTransaction });
    expect(result.current.rowAt(0)).toBe(first);
    expect(toTransaction).toHaveBeenCalledTimes(3);
  });
});

describe('a long list', () => {
  const rows = Array.from({ length: 2_500 }, (_, row) => ({
    ...transaction(`row ${row}`),
    // Nine a day.
    date: new Date(Date.UTC(2026, 10, 20 - Math.floor(row / 9))).toISOString(),
  }));
  const open = (initial: readonly unknown[], isWhole = false) => {
    vi.useFakeTimers();
    let renders = 0;
    const { result, ...hook } = renderHook(
      (given: readonly unknown[]) => {
        renders += 1;
        const listed = useListModel(given, undefined, byDay, isWhole);
        useReadRemainingRows(listed);
        return listed;
      },
      { initialProps: initial },
    );
    return { ...hook, listed: () => result.current, renders: () => renders };
  };
  const paint = () => act(() => vi.advanceTimersToNextFrame().runOnlyPendingTimers());

  it('opens with its first days; the others follow in one render, after they have been painted', () => {
    const { listed, renders } = open(rows);
    const model = listed();
    // The 112th day goes on after the first thousand rows.
    expect([model.keys.length, model.groups.length, model.unread]).toEqual([999, 111, 1_501]);
    expect(renders()).toBe(1);
    paint();
    expect([listed().keys.length, listed().unread]).toEqual([2_500, 0]);
    expect(listed().hostRows).toBe(rows);
    expect(listed().rowAt(3)).toBe(model.rowAt(3));
    expect(renders()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('opens in the same way when its rows arrive late', () => {
    const { listed, rerender } = open([]);
    rerender(rows);
    expect(listed().unread).toBe(1_501);
    paint();
    expect(listed().unread).toBe(0);
  });

  it('is read whole at once when rows are added to it', () => {
    const { listed, rerender } = open(rows.slice(0, 50));
    rerender(rows);
    expect(listed().unread).toBe(0);
  });

  it('is read whole at once if it has to be', () => {
    const { listed, renders } = open(rows, true);
    expect([listed().unread, renders()]).toEqual([0, 1]);
  });

  it('leaves nothing behind when it is closed before it has been painted', () => {
    const { unmount } = open(rows);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be read on before it has been painted', () => {
    const { listed, renders } = open(rows);
    act(() => expect(listed().readRemaining().keys).toHaveLength(2_500));
    expect(listed().indexOf('row 2400')).toBe(2_400);
    expect(renders()).toBe(2);
  });
});
