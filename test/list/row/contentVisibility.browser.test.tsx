import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisplayProvider, TransactionRow } from '../../../src/index.js';
import { grocer, lookup } from '../../../stories/records.js';
import { atRest, frame, rowTop, rowUnderEye, shopService, statement } from '../listOnScreen.js';
import { TestApp } from '../TestApp.js';
import '../../../src/theme/styles.css';

const root = document.documentElement;
const rows = statement(1_000);

/** What a host app may add for long pages. */
const skipping = document.head.appendChild(document.createElement('style'));
skipping.textContent = '.mry-TransactionRow { content-visibility: auto }';
skipping.disabled = true;

const rowElements = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionRow')];
const nameOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('.mry-TransactionRow-name') as HTMLElement;
/** Whether the browser lays out what is in the row. */
const isRendered = (row: Element | undefined) =>
  nameOf(row).checkVisibility({ contentVisibilityAuto: true });
const skippedRows = () => rowElements().filter((row) => !isRendered(row));

/** What a screen reader gets of the page, without what is ignored. */
async function namesFor(role: string): Promise<ReadonlySet<string | undefined>> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as {
    frameTree: { childFrames?: { frame: { id: string } }[] };
  };
  // Tests run in a frame of Vitest's page.
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', {
    ...(frameId && { frameId }),
  })) as { nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[] };
  const exposed = nodes.filter((node) => !node.ignored && node.role?.value === role);
  return new Set(exposed.map(({ name }) => name?.value));
}

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

const showList = () =>
  render(
    <TestApp
      // A virtualised list mounts hardly more rows than browsers lay out.
      virtualized={false}
      transactions={rows.slice(0, 200)}
      fetcher={shopService().fetcher}
      onSelect={() => undefined}
    />,
  );

beforeEach(async () => {
  await page.viewport(400, 700);
  window.scrollTo(0, 0);
});
afterEach(() => {
  skipping.disabled = true;
});

it('tells screen readers the names of all rows, as nothing is skipped by default', async () => {
  await showRows();
  await frame();
  const names = await namesFor('button');
  expect(rows.filter((_, row) => !names.has(`Shop ${row}`))).toEqual([]);
});

describe('a page of 1,000 rows whose host app lets the browser skip those off screen', () => {
  beforeEach(async () => {
    skipping.disabled = false;
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

describe('a list that mounts all of its rows, of which the browser skips those off screen', () => {
  it('keeps its place, and the focus by arrow keys, across rows that are not laid out', async () => {
    skipping.disabled = false;
    await showList();
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
