import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { untilIdle } from '../untilIdle.js';
import { atRest, frame, listElement, shopService, statement } from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(60);

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});

async function show(props: Partial<TestAppProps>) {
  const { fetcher } = shopService();
  const onEndReached = vi.fn();
  const app = (next: Partial<TestAppProps>) => (
    <TestApp
      fetcher={fetcher}
      onEndReached={onEndReached}
      transactions={rows}
      height={600}
      hasMore={true}
      {...props}
      {...next}
    />
  );
  const screen = await render(app({}));
  return {
    onEndReached,
    rerender: (next: Partial<TestAppProps>) => screen.rerender(app(next)),
    calls: () => onEndReached.mock.calls.length,
  };
}
const scrollToEnd = () => {
  listElement().scrollTop = listElement().scrollHeight;
};
const words = (text: string) => page.getByText(text);
const retry = () => page.getByRole('button', { name: 'Try again' });

describe('a list that loads its rows', () => {
  it('says so while it has none, and that it is busy', async () => {
    await show({ transactions: [], loadingMore: true });
    await expect.element(words('Loading transactions')).toBeVisible();
    expect(listElement()).toHaveAttribute('aria-busy', 'true');
    expect(listElement()).not.toHaveTextContent('No transactions');
  });

  it('says so below the rows that it has', async () => {
    const { rerender } = await show({ loadingMore: true });
    await atRest();
    scrollToEnd();
    await expect.element(words('Loading more transactions')).toBeVisible();
    await rerender({ loadingMore: false });
    await expect.element(words('Loading more transactions')).not.toBeInTheDocument();
    expect(listElement()).not.toHaveAttribute('aria-busy');
  });

  it('says it in the words of the host, or not at all', async () => {
    const { rerender } = await show({
      transactions: [],
      loadingMore: true,
      slots: { loadingMore: 'One moment' },
    });
    await expect.element(words('One moment')).toBeVisible();
    await rerender({ slots: { loadingMore: null } });
    expect(listElement()).toHaveTextContent('');
  });
});

describe('a list whose rows could not be loaded', () => {
  it('says so instead of that there are none, with a button that loads them', async () => {
    const { calls, onEndReached } = await show({ transactions: [], endError: true });
    await expect.element(words('Transactions could not be loaded')).toBeVisible();
    expect(listElement()).not.toHaveTextContent('No transactions');
    await expect.poll(calls).toBe(1);
    await userEvent.click(retry());
    expect(calls()).toBe(2);
    expect(onEndReached).toHaveBeenLastCalledWith();
  });

  it('says so below the rows that it has, until more are being loaded', async () => {
    const { calls, rerender } = await show({ endError: true });
    await atRest();
    scrollToEnd();
    await expect.element(words('More transactions could not be loaded')).toBeVisible();
    await expect.poll(calls).toBe(1);
    await userEvent.click(retry());
    expect(calls()).toBe(2);
    await rerender({ loadingMore: true });
    await expect.element(retry()).not.toBeInTheDocument();
    await expect.element(words('Loading more transactions')).toBeVisible();
  });

  it('says it in the words of the host, with the same button', async () => {
    const { calls } = await show({
      hasMore: false,
      endError: true,
      slots: { endError: <strong>Your bank is closed</strong> },
    });
    await atRest();
    scrollToEnd();
    await expect.element(words('Your bank is closed')).toBeVisible();
    await userEvent.click(retry());
    expect(calls()).toBe(1);
  });

  it('keeps the focus of its button at the end of the list as the first rows arrive', async () => {
    const { rerender } = await show({ transactions: [], endError: true });
    await userEvent.click(retry());
    await rerender({ transactions: [], endError: false, loadingMore: true });
    await rerender({ transactions: rows, endError: false });
    await atRest();
    expect(document.activeElement).toHaveClass('mry-TransactionList-end');
  });

  it('has no button where the host loads nothing', async () => {
    await show({ endError: true, onEndReached: undefined });
    await atRest();
    scrollToEnd();
    await expect.element(words('More transactions could not be loaded')).toBeVisible();
    await expect.element(retry()).not.toBeInTheDocument();
  });
});

describe('a list without rows that has more', () => {
  it('loads them when its end is visible', async () => {
    const { calls } = await show({ transactions: [] });
    await expect.poll(calls).toBe(1);
    await untilIdle();
    expect(calls()).toBe(1);
  });

  it('does not when there are none', async () => {
    const { calls } = await show({ transactions: [], hasMore: false });
    await expect.element(words('No transactions yet')).toBeVisible();
    await untilIdle();
    expect(calls()).toBe(0);
  });

  it('does not off screen, until the reader comes to it', async () => {
    const onEndReached = vi.fn();
    await render(
      <>
        <div style={{ height: 3_000 }}>A long page</div>
        <TestApp
          transactions={[]}
          fetcher={shopService().fetcher}
          hasMore={true}
          onEndReached={onEndReached}
        />
      </>,
    );
    await untilIdle();
    expect(onEndReached).not.toHaveBeenCalled();
    window.scrollTo(0, 3_000);
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1);
  });
});

describe('a page of rows that fails', () => {
  it('is loaded again on a wheel event, in a list too short to scroll', async () => {
    const { calls, rerender } = await show({ transactions: rows.slice(0, 4) });
    await expect.poll(calls).toBe(1);
    await rerender({ transactions: rows.slice(0, 4), loadingMore: true });
    await rerender({ transactions: rows.slice(0, 4), loadingMore: false });
    await untilIdle();
    expect(calls()).toBe(1);
    await userEvent.wheel(listElement(), { delta: { y: 200 } });
    await expect.poll(calls).toBe(2);
    await userEvent.wheel(listElement(), { delta: { y: 200 } });
    await frame();
    expect(calls()).toBe(2);
  });

  it('is loaded again on scrolling, in a list that scrolls', async () => {
    const { calls, rerender } = await show({});
    await atRest();
    scrollToEnd();
    await expect.poll(calls).toBe(1);
    await rerender({ loadingMore: true });
    await rerender({ loadingMore: false });
    await untilIdle();
    expect(calls()).toBe(1);
    listElement().scrollTop -= 20;
    await expect.poll(calls).toBe(2);
  });

  it('does not delay the next page once it has loaded', async () => {
    const { calls, rerender } = await show({ transactions: rows.slice(0, 4) });
    await expect.poll(calls).toBe(1);
    for (const length of [8, 12, 16]) {
      await rerender({ transactions: rows.slice(0, length - 4), loadingMore: true });
      await rerender({ transactions: rows.slice(0, length), loadingMore: false });
      await expect.poll(calls).toBe(length / 4);
    }
  });
});
