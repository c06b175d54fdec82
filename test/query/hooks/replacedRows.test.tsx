import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ListedTransaction } from '../../../src/index.js';
import { useMerchantDetails } from '../../../src/query/hooks/useMerchant.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { createTestApp, type TestApp, type TestAppParts, transaction } from '../createTestApp.js';
import { flush } from '../flush.js';

/** Of the bank: the text of the booking differs from that of the pending payment. */
const listed = (id: string, text: string, replaces?: string): ListedTransaction => ({
  ...transaction(id),
  merchant_name: text,
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
  replaces,
});

const PENDING = listed('a', 'PYZ*NORTHSIDE');

function Rows({ app, rows }: { app: TestApp; rows: readonly ListedTransaction[] }): ReactNode {
  const lookups = useMerchants(rows);
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

function Details({ app, row }: { app: TestApp; row: ListedTransaction }): ReactNode {
  app.note(row.id, useMerchantDetails(row));
  return null;
}

/** A row in a list: another row at the same place is another component. */
async function showRow(app: TestApp, row: ListedTransaction): Promise<void> {
  await app.show(<app.Row key={row.id} transaction={row} />);
}

async function showPending(parts: TestAppParts = {}): Promise<TestApp> {
  const app = createTestApp(parts);
  await showRow(app, PENDING);
  await flush(1_000);
  app.service.last().respond();
  await flush();
  expect(app.lookup('a').merchant?.name).toBe('Shop a');
  return app;
}

describe('a row that replaces another one', () => {
  it('shows its merchant until it has its own, which it requests', async () => {
    const app = await showPending();
    await showRow(app, listed('b', 'NORTHSIDE COFFEE 2041', 'a'));
    expect(app.history('b')).toEqual(['matched']);
    expect(app.lookup('b').merchant?.name).toBe('Shop a');
    await flush(1_000);
    expect(app.service.sent()).toEqual([['a'], ['b']]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('b').merchant?.name).toBe('Shop b');
    expect(app.history('b')).toEqual(['matched']);
  });

  it('keeps it when its own cannot be loaded', async () => {
    const app = await showPending();
    await showRow(app, listed('b', 'NORTHSIDE COFFEE 2041', 'a'));
    await flush(1_000);
    app.service.last().fail(new EnrichmentError('rejected', { status: 400 }));
    await flush();
    const states = app.client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
    expect(states).toContain('error');
    expect(app.lookup('b')).toMatchObject({ status: 'matched', error: undefined });
  });

  it.each(['content', 'transaction'] as const)(
    'requests nothing where it asks the same, with identity %s',
    async (identity) => {
      const app = await showPending({ config: { identity } });
      await showRow(app, listed('b', 'PYZ*NORTHSIDE', 'a'));
      expect(app.lookup('b')).toMatchObject({ status: 'matched', lookupId: 'a' });
      await flush(1_000);
      expect(app.service.sent()).toEqual([['a']]);
    },
  );

  it('hands on what it has taken over', async () => {
    const app = await showPending();
    await showRow(app, listed('b', 'NORTHSIDE COFFEE', 'a'));
    await showRow(app, listed('c', 'NORTHSIDE COFFEE 2041', 'b'));
    expect(app.lookup('c').merchant?.name).toBe('Shop a');
  });

  it.each([
    ['of an unknown row', listed('b', 'NORTHSIDE COFFEE', 'x')],
    ['of none', listed('b', 'NORTHSIDE COFFEE')],
    ['of itself', listed('a', 'NORTHSIDE COFFEE', 'a')],
    ['that is null', { ...listed('b', 'NORTHSIDE COFFEE'), replaces: null } as never],
  ])('has nothing %s', async (_, row: ListedTransaction) => {
    const app = await showPending();
    await showRow(app, row);
    expect(app.lookup(row.id)).toMatchObject({ status: 'pending', merchant: undefined });
  });

  it('shows nothing of it where nothing may be sent of it', async () => {
    const app = await showPending();
    const counterparty = { name: 'Maya Lindqvist' };
    await showRow(app, { ...listed('b', 'MAYA', 'a'), counterparty });
    expect(app.lookup('b')).toMatchObject({ status: 'idle', merchant: undefined });
  });

  it('does the same in `useMerchants`, of equal rows each its own', async () => {
    const app = createTestApp();
    const [one, other] = [listed('a', 'SAME'), listed('a2', 'SAME')];
    await app.show(<Rows app={app} rows={[one, other]} />);
    await flush(1_000);
    app.service.last().respond();
    await flush();
    await app.show(<Rows app={app} rows={[listed('b', 'NEW', 'a2'), listed('c', 'OTHER', 'x')]} />);
    expect(app.lookup('b').merchant?.name).toBe('Shop a2');
    expect(app.lookup('c').status).toBe('pending');
    await flush(1_000);
    app.service.last().respond();
    await flush();
    expect(app.lookup('b').merchant?.name).toBe('Shop b');
  });

  it('does the same in `useMerchantDetails`', async () => {
    const app = createTestApp();
    await app.show(<Details app={app} row={PENDING} />);
    await flush(1_000);
    app.service.last().respond();
    await flush();
    await app.show(<Details app={app} row={listed('b', 'NORTHSIDE COFFEE', 'a')} />);
    expect(app.history('b')).toEqual(['matched']);
    expect(app.lookup('b').merchant?.name).toBe('Shop a');
  });
});
