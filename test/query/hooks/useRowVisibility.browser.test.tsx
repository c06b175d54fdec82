import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  type MerchantListFetcher,
  MerchantProvider,
  type Transaction,
  useMerchant,
  useRowVisibility,
} from '../../../src/index.js';

const ROW_PX = 50;
const ROWS: readonly Transaction[] = Array.from({ length: 100 }, (_, index) => ({
  id: `t${index}`,
  merchant_name: `RAW ${index}`,
}));

function Row({ transaction }: { transaction: Transaction }): ReactElement {
  const { ref, visible } = useRowVisibility();
  const { status } = useMerchant(transaction, { visible });
  return (
    <li ref={ref} id={transaction.id} data-status={status} style={{ blockSize: ROW_PX }}>
      {transaction.id}
    </li>
  );
}

/** Observers report once a frame. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A plain list, ten rows high, whose rows are all mounted. */
async function renderList() {
  const asked: string[][] = [];
  const fetcher: MerchantListFetcher = async ({ transactions }) => {
    const ids = transactions.map(({ id }) => id);
    asked.push(ids);
    return Object.fromEntries(ids.map((id) => [id, [{ name: `Shop ${id}` }]]));
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={fetcher}>
        <ul id="list" style={{ blockSize: 10 * ROW_PX, overflow: 'auto', margin: 0, padding: 0 }}>
          {ROWS.map((row) => (
            <Row key={row.id} transaction={row} />
          ))}
        </ul>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  const list = document.getElementById('list');
  if (!list) throw new Error('expected a list');
  return {
    asked,
    scrollTo: (row: number) => list.scrollTo({ top: row * ROW_PX }),
    statusOf: (id: string) => document.getElementById(id)?.dataset.status,
  };
}

describe('useRowVisibility', () => {
  it('has only the rows on screen loaded, together', async () => {
    const list = await renderList();
    await expect.poll(() => list.statusOf('t9')).toBe('matched');
    expect(list.asked).toHaveLength(1);
    const [ids = []] = list.asked;
    // The next one only touches the edge.
    expect(ids).toEqual(ROWS.slice(0, 10).map(({ id }) => id));
    expect(list.statusOf('t10')).toBe('idle');
    list.scrollTo(1 / ROW_PX);
    await expect.poll(() => list.statusOf('t10')).toBe('matched');
    expect(list.statusOf('t50')).toBe('idle');
  });

  it('has rows loaded when they come on screen, and not again when they come back', async () => {
    const list = await renderList();
    await expect.poll(() => list.statusOf('t0')).toBe('matched');
    list.scrollTo(60);
    await expect.poll(() => list.statusOf('t65')).toBe('matched');
    await expect.poll(() => list.statusOf('t69')).toBe('matched');
    list.scrollTo(0);
    await nextFrame();
    list.scrollTo(60);
    await nextFrame();
    await expect.poll(() => list.statusOf('t60')).toBe('matched');
    const ids = list.asked.flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(24);
    expect(list.statusOf('t30')).toBe('idle');
  });
});
