import {
  createRef,
  type ReactElement,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TransactionListHandle } from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import {
  atRest,
  focusedId,
  idsOnScreen,
  listElement,
  mountedRows,
  nameOf,
  rowTop,
  rowUnderEye,
  shopService,
  statement,
} from './listOnScreen.js';
import { NOW, TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const DAY_MS = 86_400_000;
const rows = statement(10_000);
/** The first thousand in ten days, each other row in one of its own. */
const uneven = rows.slice(0, 5_000).map((row, index) => {
  const day = index < 1_000 ? Math.floor(index / 100) : index - 990;
  return { ...row, date: new Date(NOW - day * DAY_MS).toISOString() };
});
const oneDay = rows.slice(0, 1_500).map((row) => ({ ...row, date: new Date(NOW).toISOString() }));
const { fetcher } = shopService();

/** A host app that does something with its list as soon as it is mounted, before it is painted. */
function EagerApp({ onMount, ...app }: Partial<TestAppProps> & { onMount: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onMount, []);
  return <TestApp transactions={rows} fetcher={fetcher} height={600} {...app} />;
}

/** The same, in the task in which it was rendered. */
function HastyApp({ onEffect, ...app }: Partial<TestAppProps> & { onEffect: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => queueMicrotask(onEffect), []);
  return <TestApp transactions={rows} fetcher={fetcher} height={600} {...app} />;
}

describe('a long list, before the rest of its rows is read', () => {
  it.each([
    ['where all days are alike', rows],
    ['where the first days have more rows', uneven],
  ])('lets a scroll position be restored %s', async (_, transactions) => {
    const first = await render(
      <TestApp transactions={transactions} fetcher={fetcher} height={600} />,
    );
    await atRest();
    listElement().scrollTop = 500_000;
    await atRest();
    const before = rowUnderEye();
    await first.unmount();
    const restore = () => {
      listElement().scrollTop = 500_000;
    };
    await render(<EagerApp onMount={restore} transactions={transactions} />);
    await atRest();
    expect(rowUnderEye()).toEqual(before);
  });

  it('can be scrolled to its end', async () => {
    const scroll = () => {
      listElement().scrollTop = 1e9;
    };
    await render(<EagerApp onMount={scroll} transactions={uneven} />);
    await atRest();
    expect(idsOnScreen()).toContain('row 4999');
  });

  it('scrolls to a far row', async () => {
    const list = createRef<TransactionListHandle>();
    let isFound: boolean | undefined;
    const follow = () => {
      isFound = list.current?.scrollToTransaction('row 8000');
    };
    await render(<EagerApp onMount={follow} listRef={list} />);
    await atRest();
    expect(isFound).toBe(true);
    expect(idsOnScreen()).toContain('row 8000');
  });

  it('moves the focus to a far row', async () => {
    const list = createRef<TransactionListHandle>();
    const focus = () => {
      list.current?.focusTransaction('row 8000');
    };
    await render(<EagerApp onMount={focus} listRef={list} onSelect={() => undefined} />);
    await expect.poll(focusedId).toBe('row 8000');
    await atRest();
    expect(idsOnScreen()).toContain('row 8000');
  });

  it('goes to its last row by End', async () => {
    const press = () => {
      nameOf('row 0').focus();
      const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true });
      nameOf('row 0').dispatchEvent(key);
    };
    await render(<HastyApp onEffect={press} onSelect={() => undefined} />);
    await atRest();
    expect(focusedId()).toBe('row 9999');
  });

  it('prints its first thousand rows, and says of how many', async () => {
    let paper = '';
    const print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const note = document.querySelector('.mry-TransactionList-printed')?.textContent;
      paper = `${mountedRows().length} rows. ${note}`;
      window.dispatchEvent(new Event('afterprint'));
    };
    await render(<HastyApp onEffect={print} />);
    await expect.poll(() => paper).toBe('1000 rows. The first 1,000 of 10,000 transactions');
  });

  it('tells the host app of days with all their rows only', async () => {
    const said = new Set<number>();
    await render(
      <TestApp
        transactions={oneDay}
        fetcher={fetcher}
        height={600}
        renderDay={({ transactions }) => {
          said.add(transactions.length);
          return `${transactions.length} payments`;
        }}
        dayTotal={(day) => {
          said.add(day.length);
          return null;
        }}
      />,
    );
    await atRest();
    expect(said).toEqual(new Set([1_500]));
  });

  it.each([
    ['its first day is longer than that', oneDay],
    ['none of those can be shown', [...Array(1_000).fill(null), ...rows]],
  ])('has rows in its first paint where %s', async (_, transactions) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let mounted = 0;
    const count = () => {
      mounted = mountedRows().length;
    };
    await render(<HastyApp onEffect={count} transactions={transactions} />);
    expect(mounted).toBeGreaterThan(9);
  });

  it('has all its rows mounted at once if it is not virtual', async () => {
    let mounted = 0;
    const count = () => {
      mounted = mountedRows().length;
    };
    await render(
      <EagerApp onMount={count} transactions={rows.slice(0, 1_500)} virtualized={false} />,
    );
    expect(mounted).toBe(1_500);
  });

  it('is not at its end', async () => {
    const ends: number[] = [];
    await render(
      <TestApp
        transactions={rows.slice(0, 1_200)}
        fetcher={fetcher}
        height={600}
        hasMore
        onEndReached={() => ends.push(listElement().scrollTop)}
      />,
    );
    // Where the rows that have been read end.
    listElement().scrollTop = 990 * 68 + 124 * 48 - 600;
    await untilIdle();
    expect(ends).toEqual([]);
    listElement().scrollTop = 1e9;
    await expect.poll(() => ends.length).toBeGreaterThan(0);
  });
});

