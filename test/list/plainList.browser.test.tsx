import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
import { TestApp, type TestAppProps } from './TestApp.js';
import '../../src/theme/styles.css';

const all = statement(320);
const rows = all.slice(20);
const root = document.documentElement;

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});

describe.each([
  ['in a box of its own', 600],
  ['on a page', undefined],
])('a list with every row in the document, %s', (_, height) => {
  const scroller = () => (height ? listElement() : root);
  const show = async (props: Partial<TestAppProps> = {}) => {
    const { fetcher, requests } = shopService();
    const app = (next: Partial<TestAppProps>) => (
      <TestApp
        fetcher={fetcher}
        height={height}
        transactions={rows}
        virtualized={false}
        onSelect={() => undefined}
        {...props}
        {...next}
      />
    );
    const screen = await render(app({}));
    await atRest();
    return {
      requests,
      rerender: (next: Partial<TestAppProps>) => screen.rerender(app(next)),
    };
  };

  it('requests the rows on screen in one request, wherever it is scrolled', async () => {
    const { requests } = await show();
    await untilIdle();
    expect(mountedRows()).toHaveLength(300);
    expect(requests).toHaveLength(1);
    scroller().scrollTop = 12_000;
    await atRest();
    await untilIdle();
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(expect.arrayContaining(idsOnScreen()));
    expect(requests[1]?.length).toBeLessThanOrEqual(25);
  });

  it('keeps the focused row in sight at End, Home and every arrow', async () => {
    await show();
    nameOf(rows[0]?.id).focus();
    await userEvent.keyboard('{End}');
    expect(focusedId()).toBe(rows.at(-1)?.id);
    expect(idsOnScreen()).toContain(rows.at(-1)?.id);
    await userEvent.keyboard('{Home}');
    expect(focusedId()).toBe(rows[0]?.id);
    expect(idsOnScreen()).toContain(rows[0]?.id);
    for (let row = 1; row <= 20; row += 1) {
      await userEvent.keyboard('{ArrowDown}');
      expect(focusedId()).toBe(rows[row]?.id);
      expect(idsOnScreen()).toContain(rows[row]?.id);
    }
  });

  it('calls onEndReached near the end and not before', async () => {
    const onEndReached = vi.fn();
    await show({ hasMore: true, onEndReached });
    await untilIdle();
    expect(onEndReached).not.toHaveBeenCalled();
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1);
  });

  it('keeps the place when rows come before it', async () => {
    const { rerender } = await show();
    scroller().scrollTop = 6_000;
    await atRest();
    const eye = rowUnderEye();
    await rerender({ transactions: all });
    await atRest();
    expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(1);
  });

  it('becomes virtual and plain again where the reader is, and requests nothing again', async () => {
    const { rerender, requests } = await show();
    scroller().scrollTop = 6_000;
    await atRest();
    await untilIdle();
    const eye = rowUnderEye();
    const before = requests.length;
    for (const virtualized of [true, false, true]) {
      await rerender({ virtualized });
      await atRest();
      expect(Math.abs(rowTop(eye.id) - eye.top)).toBeLessThan(1);
      expect(mountedRows().length < 40).toBe(virtualized);
    }
    await untilIdle();
    expect(requests).toHaveLength(before);
  });
});
