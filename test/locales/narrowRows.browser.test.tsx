import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  type ListedTransaction,
  type MerchantListFetcher,
  MerchantProvider,
  type MerchantRecord,
  TransactionList,
} from '../../src/index.js';
import { sets } from './sets.js';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import '@fontsource-variable/noto-sans-jp';
import '../../src/theme/styles.css';

/** Friday, 18:40 in London. */
const now = () => new Date('2026-11-20T18:40:00Z');
const RIGHT_TO_LEFT = ['ar', 'he'];
const FONTS =
  '"Inter Variable", "Noto Sans Arabic Variable", "Noto Sans Hebrew Variable", "Noto Sans JP Variable"';

const daily = (close: string) => ({
  periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: '0800' },
    close: { day, time: close },
  })),
});

const via = { name: 'PayZip', website: 'https://payzip.example' };
const place: MerchantRecord = { name: 'Harrow & Vale', country: 'GB', rating: 4.6 };
const everything: MerchantRecord = {
  ...place,
  intermediary: via,
  opening_hours: daily('2200'),
};
const openUntil: MerchantRecord = { ...place, opening_hours: daily('2200') };
const closesSoon: MerchantRecord = { ...place, opening_hours: daily('1900') };
const opensOnDay: MerchantRecord = { ...place, opening_hours: daily('1800') };
const merchants = { everything, openUntil, closesSoon, opensOnDay };
const SHOPS = ['groceries', 'eating-out', 'fuel', 'fashion', 'home'] as const;
type Row = keyof typeof merchants;

const transactions: ListedTransaction[] = Object.keys(merchants).map((id) => ({
  id,
  merchant_name: `${id} LEEDS GB`,
  amount: '-57.60',
  currency: 'EUR',
  date: '2026-11-20',
}));

beforeEach(() => {
  document.documentElement.style.setProperty('--mry-font-family', FONTS);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
});

/** The shortest category of a shop with opening hours. */
function shortCategory(tag: string): string | undefined {
  const labels = sets.get(tag)?.categories;
  return SHOPS.map((name) => labels?.[name] ?? '').sort((a, b) => a.length - b.length)[0];
}

/** Renders a list in this language, with the service's labels in it too. */
async function show(tag: string, inlineSize: number) {
  const messages = sets.get(tag);
  document.documentElement.lang = tag;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr';
  const category = shortCategory(tag);
  const fetcher: MerchantListFetcher = async ({ transactions: requested }) =>
    Object.fromEntries(
      requested.map(({ id, merchant_name }) => {
        const row = merchant_name?.split(' ')[0] as Row;
        return [id, [{ ...merchants[row], category }]];
      }),
    );
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider locale={tag} messages={messages} timeZone="Europe/London" now={now}>
        <MerchantProvider fetcher={fetcher}>
          <div style={{ inlineSize }}>
            <TransactionList transactions={transactions} virtualized={false} />
          </div>
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  const rows = () => [...container.querySelectorAll('.mry-TransactionRow[data-status="matched"]')];
  await expect.poll(() => rows().length).toBe(transactions.length);
  await document.fonts.ready;
  await expect.poll(() => rows().flatMap(halfShown)).toEqual([]);
  const rowOf = (row: Row) => {
    const element = container.querySelector(`[data-id="${row}"] .mry-TransactionRow`);
    if (!element) throw new Error(`no row ${row}`);
    return element;
  };
  return { container, rows, rowOf };
}

const partsOf = (row: Element) => [
  ...(row.querySelector('.mry-TransactionRow-line')?.children ?? []),
];
const isClipped = (part: Element) => part.hasAttribute('data-clipped');

/** Parts that are neither fully visible nor hidden. */
function halfShown(row: Element): string[] {
  const line = row.querySelector('.mry-TransactionRow-line')?.getBoundingClientRect();
  if (!line) return ['no line'];
  return partsOf(row)
    .filter((part) => !isClipped(part))
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isInside =
        left >= line.left - 0.5 &&
        right <= line.right + 0.5 &&
        top >= line.top - 0.5 &&
        bottom <= line.bottom + 0.5;
      return !isInside;
    })
    .map((part) => part.textContent ?? '');
}

/** Classes of the line's visible parts. */
const shown = (row: Element): string[] =>
  partsOf(row)
    .filter((part) => !isClipped(part))
    .map((part) => /mry-(\w+)/.exec(part.className)?.[1] ?? '');

describe.each([...sets.keys()])('a narrow list in %s', (tag) => {
  it('shows the full category and the amount of every row on one line at 320 px', async () => {
    const { rows } = await show(tag, 320);
    for (const row of rows()) {
      await expect.poll(() => shown(row)[0]).toBe('CategoryIcon');
      const amount = row.querySelector('.mry-TransactionAmount');
      expect(amount?.getClientRects()).toHaveLength(1);
      expect(amount?.getBoundingClientRect().height).toBeLessThan(24);
      expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('has space for the intermediary beside a short category at 320 px', async () => {
    const { rowOf } = await show(tag, 320);
    const parts = () => shown(rowOf('everything')).slice(0, 2);
    await expect.poll(parts).toEqual(['CategoryIcon', 'IntermediaryBadge']);
  });

  it.each([
    [360, 'openUntil'],
    [390, 'closesSoon'],
  ] as const)('has at %d px room for the open state "%s" beside it', async (width, row) => {
    const { rowOf } = await show(tag, width);
    await expect.poll(() => shown(rowOf(row))[1]).toMatch(/^OpeningHours/);
  });
});
