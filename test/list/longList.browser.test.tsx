import { createRef, type ReactElement, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TransactionListHandle } from '../../src/index.js';
import {
  atRest,
  aWhile,
  idsOnScreen,
  listElement,
  shopService,
  statement,
} from './listOnScreen.js';
import { NOW, TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(10_000);

/** A host app that does something with its list as soon as it is mounted. */
function EagerApp({ onMount, ...app }: TestAppProps & { onMount: () => void }): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onMount, []);
  return <TestApp {...app} />;
}

it('has room for all its rows from the first commit, so that a scroll position can be restored', async () => {
  const { fetcher } = shopService();
  const first = await render(<TestApp transactions={rows} fetcher={fetcher} height={600} />);
  await atRest();
  listElement().scrollTop = 600_000;
  await atRest();
  const before = idsOnScreen();
  await first.unmount();

  let heightAtFirst = 0;
  const restore = () => {
    heightAtFirst = listElement().scrollHeight;
    listElement().scrollTop = 600_000;
  };
  await render(<EagerApp onMount={restore} transactions={rows} fetcher={fetcher} height={600} />);
  await atRest();
  expect(idsOnScreen()).toEqual(before);
  // Every eighth row has a heading, also among the rows that had not been read.
  expect(Math.abs(heightAtFirst / listElement().scrollHeight - 1)).toBeLessThan(0.01);
});

it('scrolls to a far row as soon as it is mounted', async () => {
  const { fetcher } = shopService();
  const list = createRef<TransactionListHandle>();
  let isFound: boolean | undefined;
  const follow = () => {
    isFound = list.current?.scrollToTransaction('row 8000');
  };
  await render(
    <EagerApp onMount={follow} listRef={list} transactions={rows} fetcher={fetcher} height={600} />,
  );
  await atRest();
  expect(isFound).toBe(true);
  expect(idsOnScreen()).toContain('row 8000');
});

it('says what a day of more than a thousand rows sums only when all are read', async () => {
  const { fetcher } = shopService();
  const oneDay = statement(1_500).map((row) => ({ ...row, date: new Date(NOW).toISOString() }));
  const said = new Set<string | null | undefined>();
  const note = () => said.add(document.querySelector('.mry-TransactionList-total')?.textContent);
  const sums: number[] = [];
  await render(
    <TestApp
      transactions={oneDay}
      fetcher={fetcher}
      height={600}
      onCommit={note}
      dayTotal={(day) => {
        sums.push(day.length);
        return `${day.length} rows`;
      }}
    />,
  );
  await expect.poll(() => document.body.textContent).toContain('1500 rows');
  expect(said).toEqual(new Set([undefined, '1500 rows']));
  expect(new Set(sums)).toEqual(new Set([1_500]));
});

it('does not take the last row that it has read for its end', async () => {
  const { fetcher } = shopService();
  const ends: unknown[] = [];
  await render(
    <TestApp
      transactions={rows.slice(0, 1_200)}
      fetcher={fetcher}
      height={600}
      virtualized={false}
      hasMore
      onEndReached={() => ends.push(listElement().scrollTop)}
    />,
  );
  // Before the browser has painted once, and with it the rest is read.
  listElement().scrollTop = 1e9;
  await aWhile();
  listElement().scrollTop = 0;
  await aWhile();
  expect(ends.every((top) => Number(top) > 1_190 * 68)).toBe(true);
  await expect.poll(() => document.querySelectorAll('.mry-TransactionList-row').length).toBe(1_200);
});
