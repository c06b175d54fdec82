import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindBar, type FindState, useFind } from '../../src/find/index.js';
import {
  DisplayProvider,
  MerchantProvider,
  TransactionList,
  type TransactionListHandle,
} from '../../src/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { NOW, sandboxFetcher } from '../list/TestApp.js';
import { untilIdle } from '../untilIdle.js';
import '../../src/theme/styles.css';
import '../../src/theme/find.css';

const { fetcher } = sandboxFetcher();
const now = () => new Date(NOW);
const rows = sandboxTransactions(300, { seed: 1, now: NOW });
const HEADER_PX = 56;
/** Between the header and the field. */
const GAP_PX = 8;

interface PageProps {
  state?: FindState | undefined;
  height?: number | undefined;
  isApart?: boolean;
  className?: string;
}

function Payments({ state, height, isApart = false, className }: PageProps): ReactElement {
  const list = useRef<TransactionListHandle>(null);
  const find = useFind(rows, { defaultState: state });
  const bar = <FindBar find={find} list={list} className={className} />;
  return (
    <>
      {isApart ? <div>{bar}</div> : bar}
      <TransactionList
        ref={list}
        transactions={find.rows}
        height={height}
        onSelect={() => undefined}
      />
    </>
  );
}

async function show(width: number, height: number, props: PageProps = {}) {
  await page.viewport(width, height);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={fetcher}>
        <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
          <style>{'.static { position: static }'}</style>
          <main style={{ '--mry-list-inset-block-start': `${HEADER_PX}px` } as CSSProperties}>
            <header style={{ position: 'sticky', top: 0, height: HEADER_PX, zIndex: 5 }} />
            <Payments {...props} />
          </main>
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  await untilIdle();
}

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  scrollTo(0, 0);
  await page.viewport(800, 600);
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const box = (selector: string) => element(selector).getBoundingClientRect();
/** Returns the element that a touch at this height hits, a third from the left. */
const touched = (y: number) => document.elementFromPoint(innerWidth / 3, y) as Element;
const isHeading = (y: number) => touched(y).closest('.mry-TransactionList-heading') !== null;
const opacityOf = (selector: string) => getComputedStyle(element(selector)).opacity;

describe('a bar above a list that scrolls with the page', () => {
  it('keeps its field below the header, and the list’s headings and rows below the field', async () => {
    await show(390, 800);
    scrollTo(0, 2_000);
    await expect.poll(() => box('.mry-FindField').top).toBe(HEADER_PX + GAP_PX);
    const { bottom } = box('.mry-FindField');
    await expect.poll(() => isHeading(bottom + 12)).toBe(true);
    // No row is seen between header and field.
    expect(touched(HEADER_PX + GAP_PX / 2).closest('.mry-FindBar')).not.toBeNull();
    // Where the filters were is the list.
    await expect.poll(() => opacityOf('.mry-FindChips')).toBe('0');
    expect(touched(bottom + 40).closest('.mry-TransactionList')).not.toBeNull();
    // And they are back at the top.
    scrollTo(0, 0);
    await expect.poll(() => opacityOf('.mry-FindChips')).toBe('1');
  });

  it('keeps the filters while one is set', async () => {
    await show(390, 800, { state: { direction: 'out' } });
    scrollTo(0, 2_000);
    await expect.poll(() => box('.mry-FindField').top).toBe(HEADER_PX + GAP_PX);
    const { bottom } = box('.mry-FindChips');
    await expect.poll(() => isHeading(bottom + 12)).toBe(true);
    expect(opacityOf('.mry-FindChips')).toBe('1');
    await expect.poll(() => opacityOf('.mry-FindSummary')).toBe('0');
  });

  it('does not hide the row with the focus', async () => {
    await show(390, 800, { state: { direction: 'out' } });
    scrollTo(0, 3_000);
    await untilIdle();
    const row = touched(500).closest('.mry-TransactionList-row');
    row?.querySelector('button')?.focus();
    for (let press = 0; press < 8; press += 1) {
      await userEvent.keyboard('{ArrowUp}');
      const focused = () =>
        (document.activeElement as Element).closest('.mry-TransactionList-row') as Element;
      await expect
        .poll(() => focused().getBoundingClientRect().top)
        .toBeGreaterThanOrEqual(box('.mry-FindChips').bottom + 30);
    }
  });

  it('shows what has the focus', async () => {
    await show(390, 800);
    scrollTo(0, 2_000);
    await expect.poll(() => opacityOf('.mry-FindChips')).toBe('0');
    element('.mry-FindChip-button').focus({ preventScroll: true });
    await expect.poll(() => opacityOf('.mry-FindChips')).toBe('1');
  });

  it.each([
    ['in a low window', 740, 360, {}, ''],
    ['in large text that would fill the window', 320, 500, { state: { note: true } }, '200%'],
    ['above a list with its own scroller', 390, 800, { height: 500 }, ''],
    ['in a box without the list', 390, 800, { isApart: true }, ''],
    ['if the host app says so', 390, 800, { className: 'static' }, ''],
  ] as const)('scrolls away %s', async (_, width, height, props, fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    await show(width, height, props);
    await untilIdle();
    expect(getComputedStyle(element('.mry-FindBar')).position).toBe('static');
    expect(element('.mry-TransactionList').style.getPropertyValue('--_mry-above')).not.toMatch(
      /[1-9]/,
    );
  });

  it('shows the first rows that are found, wherever the list was scrolled', async () => {
    await show(390, 800);
    scrollTo(0, 6_000);
    await expect.poll(() => box('.mry-FindField').top).toBe(HEADER_PX + GAP_PX);
    await userEvent.fill(element('.mry-FindField-input'), 'a');
    await expect.poll(() => box('.mry-TransactionList').top).toBeGreaterThan(HEADER_PX);
    await expect.poll(() => opacityOf('.mry-FindSummary')).toBe('1');
  });
});
