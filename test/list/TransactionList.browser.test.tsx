import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type {
  ListedTransaction,
  MerchantListFetcher,
  MerchantListRequest,
  TransactionListHandle,
} from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import { untilIdle } from '../untilIdle.js';
import { frame } from './listOnScreen.js';
import { sandboxFetcher, TestApp, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const list = () => page.getByRole('group', { name: 'Transactions' }).element() as HTMLElement;
const mountedRows = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
const statusOf = (row: Element) => row.querySelector<HTMLElement>('[data-status]')?.dataset.status;
const rowsOnScreen = () => {
  const screen = list().getBoundingClientRect();
  return mountedRows().filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > screen.top && top < Math.min(screen.bottom, innerHeight);
  });
};
const pending = () =>
  rowsOnScreen().filter((row) => ['idle', 'pending'].includes(statusOf(row) ?? 'pending'));
const settled = async () => {
  await expect.poll(() => rowsOnScreen().length).toBeGreaterThan(0);
  await expect.poll(() => pending().length).toBe(0);
};
const nameOf = (row: Element) => row.querySelector('.mry-MerchantName')?.textContent;
const FLING_MS = 2_000;
/** Of a heading that sticks. */
const STUCK_PX = 40;
const focusedName = () => document.activeElement?.textContent;
const contentKey = (row: ListedTransaction) => createLookup(row).key;

function expectLawful(requests: readonly MerchantListRequest[]) {
  for (const { transactions } of requests) {
    expect(transactions.length).toBeLessThanOrEqual(25);
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
  }
  const keys = requests.flatMap(({ transactions }) =>
    transactions.map((row) => createLookup(row).key),
  );
  expect(new Set(keys).size, 'a lookup was sent twice').toBe(keys.length);
}

