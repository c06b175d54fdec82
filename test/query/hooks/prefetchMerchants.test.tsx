import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import {
  type PrefetchMerchantsOptions,
  prefetchMerchants,
} from '../../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import type { MerchantConfig } from '../../../src/query/provider/MerchantConfig.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { Transaction } from '../../../src/service/types.js';
import { createBank, transaction, transactions } from '../createBank.js';
import { bodyFor, createService } from '../createService.js';
import { turn } from '../turn.js';

const config: MerchantConfig = { scope: 'alice', request: { language: 'de' } };

const VISIBLE = [transaction('visible')];
function List({ next }: { next: readonly Transaction[] }): null {
  useMerchants(VISIBLE, { next });
  return null;
}

/** Starts a prefetch, and says whether it is over. */
function start(client: QueryClient, options: PrefetchMerchantsOptions) {
  const prefetch = { over: false, error: undefined as unknown };
  prefetchMerchants(client, options).then(
    () => {
      prefetch.over = true;
    },
    (error: unknown) => {
      prefetch.over = true;
      prefetch.error = error;
    },
  );
  return prefetch;
}

describe('prefetchMerchants', () => {
  it('asks 30 rows in two even calls and writes every answer into the cache', async () => {
    const client = new QueryClient();
    const service = createService({ answersAtOnce: true });
    await prefetchMerchants(client, { fetcher: service.fetcher, transactions: transactions(30) });
    expect(service.sizes()).toEqual([15, 15]);
    for (const row of transactions(30)) {
      const answer = client.getQueryData(merchantQueryOptions(row).queryKey);
      expect(answer).toMatchObject({ status: 'matched', lookupId: row.id });
    }
  });

  it('spares the browser every call: dehydrated on a server, hydrated in the list', async () => {
    const rows = transactions(30);
    const onServer = new QueryClient();
    const service = createService({ answersAtOnce: true });
    await prefetchMerchants(onServer, { fetcher: service.fetcher, transactions: rows, config });
    const state = JSON.parse(JSON.stringify(dehydrate(onServer)));
    const bank = createBank({ config: { request: { language: 'de' }, scope: 'alice' } });
    await bank.showBare(null);
    await bank.show(
      <HydrationBoundary state={state}>
        {rows.map((each) => (
          <bank.Row key={each.id} transaction={each} />
        ))}
      </HydrationBoundary>,
    );
    await turn(1_000);
    expect(bank.service.calls).toHaveLength(0);
    for (const { id } of rows) expect(bank.history(id)).toEqual(['matched']);
    expect(bank.lookup('t7')).toMatchObject({ merchant: { name: 'Shop t7' }, lookupId: 't7' });
    expect(bank.commits).toBe(1);
  });

  it('puts no raw text into what is dehydrated', async () => {
    const client = new QueryClient();
    const service = createService();
    const prefetch = start(client, {
      fetcher: service.fetcher,
      transactions: [transaction('t0', { merchant_name: 'SECRET CLINIC', city: 'SECRET TOWN' })],
    });
    await turn();
    service.last().answer();
    await turn();
    expect(prefetch.over).toBe(true);
    expect(JSON.stringify(dehydrate(client))).toContain('Shop t0');
    expect(JSON.stringify(dehydrate(client))).not.toContain('SECRET');
  });

  it('does not ask rows that are known, and asks equal content once', async () => {
    const client = new QueryClient();
    const service = createService({ answersAtOnce: true });
    const { fetcher } = service;
    await prefetchMerchants(client, { fetcher, transactions: transactions(3) });
    await prefetchMerchants(client, {
      fetcher,
      transactions: [...transactions(5), { ...transaction('t4'), id: 'twin' }],
    });
    expect(service.sent()).toEqual([
      ['t0', 't1', 't2'],
      ['t3', 't4'],
    ]);
  });

  it('asks rows again whose answer is out of date', async () => {
    const client = new QueryClient();
    const service = createService({ answersAtOnce: true });
    const options = { fetcher: service.fetcher, transactions: transactions(2) };
    await prefetchMerchants(client, options);
    await client.invalidateQueries(merchantQueryOptions(transaction('t0')));
    await prefetchMerchants(client, options);
    expect(service.sent()).toEqual([['t0', 't1'], ['t0']]);
  });

  it('is joined by a list that mounts before the answer', async () => {
    const bank = createBank();
    const rows = transactions(3);
    const loader = createService();
    const prefetch = start(bank.client, { fetcher: loader.fetcher, transactions: rows });
    await bank.show(rows.map((each) => <bank.Row key={each.id} transaction={each} />));
    expect(bank.service.calls).toHaveLength(0);
    await bank.show(null);
    await bank.show(rows.map((each) => <bank.Row key={each.id} transaction={each} />));
    loader.last().answer();
    await turn();
    expect(prefetch.over).toBe(true);
    expect(loader.calls).toHaveLength(1);
    expect(bank.service.calls).toHaveLength(0);
    expect(bank.history('t2')).toEqual(['pending', 'matched']);
    expect(bank.lookup('t2').status).toBe('matched');
  });

  it('keeps rows that it is asking out of the calls of a list', async () => {
    const bank = createBank();
    const loader = createService();
    start(bank.client, { fetcher: loader.fetcher, transactions: transactions(3) });
    await turn();
    await bank.show(<List next={transactions(5)} />);
    expect(bank.service.sent()).toEqual([['visible', 't3', 't4']]);
    loader.last().answer();
    await turn();
  });

  it('makes two prefetches of the same rows at the same time one', async () => {
    const client = new QueryClient();
    const service = createService();
    const options = { fetcher: service.fetcher, transactions: transactions(3) };
    const both = [start(client, options), start(client, options)];
    await turn();
    expect(service.calls).toHaveLength(1);
    service.last().answer();
    await turn();
    expect(both.map(({ over }) => over)).toEqual([true, true]);
  });

  it.each([
    ['the service refuses', new EnrichmentError('unauthorized', { status: 401 })],
    ['the service fails', new EnrichmentError('server', { status: 500 })],
    ['nothing gets through', new TypeError('Failed to fetch')],
  ])('ends without rejecting when %s, and leaves the rows for the list', async (_, error) => {
    const client = new QueryClient();
    const fetcher = vi.fn().mockRejectedValue(error);
    const prefetch = start(client, { fetcher, transactions: transactions(2) });
    await turn(5_000);
    expect(prefetch).toEqual({ over: true, error: undefined });
    const bank = createBank({ client });
    await bank.show(transactions(2).map((each) => <bank.Row key={each.id} transaction={each} />));
    expect(bank.history('t0')).toEqual(['pending']);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
  });

  it('ends offline, instead of waiting for a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const fetcher = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const prefetch = start(new QueryClient(), { fetcher, transactions: transactions(2) });
    await turn(5_000);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(prefetch).toEqual({ over: true, error: undefined });
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  it('leaves refetching to the provider, also of what no row shows', async () => {
    const bank = createBank();
    const loader = createService({ answersAtOnce: true });
    await prefetchMerchants(bank.client, {
      fetcher: loader.fetcher,
      transactions: transactions(2),
    });
    await bank.show(null);
    const refetched = bank.client.refetchQueries({ queryKey: ['merchantry'] });
    await turn();
    bank.service.last().answer(bodyFor(['t0', 't1'], { rating: 4 }));
    await refetched;
    expect(loader.sizes()).toEqual([2]);
    expect(bank.service.sent()).toEqual([['t0', 't1']]);
    for (const each of transactions(2)) {
      const { queryKey } = merchantQueryOptions(each);
      expect(bank.client.getQueryState(queryKey)).toMatchObject({
        status: 'success',
        data: { merchants: [{ rating: 4 }] },
      });
    }
  });

  it('ends without taking back what others have asked for since the host removed it', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    const loader = createService();
    const [first, second] = transactions(2);
    if (!first || !second) throw new Error('expected two rows');
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    const prefetch = start(bank.client, {
      fetcher: loader.fetcher,
      transactions: [first, second],
      batch: { maxSize: 1 },
    });
    await bank.show(busy);
    bank.client.removeQueries({ queryKey: merchantQueryOptions(first).queryKey });
    await bank.show([busy, <bank.Row key="first" transaction={first} />]);
    loader.last().answer();
    await turn();
    expect(prefetch.over).toBe(true);
    bank.service.last().answer();
    await turn();
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['busy'], [first.id]]);
    expect(bank.lookup(first.id).status).toBe('matched');
  });

  it.each(['cancelQueries', 'resetQueries'] as const)(
    'leaves asking again to the provider after %s, although it is still under way',
    async (operation) => {
      const bank = createBank();
      const loader = createService();
      await bank.show(null);
      start(bank.client, { fetcher: loader.fetcher, transactions: [transaction('t0')] });
      await turn();
      const options = merchantQueryOptions(transaction('t0'));
      await bank.client[operation](options);
      const again = bank.client.getQueryCache().find(options)?.fetch();
      await turn();
      loader.last().answer();
      await turn();
      bank.service.last().answer();
      await expect(again).resolves.toMatchObject({ status: 'matched' });
      expect(bank.client.getQueryState(options.queryKey)?.status).toBe('success');
    },
  );

  it('ends with nothing to ask', async () => {
    const service = createService();
    const options = { fetcher: service.fetcher, transactions: [] };
    await expect(prefetchMerchants(new QueryClient(), options)).resolves.toBeUndefined();
    expect(service.calls).toHaveLength(0);
  });

  it('rejects what is a mistake of the caller, and says which', async () => {
    const { fetcher } = createService();
    const client = new QueryClient();
    const rows = [JSON.parse('{ "id": 7, "merchant_name": "SHOP" }')];
    await expect(prefetchMerchants(client, { fetcher, transactions: rows })).rejects.toThrow(
      'Merchantry: expected the id of a transaction to be a string, but got: number.',
    );
    const options = { fetcher, transactions: transactions(1), batch: { maxSize: 0 } };
    await expect(prefetchMerchants(client, options)).rejects.toThrow(RangeError);
  });

  it('obeys batch', async () => {
    const service = createService({ answersAtOnce: true });
    await prefetchMerchants(new QueryClient(), {
      fetcher: service.fetcher,
      transactions: transactions(4),
      batch: { maxSize: 2 },
    });
    expect(service.sizes()).toEqual([2, 2]);
  });

  it('is how rows that suspend are asked together', async () => {
    const bank = createBank();
    const loader = createService({ answersAtOnce: true });
    const visible = transactions(25);
    await prefetchMerchants(bank.client, { fetcher: loader.fetcher, transactions: visible });
    await bank.show(visible.map((each) => <bank.Row key={each.id} transaction={each} />));
    expect(loader.sizes()).toEqual([25]);
    expect(bank.service.calls).toHaveLength(0);
  });

  it('shares nothing between two requests on a server', async () => {
    const [one, other] = [new QueryClient(), new QueryClient()];
    const service = createService({ answersAtOnce: true });
    const options = { fetcher: service.fetcher, transactions: transactions(1) };
    await prefetchMerchants(one, options);
    expect(dehydrate(other).queries).toHaveLength(0);
    await prefetchMerchants(other, options);
    expect(service.calls).toHaveLength(2);
  });
});
