import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisplayProvider, TransactionRow } from '../../../src/index.js';
import { grocer, lookup } from '../../../stories/records.js';
import { atRest, frame, rowTop, rowUnderEye, shopService, statement } from '../listOnScreen.js';
import { TestApp } from '../TestApp.js';
import '../../../src/theme/styles.css';

const root = document.documentElement;
const rows = statement(1_000);

const rowElements = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionRow')];
const nameOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('.mry-TransactionRow-name') as HTMLElement;
/** Whether the browser lays out what is in the row. */
const isRendered = (row: Element | undefined) =>
  nameOf(row).checkVisibility({ contentVisibilityAuto: true });
const skippedRows = () => rowElements().filter((row) => !isRendered(row));

/** On a page of its own, without a list, as a host app may use rows. */
const showRows = () =>
  render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London">
      {rows.map((transaction, row) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          lookup={lookup({ ...grocer, name: `Shop ${row}` })}
          onSelect={() => undefined}
        />
      ))}
    </DisplayProvider>,
  );

const showList = (virtualized: boolean) =>
  render(
    <TestApp
      virtualized={virtualized}
      height={virtualized ? 600 : undefined}
      transactions={rows.slice(0, 200)}
      fetcher={shopService().fetcher}
      onSelect={() => undefined}
    />,
  );

function addStyle(text: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = text;
  onTestFinished(() => style.remove());
}

beforeEach(async () => {
  await page.viewport(400, 700);
  window.scrollTo(0, 0);
});

it('measures no row that has left the page a moment after it came', async () => {
  const sizes = vi.spyOn(ResizeObserver.prototype, 'observe');
  const near = vi.spyOn(IntersectionObserver.prototype, 'observe');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    sizes.mockRestore();
    near.mockRestore();
    vi.useRealTimers();
  });
  const lines = () =>
    [...sizes.mock.calls, ...near.mock.calls].filter(([element]) =>
      element.matches('.mry-TransactionRow-line'),
    );
  const passing = await showRows();
  vi.advanceTimersByTime(50);
  await frame();
  await frame();
  await passing.unmount();
  vi.advanceTimersByTime(300);
  await frame();
  expect(lines()).toHaveLength(0);
  await showRows();
  // The code that measures may arrive late, and rows are then rendered again.
  const linesLater = () => {
    vi.advanceTimersByTime(300);
    return lines().length;
  };
  await expect.poll(linesLater).toBeGreaterThan(0);
});

