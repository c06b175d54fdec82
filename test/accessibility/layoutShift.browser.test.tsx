import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  MerchantDetails,
  type MerchantListFetcher,
  type MerchantLookup,
} from '../../src/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { createSandboxFetcher } from '../../stories/sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { grocer, transaction } from '../details/records.js';
import { lookupOf } from '../lookupOf.js';
import { StatementPage } from './StatementPage.js';

/** Chromium only, so TypeScript's library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const transactions = sandboxTransactions(60, { seed: 1, now: STORY_NOW_MS });

const shifts: string[] = [];
let observer: PerformanceObserver;

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await frames(4);
  observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const nodes = entry.sources.map(
        ({ node }) => (node as Element | null)?.className ?? node?.nodeName,
      );
      shifts.push(`${entry.value.toFixed(5)} ${nodes.join(', ')}`);
    }
  });
});

afterEach(() => {
  observer.disconnect();
  shifts.length = 0;
});

/** Responses wait until `open` is called. */
function pausedFetcher() {
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const respond = createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 });
  const fetcher: MerchantListFetcher = async (request, context) => {
    await gate;
    return respond(request, context);
  };
  return { fetcher, open: () => open?.() };
}

const rows = (statuses: string) => document.querySelectorAll(`.mry-TransactionRow:is(${statuses})`);
const images = () => [...document.images];

describe.each([360, 1280])('in %i pixels', (width) => {
  it('does not shift while results and pictures arrive', async () => {
    await page.viewport(width, 800);
    const { fetcher, open } = pausedFetcher();
    await render(<StatementPage transactions={transactions} fetcher={fetcher} />);
    await expect.poll(() => rows('[data-status="pending"]').length).toBeGreaterThan(5);
    await document.fonts.ready;
    await frames(4);
    observer.observe({ type: 'layout-shift' });

    open();
    await expect.poll(() => rows('[data-status="matched"]').length).toBeGreaterThan(5);
    await expect.poll(() => images().length).toBeGreaterThan(5);
    await expect
      .poll(() => images().every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
      .toBe(true);
    await frames(4);
    expect(shifts).toEqual([]);
  });
});

describe.each([320, 1280])('details in %i pixels', (width) => {
  const lookup = lookupOf({ name: 'Harrow & Vale', category: 'Groceries' });
  const position = { type: 'Point', coordinates: [-1.54, 53.8] } as const;
  const full = lookupOf({ ...grocer, position });
  const opened = (shown: MerchantLookup) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={() => new Date(STORY_NOW_MS)}>
      <MerchantDetails
        transaction={transaction}
        lookup={shown}
        slots={{ map: <div style={{ blockSize: 160 }} /> }}
        onReport={() => undefined}
      />
    </DisplayProvider>
  );

  it('do not shift when the extended record arrives within a second', async () => {
    await page.viewport(width, 800);
    const { rerender } = await render(opened({ ...lookup, isFetching: true }));
    await document.fonts.ready;
    await frames(8);
    observer.observe({ type: 'layout-shift' });
    await rerender(opened(full));
    await expect.poll(() => document.querySelector('.mry-MerchantDetails-map')).not.toBeNull();
    await frames(8);
    expect(shifts).toEqual([]);
  });

  it('show what they have after a second', async () => {
    const { container } = await render(opened({ ...lookup, isFetching: true }));
    const statement = () => container.querySelector('.mry-MerchantDetails-receipt') as Element;
    expect(getComputedStyle(statement()).opacity).toBe('0');
    await expect.poll(() => getComputedStyle(statement()).opacity).toBe('1');
  });
});

it('detects a list that shifts', async () => {
  const { fetcher } = pausedFetcher();
  const { container } = await render(
    <StatementPage transactions={transactions} fetcher={fetcher} />,
  );
  await expect.poll(() => rows('[data-status="pending"]').length).toBeGreaterThan(5);
  await frames(4);
  observer.observe({ type: 'layout-shift' });
  container.prepend(
    Object.assign(document.createElement('p'), { textContent: 'An advertisement' }),
  );
  await expect.poll(() => shifts.length).toBeGreaterThan(0);
});