describe('a list and its requests', () => {
  it('loads a screen of rows with one request', async () => {
    const { fetcher, requests } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    expect(requests).toHaveLength(1);
    expectLawful(requests);
    await expect.element(page.getByText('Northside Coffee').first()).toBeVisible();
  });

  it('makes ceil(distinct lookups / 25) requests for a tall screen at rest', async () => {
    await page.viewport(414, 6_000);
    const { fetcher, requests } = sandboxFetcher();
    await render(
      <TestApp
        transactions={tenThousandRows}
        fetcher={fetcher}
        height={6_000}
        batch={{ prefetch: 'none' }}
      />,
    );
    await settled();
    const { bottom } = list().getBoundingClientRect();
    const shown = new Set(
      mountedRows()
        .filter((row) => row.getBoundingClientRect().top < bottom)
        .map((row) => row.dataset.id),
    );
    const distinct = new Set(tenThousandRows.filter(({ id }) => shown.has(id)).map(contentKey));
    expect(distinct.size).toBeGreaterThan(50);
    expect(requests).toHaveLength(Math.ceil(distinct.size / 25));
    expect(requests.flatMap(({ transactions }) => transactions)).toHaveLength(distinct.size);
    expectLawful(requests);
    await page.viewport(414, 896);
  });

  it('never repeats a lookup, nor sends more than 25 at once, while scrolling 10,000 rows', async () => {
    const { fetcher, requests } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    for (let step = 0; step < 40; step += 1) {
      list().scrollTop += 400 + step * 200;
      await frame();
    }
    await settled();
    expect(requests.length).toBeGreaterThan(1);
    expectLawful(requests);
  });

  it('sends at most 75 lookups in 3 requests for a fling over the whole list', async () => {
    const { fetcher, requests } = sandboxFetcher({ latencyMs: 150 });
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    const before = requests.length;
    const end = list().scrollHeight - list().clientHeight;
    const start = await frame();
    // A busy machine may draw a frame for as long as the dwell, whose rows are requested.
    let readable = 0;
    for (let last = start, time = start; time < start + FLING_MS; last = time) {
      time = await frame();
      if (time - last >= 80) readable += 1;
      list().scrollTop = (end * (time - start)) / FLING_MS;
    }
    await settled();
    const requested = requests.slice(before).flatMap(({ transactions }) => transactions);
    expect(requests.length - before).toBeLessThanOrEqual(3 + readable);
    expect(requested.length).toBeLessThanOrEqual(75 + readable * 25);
    expectLawful(requests);
    expect(rowsOnScreen().every((row) => statusOf(row) !== 'failed')).toBe(true);
  });

  it('renders a response in exactly one commit', async () => {
    let respond: (() => void) | undefined;
    const responding = new Promise<void>((open) => {
      respond = open;
    });
    const sandbox = sandboxFetcher();
    const fetcher = vi.fn<MerchantListFetcher>(async (request, context) => {
      await responding;
      return sandbox.fetcher(request, context);
    });
    const onCommit = vi.fn();
    await render(
      <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} onCommit={onCommit} />,
    );
    await expect.poll(() => rowsOnScreen().length).toBeGreaterThan(5);
    // On a slow machine the rows are only pending after a quiet while.
    await expect.poll(() => fetcher).toHaveBeenCalledOnce();
    await expect.poll(() => rowsOnScreen().map(statusOf)).toContain('pending');
    await untilIdle({ ignoreQueries: true });
    const before = onCommit.mock.calls.length;
    respond?.();
    await settled();
    await untilIdle();
    expect(onCommit).toHaveBeenCalledTimes(before + 1);
  });

  const arrivals: [string, number, number][] = [
    ['rows arrive after the list has mounted', 0, 300],
    ['the second page arrives on a short list', 5, 40],
    ['a search with three results is cleared', 3, 10_000],
  ];
  it.each(arrivals)('requests every visible row when %s', async (_, before, after) => {
    const { fetcher } = sandboxFetcher();
    const app = (rows: number) => (
      <TestApp transactions={tenThousandRows.slice(0, rows)} fetcher={fetcher} height={600} />
    );
    const screen = await render(app(before));
    await frame();
    await screen.rerender(app(after));
    await settled();
    expect(rowsOnScreen().length).toBeGreaterThan(5);
  });

  it('makes one request under StrictMode', async () => {
    const { fetcher, requests } = sandboxFetcher();
    await render(
      <StrictMode>
        <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />
      </StrictMode>,
    );
    await settled();
    expect(requests).toHaveLength(1);
  });

  it('lets nothing but the twelve fields of a transaction leave the browser', async () => {
    const { fetcher, requests } = sandboxFetcher();
    const rows = tenThousandRows.slice(0, 30).map((row) => ({
      ...row,
      iban: 'GB33BUKB20201555555555',
      account: { holder: 'Ada Example' },
      state: 'pending' as const,
      original: { amount: 2480, currency: 'JPY' },
      fee: 9.75,
      cashback: 9.48,
      share: { amount: 9.4, with: [{ name: 'Tom Example' }] },
      card: '•• 4417',
      method: 'Direct debit',
      note: 'Thank you for dinner',
      recurring: { every: 'month' as const, next: '2026-12-18' },
      merchant_name: `${row.merchant_name} 4111 1111 1111 1111`,
    }));
    await render(<TestApp transactions={rows} fetcher={fetcher} height={600} />);
    await settled();
    const sent = JSON.stringify(requests);
    const fields = ['iban', 'account', 'amount', 'currency', 'date', 'state', 'original', 'fee'];
    const more = ['cashback', 'share', 'card', 'method', 'note', 'recurring'];
    const values = [
      'Ada',
      '1111',
      'JPY',
      '9.75',
      '9.48',
      'Tom',
      '4417',
      'debit',
      'dinner',
      'month',
    ];
    for (const secret of [...fields.map((field) => `"${field}"`), ...more, ...values]) {
      expect(sent).not.toContain(secret);
    }
  });

  it('sends nothing of a transfer to a person, and shows their name', async () => {
    const { fetcher, requests } = sandboxFetcher();
    const rows = tenThousandRows.slice(0, 6).map((row, index) => ({
      ...row,
      ...(index % 2 === 0 && {
        merchant_name: 'TRANSFER MAYA LINDQVIST',
        counterparty: { name: 'Maya Lindqvist' },
      }),
    }));
    const screen = await render(<TestApp transactions={rows} fetcher={fetcher} height={600} />);
    await expect.poll(() => document.querySelectorAll('[data-status="idle"]').length).toBe(3);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect.element(screen.getByText('Maya Lindqvist').first()).toBeVisible();
    const ids = requests.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(ids.sort()).toEqual(rows.flatMap(({ id }, index) => (index % 2 ? id : [])).sort());
    expect(JSON.stringify(requests)).not.toMatch(/maya|counterparty/i);
  });
});

function rowsOnScreenIds(): Set<string | undefined> {
  return new Set(rowsOnScreen().map((row) => row.dataset.id));
}

