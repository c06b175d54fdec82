import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EnrichmentError, type MerchantListFetcher } from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import { atRest, frame, listElement, rowUnderEye, shopService, statement } from './listOnScreen.js';
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(60);
const MESSAGE = 'Merchant details could not be loaded';

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
  // `expect.poll` turns the clock by 50 ms each time it looks.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

/** A service that refuses everybody while it is closed. */
function doorService() {
  const { fetcher: open, requests } = shopService();
  const door = { isClosed: true, refused: 0 };
  const fetcher: MerchantListFetcher = (request, context) => {
    if (!door.isClosed) return open(request, context);
    door.refused += 1;
    return Promise.reject(new EnrichmentError('unauthorized', { status: 401 }));
  };
  return { fetcher, door, requests };
}

type ListProps = Partial<TestAppProps>;

/** A list that the service knows everything of, and a door that closes on it. */
async function show(props: ListProps = {}, around = (list: ReactElement) => list) {
  const { fetcher, door } = doorService();
  const app = (next: ListProps) =>
    around(<TestApp fetcher={fetcher} transactions={rows} height={600} {...props} {...next} />);
  const screen = await render(app({}));
  return { door, screen, rerender: (next: ListProps) => screen.rerender(app(next)) };
}

const line = () => document.querySelector<HTMLElement>('.mry-TransactionList-paused');
const isShown = () => line() !== null;
const retry = () => page.getByRole('button', { name: 'Try again' });
const announcement = () => page.getByRole('status').element().textContent;
const hasFailed = () => document.querySelector('[data-status="failed"]') !== null;
/** Turns the clock by two seconds from the first row that failed. */
const failForLong = async () => {
  await expect.poll(hasFailed).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
};
/** Everything that a `role="status"` of the page has said. */
function listen(): string[] {
  const texts: string[] = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const isStatus = (target as Element).matches?.('[role="status"]');
      for (const { textContent } of addedNodes) if (isStatus) texts.push(textContent ?? '');
    }
  }).observe(document.body, { childList: true, subtree: true });
  return texts;
}

describe('a list whose service refuses every request', () => {
  it('says so in one line after two seconds, announces it once, and claims nothing of its rows', async () => {
    const texts = listen();
    await show();
    await expect.poll(hasFailed).toBe(true);
    await vi.advanceTimersByTimeAsync(1_500);
    await untilIdle();
    expect(line()).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    await expect.element(page.getByText(MESSAGE).first()).toBeVisible();
    await expect.element(retry()).toBeVisible();
    expect(texts).toEqual([MESSAGE]);
    expect(listElement()).not.toHaveTextContent('Not identified');
  });

  it('says nothing of a pause that is soon over', async () => {
    const { door } = await show({ onSelect: (_, lookup) => lookup.retry() });
    const lines: unknown[] = [];
    const observer = new MutationObserver(() => line() && lines.push(line()));
    observer.observe(document.body, { childList: true, subtree: true });
    await expect.poll(hasFailed).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    door.isClosed = false;
    await userEvent.click(page.getByRole('button', { name: 'SHOP 0' }));
    await expect.poll(hasFailed).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await atRest();
    await untilIdle();
    observer.disconnect();
    expect(lines).toEqual([]);
  });

  it('loads its rows when the button is pressed, and the line goes', async () => {
    const { door } = await show();
    await failForLong();
    await expect.poll(isShown).toBe(true);
    door.isClosed = false;
    await userEvent.click(retry());
    await expect.poll(line).toBeNull();
    await atRest();
    await expect.poll(announcement).toMatch(/^\d+ merchants found$|^$/);
    const focused = document.activeElement;
    expect(focused, 'the focus stays at its place').toHaveClass('mry-TransactionList-notice');
  });

  it('keeps its line while it is refused again, and announces it no second time', async () => {
    const { door } = await show();
    await failForLong();
    await expect.poll(isShown).toBe(true);
    const [shown, before] = [line(), door.refused];
    const texts = listen();
    await userEvent.click(retry());
    await expect.poll(() => door.refused).toBeGreaterThan(before);
    await vi.advanceTimersByTimeAsync(1_000);
    await untilIdle();
    expect(line()).toBe(shown);
    await expect.element(retry()).toHaveFocus();
    expect(texts).toEqual([]);
  });

  it('can say it in the words of the host, or not at all', async () => {
    const texts = listen();
    const { rerender } = await show({ slots: { status: <b>Names are on holiday</b> } });
    await failForLong();
    await expect.element(page.getByText('Names are on holiday')).toBeVisible();
    await expect.element(retry()).not.toBeInTheDocument();
    expect(texts).toEqual([]);
    await rerender({ slots: { status: null } });
    expect(line()).toBeNull();
  });

  it('says nothing in a list without rows', async () => {
    const { rerender } = await show();
    await failForLong();
    await expect.poll(isShown).toBe(true);
    await rerender({ transactions: [] });
    expect(line()).toBeNull();
  });

  it('is announced by one of several lists', async () => {
    const texts = listen();
    const client = new QueryClient();
    const { fetcher } = doorService();
    const list = <TestApp client={client} fetcher={fetcher} transactions={rows} height={250} />;
    await render(
      <>
        {list}
        {list}
      </>,
    );
    const lines = () => document.querySelectorAll('.mry-TransactionList-paused').length;
    await failForLong();
    await expect.poll(lines).toBe(2);
    expect(texts).toEqual([MESSAGE]);
  });
});

