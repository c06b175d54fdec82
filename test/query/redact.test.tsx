import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../src/query/hooks/prefetchMerchants.js';
import { useMerchantDetails } from '../../src/query/hooks/useMerchant.js';
import { type UseMerchantsOptions, useMerchants } from '../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import type { Transaction } from '../../src/service/types.js';
import { createService } from './createService.js';
import { createTestApp, type TestApp, transaction } from './createTestApp.js';
import { flush } from './flush.js';

/** Nothing of transfers, and no e-mail address. */
function redact(row: Readonly<Transaction>): Transaction | null {
  if (row.mcc === '4829') return null;
  return { ...row, merchant_name: row.merchant_name?.replace(/\S+@\S+/g, '') };
}

const SHOP = transaction('shop');
const MAIL = transaction('mail', { merchant_name: 'REFUND jo@secret.example LEEDS' });
const TRANSFER = transaction('transfer', { merchant_name: 'SECRET PERSON', mcc: '4829' });
const ROWS = [SHOP, MAIL, TRANSFER];
const SENT_MAIL = { id: 'mail', merchant_name: 'REFUND  LEEDS' };
const SECRETS = /secret|4829/i;

const rowsOf = (app: TestApp, rows: readonly Transaction[] = ROWS) =>
  rows.map((row) => <app.Row key={row.id} transaction={row} />);
const bodies = ({ service }: TestApp) => service.requests.map(({ request }) => request);
const transactionsOf = (app: TestApp) => bodies(app).flatMap(({ transactions }) => transactions);

function List({ app, rows, ...hints }: UseMerchantsOptions & ListProps): null {
  const lookups = useMerchants(rows, hints);
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}
interface ListProps {
  app: TestApp;
  rows: readonly Transaction[];
}

function Details({ app, row }: { app: TestApp; row: Transaction }): null {
  app.note(row.id, useMerchantDetails(row));
  return null;
}

const screens: [string, (app: TestApp) => React.ReactNode][] = [
  ['useMerchant', (app) => rowsOf(app)],
  ['useMerchants', (app) => <List app={app} rows={ROWS} />],
  ['useMerchantDetails', (app) => ROWS.map((row) => <Details key={row.id} app={app} row={row} />)],
];