describe('a long list keeps the place', () => {
  it('when the first order of its rows comes back', async () => {
    const reversed = [...rows].reverse();
    let sort: (isReversed: boolean) => void = () => undefined;
    await render(<SortedApp orders={[rows, reversed]} onSort={(set) => (sort = set)} />);
    await atRest();
    listElement().scrollTop = 100_000;
    await atRest();
    const eye = rowUnderEye();
    sort(false);
    await untilIdle();
    await atRest();
    expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(1);
  });

  it('and the focus when a transition into an empty result is abandoned', async () => {
    const actions: FilterActions = { filter: () => undefined, refresh: () => undefined };
    await render(<FilteredApp actions={actions} />);
    await atRest();
    listElement().scrollTop = 200_000;
    await atRest();
    const eye = rowUnderEye();
    nameOf(eye.id).focus({ preventScroll: true });
    startTransition(() => actions.filter('no such row'));
    await untilIdle();
    actions.refresh(1);
    await untilIdle();
    await atRest();
    expect(rowUnderEye()).toEqual(eye);
    expect(focusedId()).toBe(eye.id);
  });
});

interface SortedAppProps {
  orders: readonly [typeof rows, typeof rows];
  onSort: (set: (isReversed: boolean) => void) => void;
}

/** A host app that restores the reader's order before the first paint. */
function SortedApp({ orders, onSort }: SortedAppProps): ReactElement {
  const [isReversed, setIsReversed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    onSort(setIsReversed);
    setIsReversed(true);
  }, []);
  return <TestApp transactions={orders[isReversed ? 1 : 0]} fetcher={fetcher} height={600} />;
}

interface FilterActions {
  filter: (text: string) => void;
  refresh: (count: number) => void;
}

const never = new Promise<never>(() => undefined);

/** A host app that filters rows inline, beside something that waits for each filter. */
function FilteredApp({ actions }: { actions: FilterActions }): ReactElement {
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(0);
  useEffect(() => {
    actions.filter = setFilter;
    actions.refresh = setCount;
  }, [actions]);
  return (
    <Suspense fallback="Loading">
      <TestApp
        transactions={rows.filter(({ id }) => id?.includes(filter))}
        fetcher={fetcher}
        height={600}
        onSelect={() => undefined}
      />
      <Summary filter={filter} />
      {count}
    </Suspense>
  );
}

/** As a library for React 18 suspends. */
function Summary({ filter }: { filter: string }): null {
  if (filter) throw never;
  return null;
}