describe('a list whose service is down', () => {
  it('says so once its rows have failed, and loads them all when the button is pressed', async () => {
    const texts = listen();
    const { fetcher: open } = shopService();
    let isDown = true;
    const fetcher: MerchantListFetcher = (request, context) =>
      isDown
        ? Promise.reject(new EnrichmentError('server', { status: 503 }))
        : open(request, context);
    await show({ fetcher });
    await failForLong();
    await expect.poll(isShown).toBe(true);
    expect(texts).toEqual([MESSAGE]);
    isDown = false;
    await userEvent.click(retry());
    await expect.poll(hasFailed).toBe(false);
    await expect.poll(line).toBeNull();
  });
});

describe('the announcement', () => {
  it('is not made to a reader whose focus has left the list', async () => {
    const texts = listen();
    await show({ onSelect: () => undefined }, (list) => (
      <>
        {list}
        <button type="button">Details</button>
      </>
    ));
    await userEvent.click(page.getByRole('button', { name: 'SHOP 0' }));
    await userEvent.click(page.getByRole('button', { name: 'Details' }));
    await failForLong();
    await expect.poll(isShown).toBe(true);
    expect(texts).toEqual([]);
  });
});

it.each([
  ['where the host app has no headings', { renderDay: () => null }],
  ['in a list whose rows are all mounted', { virtualized: false }],
  ['in a right-to-left page', {}],
  ['in a list that scrolls with the page', { height: undefined }],
])('the line is at the foot of what is on screen %s', async (title, props) => {
  const dir = title.includes('right') ? 'rtl' : 'ltr';
  await show(props, (list) => <div dir={dir}>{list}</div>);
  await failForLong();
  await expect.poll(isShown).toBe(true);
  const { left, right, bottom, height } = line()?.getBoundingClientRect() ?? new DOMRect();
  const list = listElement().getBoundingClientRect();
  expect(height).toBe(44);
  expect(Math.min(list.bottom, innerHeight) - bottom).toBe(8);
  expect(left).toBeGreaterThanOrEqual(list.left);
  expect(right).toBeLessThanOrEqual(list.right);
  const at = (part: string) => line()?.querySelector(part)?.getBoundingClientRect().left ?? 0;
  expect(at('svg') < at('button')).toBe(dir === 'ltr');
});

describe.each([
  ['a list with a height', 600],
  ['a list that scrolls with the page', undefined],
])('in %s', (_, height) => {
  const scroller = () =>
    height === undefined ? (document.scrollingElement as Element) : listElement();

  it.each([
    ['at row 30', 0.5],
    ['near the end', 0.9],
  ])(
    'a reader sees and hears it where they are, and keeps their place, %s',
    async (_place, part) => {
      const texts = listen();
      const { door } = await show({ height, onSelect: () => undefined });
      await expect.poll(() => door.refused).toBeGreaterThan(0);
      scroller().scrollTop = part * (scroller().scrollHeight - scroller().clientHeight);
      await frame();
      await frame();
      const before = rowUnderEye();
      await vi.advanceTimersByTimeAsync(2_000);
      await expect.element(retry()).toBeInViewport({ ratio: 1 });
      expect(texts).toEqual([MESSAGE]);
      await frame();
      expect(rowUnderEye()).toMatchObject({ id: before.id, top: before.top });
      door.isClosed = false;
      await userEvent.click(retry());
      await expect.poll(line).toBeNull();
      await frame();
      expect(rowUnderEye()).toMatchObject({ id: before.id, top: before.top });
    },
  );
});