describe('a service that fails', () => {
  const failures: [string, () => Promise<unknown>][] = [
    ['HTML', () => Promise.resolve('<!doctype html>')],
    ['null', () => Promise.resolve(null)],
    ['an array', () => Promise.resolve([])],
    ['undefined', () => Promise.resolve(undefined)],
    ['a rejection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];
  it.each(failures)(
    'keeps raw text, monogram and amount when it responds with %s',
    async (_, fetcher) => {
      await render(
        <TestApp
          transactions={tenThousandRows.slice(0, 8)}
          fetcher={fetcher}
          height={800}
          onSelect={() => undefined}
        />,
      );
      await expect.poll(() => mountedRows().length).toBe(8);
      await expect.poll(() => pending().length).toBe(0);
      mountedRows().forEach((row, index) => {
        const { merchant_name = '' } = tenThousandRows[index] ?? {};
        expect(statusOf(row)).toBe('failed');
        expect(nameOf(row)).toBe(merchant_name.replace(/\s+/g, ' ').trim());
        expect(row.querySelector('.mry-MerchantLogo')?.textContent).toMatch(/^[\p{L}\p{N}]$/u);
        expect(row.querySelector('.mry-TransactionAmount')?.textContent).toMatch(/\d/);
      });
    },
  );

  it('never lets a malformed record break a neighbouring row', async () => {
    const rows = tenThousandRows.slice(0, 8);
    const bad: unknown[] = [
      null,
      'text',
      { error: 'no' },
      [null],
      [{ name: 5, rating: 'x', opening_hours: [], reviews: 7, cachePolicy: { __proto__: 1 } }],
      [{ name: 'Kept', opening_hours: { periods: [{ open: { day: 9, time: '9999' } }] } }],
    ];
    const fetcher: MerchantListFetcher = ({ transactions }) =>
      Promise.resolve({
        stranger: [{ name: 'Never requested' }],
        __proto__: { polluted: true },
        ...Object.fromEntries(
          transactions
            .slice(0, 7)
            .map(({ id }, index) => [
              id,
              index < bad.length ? bad[index] : [{ name: 'Good Neighbour' }],
            ]),
        ),
      });
    await render(<TestApp transactions={rows} fetcher={fetcher} height={800} />);
    await expect.poll(() => mountedRows().length).toBe(8);
    await expect.poll(() => pending().length).toBe(0);
    const seen = mountedRows().map((row) => [statusOf(row), nameOf(row)]);
    expect(seen[5]).toEqual(['matched', 'Kept']);
    expect(seen[6]).toEqual(['matched', 'Good Neighbour']);
    expect(seen[7]?.[0]).toBe('failed');
    expect(seen.slice(0, 4).every(([status]) => status === 'failed')).toBe(true);
    expect(document.body.textContent).not.toContain('Never requested');
  });
});

describe('a list for everybody', () => {
  it('is a heading and a list per day, each row knowing its place', async () => {
    const { fetcher } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    await expect.element(page.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
    const rows = page.getByRole('list').first().getByRole('listitem').elements();
    expect(rows.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2']);
    expect(rows.every((row) => row.getAttribute('aria-setsize') === '2')).toBe(true);
  });

  it('is one tab stop, with arrows, Home and End between all rows, mounted or not', async () => {
    const { fetcher } = sandboxFetcher();
    const onSelect = vi.fn();
    await render(
      <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} onSelect={onSelect} />,
    );
    await settled();
    await userEvent.tab();
    expect(focusedName()).toBe('Northside Coffee');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedName()).toBe(nameOf(mountedRows()[2] as Element));
    await userEvent.keyboard('{End}');
    await expect.poll(() => rowsOnScreen().at(-1)?.dataset.id).toBe(tenThousandRows.at(-1)?.id);
    await expect.poll(() => activeRowId()).toBe(tenThousandRows.at(-1)?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => activeRowId()).toBe(tenThousandRows.at(-2)?.id);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => activeRowId()).toBe(tenThousandRows[0]?.id);
    expect(list().scrollTop).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onSelect.mock.calls[0]?.[0]).toBe(tenThousandRows[0]);
    expect(onSelect.mock.calls[0]?.[1]).toMatchObject({ status: 'matched' });
  });

  const ways: [string, number, string[]][] = [
    ['a wide list', 900, ['Northside Coffee', 'Open until 20:00']],
    ['a narrow one, where the hours do not fit', 400, ['Northside Coffee']],
    ['a side panel', 280, ['Northside Coffee']],
  ];
  it.each(ways)(
    'leads Tab from a name into its own parts and out again in %s',
    async (_, width, way) => {
      await page.viewport(width, 896);
      const { fetcher } = sandboxFetcher();
      const [first, ...others] = tenThousandRows;
      await render(
        <>
          <TestApp
            // A pending row has no hours.
            transactions={[{ ...(first as ListedTransaction), state: 'booked' }, ...others]}
            fetcher={fetcher}
            height={600}
            onSelect={() => undefined}
          />
          <button type="button">After</button>
        </>,
      );
      await settled();
      // What does not fit is hidden a moment later.
      const hours = () => document.querySelector('.mry-OpeningHoursPopover');
      await expect.poll(() => hours()?.hasAttribute('data-clipped')).toBe(way.length === 1);
      await userEvent.tab();
      const visited: (string | null | undefined)[] = [];
      for (let stop = 0; stop < 6 && focusedName() !== 'After'; stop += 1) {
        visited.push(focusedName());
        await userEvent.tab();
      }
      expect(visited).toEqual(way);
      await page.viewport(414, 896);
    },
  );

  it('keeps the focused row mounted wherever the list is scrolled', async () => {
    const { fetcher } = sandboxFetcher();
    await render(
      <TestApp
        transactions={tenThousandRows}
        fetcher={fetcher}
        height={600}
        onSelect={() => undefined}
      />,
    );
    await settled();
    await userEvent.tab();
    list().scrollTop = 200_000;
    await settled();
    expect(activeRowId()).toBe(tenThousandRows[0]?.id);
    expect(rowsOnScreen().length).toBeGreaterThan(5);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => activeRowId()).toBe(tenThousandRows[1]?.id);
    expect(list().scrollTop).toBeLessThan(200);
  });

  it('announces how many merchants were found, once', async () => {
    const { fetcher } = sandboxFetcher();
    await render(
      <TestApp transactions={tenThousandRows.slice(0, 5)} fetcher={fetcher} height={600} />,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent(/^\d merchants found$/);
  });

  it('does not move anything when results arrive', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push((entry as LayoutShift).value);
    });
    const { fetcher } = sandboxFetcher({ latencyMs: 120 });
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await expect.poll(() => rowsOnScreen().length).toBeGreaterThan(0);
    await frame();
    observer.observe({ type: 'layout-shift' });
    const before = rowsOnScreen().map((row) => row.getBoundingClientRect().top);
    await settled();
    await frame();
    expect(rowsOnScreen().map((row) => row.getBoundingClientRect().top)).toEqual(before);
    observer.disconnect();
    expect(shifts).toEqual([]);
  });
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