describe.each(screens)('redact, with %s', (_, screen) => {
  it('sends what it leaves of a row, and nothing for null', async () => {
    const app = createTestApp({ redact });
    await app.show(screen(app));
    await flush(100);
    expect(transactionsOf(app)).toEqual([SHOP, SENT_MAIL]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('mail')).toMatchObject({ status: 'matched', lookupId: 'mail' });
    expect(app.history('transfer')).toEqual(['idle']);
    expect(app.lookup('transfer')).toMatchObject({ merchants: [], lookupId: 'transfer' });
    expect(JSON.stringify(app.events)).not.toMatch(SECRETS);
    expect(JSON.stringify(app.events)).not.toContain('transfer');
    const queries = app.client.getQueryCache().getAll();
    expect(queries.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state]))).not.toMatch(
      SECRETS,
    );
    expect(JSON.stringify(dehydrate(app.client))).not.toMatch(SECRETS);
  });

  it('never requests a row that it withholds, whatever asks for it', async () => {
    const app = createTestApp({ redact, service: createService({ respondsAtOnce: true }) });
    const queries = { queryKey: ['merchantry'], type: 'all' } as const;
    await app.show(screen(app));
    await flush(100);
    const everyWay = [
      () => app.lookup('transfer').retry(),
      () => app.client.refetchQueries(queries),
      () => app.client.invalidateQueries(queries),
      () => app.client.resetQueries(queries),
      () => app.client.clear(),
    ];
    for (const load of everyWay) {
      void load();
      await flush(1_000);
    }
    // At first and by all but `retry`, which does nothing.
    expect(app.service.requests).toHaveLength(5);
    expect(app.service.sent().flat()).not.toContain('transfer');
    expect(JSON.stringify(bodies(app))).not.toMatch(SECRETS);
    expect(app.history('transfer')).toEqual(['idle']);
  });

  it('may be another function on each render: nothing is requested or changed by it', async () => {
    const app = createTestApp();
    const inline = () => vi.fn((row: Readonly<Transaction>) => redact(row));
    await app.show(screen(app), { redact: inline() });
    app.service.last().respond();
    await flush();
    const before = ROWS.map(({ id }) => app.lookup(id));
    for (let renders = 0; renders < 5; renders += 1) {
      const another = inline();
      await app.show(screen(app), { redact: another });
      expect(another).toHaveBeenCalledTimes(ROWS.length);
    }
    await flush(1_000);
    expect(app.service.requests).toHaveLength(1);
    const after = ROWS.map(({ id }) => app.lookup(id));
    for (const [index, lookup] of after.entries()) expect(lookup).toBe(before[index]);
  });

  it('applies a change at once, to the rows that it concerns', async () => {
    const app = createTestApp({ redact: () => null });
    await app.show(screen(app));
    await flush(100);
    expect(app.service.requests).toHaveLength(0);
    await app.show(screen(app), { redact });
    app.service.last().respond();
    await flush();
    expect(transactionsOf(app)).toEqual([SHOP, SENT_MAIL]);
    expect(app.lookup('mail').status).toBe('matched');

    await app.show(screen(app), { redact: (row) => (row.id === 'mail' ? null : redact(row)) });
    await flush(100);
    expect(app.lookup('mail')).toMatchObject({ status: 'idle', merchant: undefined });
    expect(app.lookup('shop').status).toBe('matched');
    expect(app.service.requests).toHaveLength(1);
  });

  it('requests nothing of rows for which it throws, and the app goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const app = createTestApp({
      redact(row) {
        if (row !== SHOP) throw new Error(`${row.merchant_name}`);
        return row;
      },
    });
    await app.show(screen(app));
    await flush(100);
    expect(app.service.sent()).toEqual([['shop']]);
    expect(app.lookup('mail').status).toBe('idle');
    // Once for each message in a page: only the first of these tests sees it.
    for (const message of warn.mock.calls.flat()) expect(message).not.toMatch(SECRETS);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe('redact', () => {
  it('counts for a row that comes in the same render as a new function', async () => {
    const app = createTestApp({ redact: (row) => row });
    await app.show(rowsOf(app, [SHOP]));
    await app.show(rowsOf(app), { redact });
    await flush(100);
    expect(transactionsOf(app)).toEqual([SHOP, SENT_MAIL]);
  });

  it('holds for the rows that only fill a request', async () => {
    const app = createTestApp({ redact });
    await app.show(<List app={app} rows={[SHOP]} next={[TRANSFER, MAIL]} />);
    await flush(100);
    expect(app.service.sent()).toEqual([['shop', 'mail']]);
    expect(transactionsOf(app)).toEqual([SHOP, SENT_MAIL]);
  });

  it('comes before reducing and masking', async () => {
    const card = { amount: '-5.00', city: 'PAID 4111 1111 1111 1111', radius: 'wide' };
    const app = createTestApp({ redact: (row) => ({ ...row, ...card }) as never });
    await app.show(rowsOf(app, [SHOP]));
    expect(transactionsOf(app)).toEqual([{ ...SHOP, city: 'PAID **** **** **** ****' }]);
  });

  it('makes rows one lookup that differ only in what it cuts', async () => {
    const app = createTestApp({ redact });
    const other = transaction('other', { merchant_name: 'REFUND al@secret.example LEEDS' });
    await app.show(rowsOf(app, [MAIL, other]));
    expect(transactionsOf(app)).toEqual([SENT_MAIL]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('other')).toMatchObject({ status: 'matched', lookupId: 'mail' });
  });

  it('does not make rows that failed load again by being another function', async () => {
    const app = createTestApp({ redact: (row) => redact(row) });
    await app.show(rowsOf(app, [SHOP]));
    app.service.last().fail(new EnrichmentError('rejected', { status: 400 }));
    await flush();
    expect(app.lookup('shop').status).toBe('failed');
    const { length } = app.service.requests;
    for (let renders = 0; renders < 3; renders += 1) {
      await app.show(rowsOf(app, [SHOP]), { redact: (row) => redact(row) });
    }
    await flush(20_000);
    expect(app.service.requests).toHaveLength(length);
  });

  it('tells a row that it withholds from one without any text', async () => {
    const app = createTestApp({ redact });
    const blank: Transaction = { id: 'blank' };
    await app.show(rowsOf(app, [blank, TRANSFER]));
    await flush(100);
    expect(app.lookup('blank').status).toBe('unmatched');
    expect(app.lookup('transfer').status).toBe('idle');
    expect(app.service.requests).toHaveLength(0);
    await app.show(<List app={app} rows={[blank, TRANSFER]} />);
    expect(app.lookup('blank').status).toBe('unmatched');
    expect(app.lookup('transfer').status).toBe('idle');
  });

  it('is the same on a server and in the browser, so that nothing is requested again', async () => {
    const onServer = new QueryClient();
    const loader = createService({ respondsAtOnce: true });
    const config = { scope: 'alice' };
    await prefetchMerchants(onServer, {
      fetcher: loader.fetcher,
      transactions: ROWS,
      config,
      redact,
    });
    expect(loader.requests.map(({ request }) => request.transactions)).toEqual([[SHOP, SENT_MAIL]]);
    const state = JSON.parse(JSON.stringify(dehydrate(onServer)));
    expect(JSON.stringify(state)).not.toMatch(SECRETS);

    const app = createTestApp({ config, redact: (row) => redact(row) });
    await app.show(<HydrationBoundary state={state}>{rowsOf(app)}</HydrationBoundary>);
    await flush(1_000);
    expect(app.service.requests).toHaveLength(0);
    expect(ROWS.map(({ id }) => app.history(id))).toEqual([['matched'], ['matched'], ['idle']]);
  });

  it('lets a prefetch that it leaves nothing of end at once', async () => {
    const service = createService();
    const { fetcher } = service;
    const client = new QueryClient();
    await prefetchMerchants(client, { fetcher, transactions: ROWS, redact: () => null });
    expect(service.requests).toHaveLength(0);
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('gives merchantQueryOptions the key of what was sent', async () => {
    const app = createTestApp({ redact });
    await app.show(rowsOf(app));
    app.service.last().respond();
    await flush();
    const read = (row: Transaction) =>
      app.client.getQueryData(merchantQueryOptions(row, undefined, redact).queryKey);
    expect(read(MAIL)).toMatchObject({ status: 'matched', lookupId: 'mail' });
    expect(read(TRANSFER)).toBeUndefined();
    const fetched = app.client.fetchQuery(merchantQueryOptions(TRANSFER, undefined, redact));
    await flush(100);
    expect(await fetched).toMatchObject({ status: 'unmatched', merchants: [] });
    expect(app.service.requests).toHaveLength(1);
    expect(app.history('transfer')).toEqual(['idle']);
  });
});

describe('a list of rows that is not enabled', () => {
  it('does not let its next rows fill the requests of others', async () => {
    const app = createTestApp();
    const others = [transaction('next')];
    await app.show([
      <List key="off" app={app} rows={[MAIL]} next={others} enabled={false} scrolling />,
      <List key="on" app={app} rows={[SHOP]} />,
    ]);
    expect(app.service.sent()).toEqual([['shop']]);
  });
});