describe('a page of 1,000 rows', () => {
  beforeEach(async () => {
    await showRows();
    await frame();
    await frame();
  });

  it('lays out only those near the screen, each as high as it will be', async () => {
    expect(skippedRows().length).toBeGreaterThan(800);
    const height = root.scrollHeight;
    const heights = new Set(rowElements().map((row) => row.getBoundingClientRect().height));
    expect(heights.size).toBe(1);
    for (const row of [500, 999]) rowElements()[row]?.scrollIntoView();
    await frame();
    expect(root.scrollHeight).toBe(height);
  });

  it('lets the browser find text in rows that are not laid out', async () => {
    expect(isRendered(rowElements()[800])).toBe(false);
    const find = Reflect.get(window, 'find') as (text: string) => boolean;
    expect(find.call(window, 'Shop 800')).toBe(true);
    await expect.poll(() => isRendered(rowElements()[800])).toBe(true);
    const box = rowElements()[800]?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(0);
    expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('moves the focus by Tab into a row that is not laid out', async () => {
    const first = rowElements().findIndex((row) => !isRendered(row));
    nameOf(rowElements()[first - 1]).focus({ preventScroll: true });
    for (let presses = 0; presses < 3; presses += 1) {
      if (document.activeElement === nameOf(rowElements()[first])) break;
      await userEvent.keyboard('{Tab}');
    }
    expect(document.activeElement).toBe(nameOf(rowElements()[first]));
    await expect.poll(() => isRendered(rowElements()[first])).toBe(true);
    const box = document.activeElement?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('keeps the place on screen when something above it grows', async () => {
    rowElements()[500]?.scrollIntoView();
    await frame();
    await frame();
    const before = rowElements()[500]?.getBoundingClientRect().top ?? Number.NaN;
    const banner = document.createElement('div');
    banner.style.blockSize = '300px';
    rowElements()[0]?.before(banner);
    await frame();
    expect(Math.abs((rowElements()[500]?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(
      1,
    );
    banner.remove();
  });

  it('hides what does not fit when a row comes on screen', async () => {
    await page.viewport(260, 700);
    const row = rowElements()[700];
    expect(isRendered(row)).toBe(false);
    row?.scrollIntoView();
    await expect.poll(() => row?.querySelectorAll('[data-clipped]').length).toBeGreaterThan(0);
    for (const part of row?.querySelectorAll('[data-clipped]') ?? []) {
      expect(getComputedStyle(part).visibility).toBe('hidden');
    }
  });

  it('is scrolled without an error event, as of sizes that are reported too late', async () => {
    const onError = vi.fn();
    window.addEventListener('error', onError);
    onTestFinished(() => window.removeEventListener('error', onError));
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 120);
      await frame();
    }
    expect(isRendered(rowElements()[0])).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });

  it('measures no row off screen when a font arrives, and hides later what no longer fits', async () => {
    const last = (row: number) => rowElements()[row]?.querySelector('.mry-Rating');
    const hidden = () => [0, 700].map((row) => last(row)?.hasAttribute('data-clipped'));
    await page.viewport(600, 700);
    await expect.poll(hidden).toEqual([false, false]);
    const skipped = skippedRows();
    expect(skipped).toContain(rowElements()[700]);
    const heights = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
    // As a font may do it: the observed part, the last one, stays as wide as it is.
    addStyle('.mry-TransactionRow-part { margin-inline-end: 300px }');
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await expect.poll(hidden).toEqual([true, false]);
    const measured = heights.mock.contexts as Element[];
    expect(measured.filter((line) => skipped.some((row) => row.contains(line)))).toEqual([]);
    rowElements()[700]?.scrollIntoView();
    await expect.poll(hidden).toEqual([true, true]);
  });

  it('takes rows that are as high as their content for usual ones until they have been near', async () => {
    const heightOf = (row: number) => rowElements()[row]?.getBoundingClientRect().height ?? 0;
    const usual = heightOf(500);
    addStyle('.mry-TransactionRow { block-size: auto; padding-block: 40px }');
    await frame();
    expect(heightOf(500)).toBe(usual + 80);
    expect(heightOf(0)).not.toBe(heightOf(500));
    rowElements()[500]?.scrollIntoView();
    await expect.poll(() => heightOf(500)).toBe(heightOf(0));
    window.scrollTo(0, 0);
    await expect.poll(() => isRendered(rowElements()[500])).toBe(false);
    expect(heightOf(500)).toBe(heightOf(0));
  });

  it('clips no focus ring, and no edge of a selected row', () => {
    for (const row of rowElements().slice(0, 3)) {
      nameOf(row).focus({ focusVisible: true } as FocusOptions);
      const ring = getComputedStyle(nameOf(row), '::after');
      expect(Number.parseFloat(ring.outlineOffset)).toBeLessThanOrEqual(
        -Number.parseFloat(ring.outlineWidth),
      );
    }
  });
});

describe('a list with every row in the document', () => {
  it('keeps its place, and the focus by arrow keys, across rows that are not laid out', async () => {
    await showList(false);
    await atRest();
    expect(skippedRows().length).toBeGreaterThan(0);
    window.scrollTo(0, 8_000);
    await atRest();
    const { id, top } = rowUnderEye();
    root.style.fontSize = '125%';
    await atRest();
    expect(Math.abs(rowTop(id) - top)).toBeLessThan(2);
    root.style.fontSize = '';
    window.scrollTo(0, 0);
    await atRest();
    nameOf(rowElements()[0]).focus();
    for (let presses = 0; presses < 15; presses += 1) await userEvent.keyboard('{ArrowDown}');
    const focused = document.activeElement?.closest('.mry-TransactionRow') ?? undefined;
    expect(focused?.textContent).toContain('Shop 15');
    await expect.poll(() => isRendered(focused)).toBe(true);
  });
});

it('lays out every mounted row of a virtual list, on screen or not', async () => {
  await showList(true);
  await atRest();
  const onScreen = rowElements().filter((row) => row.getBoundingClientRect().top < 600);
  expect(rowElements().length).toBeGreaterThan(onScreen.length);
  expect(skippedRows()).toEqual([]);
  expect(getComputedStyle(rowElements()[0] as Element).contentVisibility).toBe('visible');
});