function activeRowId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
}

describe('scrolling', () => {
  it('mounts a screenful of rows, whatever the length of the list', async () => {
    const { fetcher } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    expect(mountedRows().length).toBeLessThan(30);
    list().scrollTop = 300_000;
    await settled();
    expect(mountedRows().length).toBeLessThan(30);
  });

  it('keeps the heading of the day at the top by CSS alone', async () => {
    const { fetcher } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    list().scrollTop = 5_000;
    await settled();
    const headings = () => [...document.querySelectorAll('.mry-TransactionList-heading')];
    const bottoms = () => {
      const { top } = list().getBoundingClientRect();
      return headings().map((heading) => Math.round(heading.getBoundingClientRect().bottom - top));
    };
    await expect.poll(bottoms).toContain(STUCK_PX);
    expect(list().scrollTop).toBeGreaterThan(1_000);
    const stuck = headings()[bottoms().indexOf(STUCK_PX)] as Element;
    expect(getComputedStyle(stuck).position).toBe('sticky');
  });

  it('works with the page as scroller, below other content', async () => {
    const { fetcher, requests } = sandboxFetcher();
    await render(
      <>
        <div style={{ height: 500 }}>A bank's header</div>
        <TestApp transactions={tenThousandRows} fetcher={fetcher} />
      </>,
    );
    await settled();
    window.scrollTo(0, 20_000);
    await expect.poll(() => rowsOnScreen().length).toBeGreaterThan(3);
    await settled();
    expect(mountedRows().length).toBeLessThan(40);
    expectLawful(requests);
    window.scrollTo(0, 0);
  });

  it('brings a row into view by id and says whether there is one', async () => {
    const { fetcher } = sandboxFetcher();
    const ref = createRef<TransactionListHandle>();
    await render(
      <TestApp listRef={ref} transactions={tenThousandRows} fetcher={fetcher} height={600} />,
    );
    await settled();
    const target = tenThousandRows[4_321] as ListedTransaction;
    expect(ref.current?.scrollToTransaction(target.id)).toBe(true);
    await expect.poll(() => rowsOnScreenIds().has(target.id)).toBe(true);
    expect(ref.current?.scrollToTransaction('no such row')).toBe(false);
  });

  it('keeps the rows in place when the host puts new ones before them', async () => {
    const { fetcher } = sandboxFetcher();
    const screen = await render(
      <TestApp transactions={tenThousandRows.slice(100)} fetcher={fetcher} height={600} />,
    );
    await settled();
    list().scrollTop = 3_000;
    await settled();
    const ids = () => rowsOnScreen().map((row) => row.dataset.id);
    const top = () => rowsOnScreen()[0]?.getBoundingClientRect().top ?? Number.NaN;
    const before = { ids: ids(), top: top() };
    await screen.rerender(
      <TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />,
    );
    await expect.poll(() => list().scrollTop).toBeGreaterThan(3_000);
    await frame();
    expect(ids()).toEqual(before.ids);
    // Within a pixel: a browser may scroll to fractions.
    expect(Math.abs(top() - before.top)).toBeLessThan(1);
  });

  it('keeps elements and focus when a new day comes before them', async () => {
    const { fetcher } = sandboxFetcher();
    const props = { fetcher, height: 600, onSelect: () => undefined };
    const screen = await render(<TestApp {...props} transactions={tenThousandRows.slice(2)} />);
    await settled();
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused?.textContent).toBe('Lumen Energy');
    const elements = mountedRows().slice(0, 5);
    await screen.rerender(<TestApp {...props} transactions={tenThousandRows} />);
    await settled();
    expect(document.activeElement).toBe(focused);
    expect(elements.every((element) => element.isConnected)).toBe(true);
  });

  it('stays where the reader is when a list that is on a page mounts', async () => {
    const { fetcher } = sandboxFetcher();
    const above = <div style={{ height: 3_000 }}>A long page</div>;
    const screen = await render(above);
    window.scrollTo(0, 700);
    await screen.rerender(
      <>
        {above}
        <TestApp transactions={tenThousandRows} fetcher={fetcher} />
      </>,
    );
    await frame();
    await frame();
    expect(Math.abs(window.scrollY - 700)).toBeLessThan(1);
    window.scrollTo(0, 0);
  });

  it('loads more rows near the end, once for each last row', async () => {
    const { fetcher } = sandboxFetcher();
    const onEndReached = vi.fn();
    const rows = tenThousandRows.slice(0, 60);
    const props = { fetcher, height: 600, hasMore: true, onEndReached };
    const screen = await render(<TestApp {...props} transactions={rows} />);
    await settled();
    expect(onEndReached).not.toHaveBeenCalled();
    list().scrollTop = list().scrollHeight;
    await expect.poll(() => onEndReached.mock.calls.length).toBe(1);
    await screen.rerender(<TestApp {...props} transactions={rows} loadingMore />);
    await expect.element(page.getByText('Loading more transactions')).toBeVisible();
    expect(onEndReached).toHaveBeenCalledTimes(1);
  });
});

