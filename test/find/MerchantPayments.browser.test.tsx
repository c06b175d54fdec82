import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MerchantPayments, useFind } from '../../src/find/index.js';
import { DisplayProvider, type ListedTransaction, MerchantProvider } from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import { payment } from './search.js';
import '../../src/theme/styles.css';
import '../../src/theme/find.css';

const now = () => new Date('2026-11-20T12:00:00Z');

function Payments({ rows }: { rows: readonly ListedTransaction[] }): ReactElement {
  const find = useFind(rows);
  return <MerchantPayments find={find} payment={rows[0] as ListedTransaction} />;
}

it.each([
  ['597.50', 'EUR', 360],
  ['1234.50', 'GBP', 360],
  ['123456', 'HUF', 360],
  ['7500000', 'IDR', 360],
  ['7500000', 'IDR', 1280],
  ['1234567.125', 'IQD', 360],
])('six months of %s %s have room at %i pixels', async (amount, currency, width) => {
  await page.viewport(width, 800);
  const client = new QueryClient();
  const rows = [11, 10, 9, 8, 7, 6].map((month) => {
    const date = `2026-${String(month).padStart(2, '0')}-15`;
    const row = payment({ id: date, amount: `-${amount}`, currency, date });
    client.setQueryData(createLookup(row, {}).queryKey, toResult([{ name: 'Northside' }], row.id));
    return row;
  });
  await render(
    <QueryClientProvider client={client}>
      <DisplayProvider locale="en-GB" timeZone="UTC" now={now}>
        <MerchantProvider fetcher={() => new Promise(() => {})}>
          <Payments rows={rows} />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  const boxes = [...document.querySelectorAll('[role="img"] > span > :first-child')].map(
    (label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect();
    },
  );
  expect(boxes).toHaveLength(6);
  for (const [index, { left, right, top }] of boxes.entries()) {
    const next = boxes[index + 1];
    const isBeside = next && next.left > left;
    if (isBeside) expect(right).toBeLessThanOrEqual(next.left);
    else if (next) expect(next.top).toBeGreaterThan(top);
  }
  expect(document.documentElement.scrollWidth).toBe(width);
});