describe('shapes of a list', () => {
  it('says that it is empty', async () => {
    const { fetcher } = sandboxFetcher();
    await render(<TestApp transactions={[]} fetcher={fetcher} height={600} />);
    await expect.element(page.getByText('No transactions')).toBeVisible();
  });

  it('does not widen the grid or flex column of a host, however long its names', async () => {
    const { fetcher } = sandboxFetcher();
    const long = tenThousandRows.map((row) => ({ ...row, merchant_name: 'LONG NAME '.repeat(20) }));
    for (const display of ['grid', 'flex']) {
      const screen = await render(
        <div style={{ display, flexDirection: 'column', inlineSize: 320 }}>
          <TestApp transactions={long} fetcher={fetcher} height={600} />
        </div>,
      );
      await settled();
      expect(list().getBoundingClientRect().width).toBe(320);
      expect(list().scrollWidth).toBe(list().clientWidth);
      await screen.unmount();
    }
  });

  it('gives rows of the host any height', async () => {
    const { fetcher } = sandboxFetcher();
    await render(
      <TestApp
        transactions={tenThousandRows}
        fetcher={fetcher}
        height={600}
        renderRow={({ transaction: row, lookup }) => (
          <div style={{ height: row.state === 'pending' ? 120 : 40 }}>
            {lookup.merchant?.name ?? row.merchant_name}
          </div>
        )}
      />,
    );
    await expect.element(page.getByText('Northside Coffee').first()).toBeVisible();
    await frame();
    const [first, second] = mountedRows().map((row) => row.getBoundingClientRect());
    expect(first?.height).toBe(120);
    expect(second?.top).toBe(first?.bottom);
    expect(rowsOnScreen().length).toBeGreaterThan(7);
  });

  it('gives the keyboard its scroller where rows are no buttons', async () => {
    const { fetcher } = sandboxFetcher();
    await render(<TestApp transactions={tenThousandRows} fetcher={fetcher} height={600} />);
    await settled();
    await userEvent.tab();
    expect(document.activeElement).toBe(list());
  });
});
