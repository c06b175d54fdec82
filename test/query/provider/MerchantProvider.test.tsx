import { CancelledError, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useReducer } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { MerchantProvider } from '../../../src/query/provider/MerchantProvider.js';
import type { MerchantListFetcher } from '../../../src/service/MerchantListFetcher.js';
import { type Bank, createBank, transaction, transactions } from '../createBank.js';
import { createService } from '../createService.js';
import { turn } from '../turn.js';

const T0 = transaction('t0');

const host = { render: () => {} };
function Host({ service, Row }: Pick<Bank, 'service' | 'Row'>): ReactElement {
  const [, render] = useReducer((count: number) => count + 1, 0);
  host.render = render;
  return (
    <MerchantProvider fetcher={(request, context) => service.fetcher(request, context)}>
      <Row transaction={{ ...T0 }} />
    </MerchantProvider>
  );
}

/** Connection listeners that are on now. */
function watchListeners(): () => number {
  const on = vi.spyOn(window, 'addEventListener');
  const off = vi.spyOn(window, 'removeEventListener');
  const count = ({ mock }: typeof on | typeof off) =>
    mock.calls.filter(([type]) => type === 'online' || type === 'offline').length;
  return () => count(on) - count(off);
}

describe('fetcher', () => {
  it('may be a new function in every render: each call uses the newest', async () => {
    const bank = createBank();
    const used: string[] = [];
    const fetcher =
      (name: string): MerchantListFetcher =>
      (request, context) => {
        used.push(name);
        return bank.service.fetcher(request, context);
      };
    const rows = transactions(3).map((each) => <bank.Row key={each.id} transaction={each} />);
    await bank.show(rows.slice(0, 1), { fetcher: fetcher('first') });
    await bank.show(rows.slice(0, 2), { fetcher: fetcher('second') });
    await bank.show(rows.slice(0, 2), { fetcher: fetcher('third') });
    await bank.show(rows, { fetcher: fetcher('fourth') });
    await turn(1_000);
    bank.service.calls[0]?.answer();
    await turn();
    expect(used).toEqual(['first', 'second', 'fourth']);
    expect(bank.service.sent()).toEqual([['t0'], ['t1'], ['t2']]);
  });

  it('is asked once for rows whose parent renders for ever with a new one', async () => {
    const service = createService();
    const bank = createBank({ service });
    await bank.showBare(<Host service={service} Row={bank.Row} />);
    for (let render = 0; render < 5; render += 1) {
      host.render();
      await turn();
    }
    service.last().answer();
    await turn();
    expect(service.calls).toHaveLength(1);
    expect(bank.lookup('t0').status).toBe('matched');
  });
});

describe('batch', () => {
  it('is obeyed from the first call on', async () => {
    const bank = createBank({ batch: { maxSize: 2, concurrency: 3 } });
    await bank.show(transactions(6).map((each) => <bank.Row key={each.id} transaction={each} />));
    expect(bank.service.sizes()).toEqual([2, 2, 2]);
  });
});

describe('onEvent', () => {
  it('is told what the planner does, without any text of the rows', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={{ ...T0, city: 'LEEDS' }} />);
    bank.service.last().answer();
    await turn();
    expect(bank.events.map(({ type }) => type)).toEqual(['queued', 'sent', 'received']);
    expect(JSON.stringify(bank.events)).not.toMatch(/RAW|LEEDS/);
  });
});

describe('sharing', () => {
  it('gives two providers on one client one planner: an equal row is asked once', async () => {
    const first = createService();
    const second = createService();
    const bank = createBank();
    await bank.showBare([
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <bank.Row transaction={T0} />
      </MerchantProvider>,
      <MerchantProvider key="2" fetcher={second.fetcher}>
        <bank.Row transaction={{ ...T0, id: 'twin' }} />
      </MerchantProvider>,
    ]);
    // The one mounted last says how.
    expect(first.calls).toHaveLength(0);
    expect(second.sent()).toEqual([['t0']]);
    second.last().answer();
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
    expect(bank.lookup('twin').status).toBe('matched');
  });

  it('goes on with the other provider when one of two unmounts in flight', async () => {
    const first = createService();
    const second = createService();
    const bank = createBank();
    const one = (
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <bank.Row transaction={T0} />
        <bank.Row key="late" transaction={transaction('late')} enabled={false} />
      </MerchantProvider>
    );
    await bank.showBare([
      one,
      <MerchantProvider key="2" fetcher={second.fetcher}>
        {null}
      </MerchantProvider>,
    ]);
    await bank.showBare([one]);
    expect(second.last().context.signal.aborted).toBe(false);
    second.last().answer();
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
    await bank.showBare([
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <bank.Row transaction={T0} />
        <bank.Row key="late" transaction={transaction('late')} />
      </MerchantProvider>,
    ]);
    expect(first.sent()).toEqual([['late']]);
  });

  it('shares nothing between two clients', async () => {
    const [one, other] = [createBank(), createBank()];
    await one.show(<one.Row transaction={T0} />);
    await other.show(<other.Row transaction={T0} />);
    one.service.last().answer({ t0: [{ name: 'One' }] });
    await turn();
    expect(other.lookup('t0').status).toBe('pending');
    other.service.last().answer({ t0: [{ name: 'Other' }] });
    await turn();
    expect(one.lookup('t0').merchant?.name).toBe('One');
    expect(other.lookup('t0').merchant?.name).toBe('Other');
    await one.unmount();
    await other.show([<other.Row key="1" transaction={transaction('t1')} />]);
    expect(other.service.last().context.signal.aborted).toBe(false);
  });
});

describe('scope', () => {
  it('aborts what is in flight for the old one and discards its answer', async () => {
    const bank = createBank({ config: { scope: 'alice' } });
    const row = <bank.Row transaction={T0} />;
    await bank.show(row);
    const old = bank.service.last();
    await bank.show(row, { config: { scope: 'bob' } });
    await turn(1);
    expect(old.context.signal.aborted).toBe(true);
    expect(bank.service.calls).toHaveLength(2);
    old.answer({ t0: [{ name: "Alice's" }] });
    await turn();
    expect(bank.lookup('t0').status).toBe('pending');
    bank.service.last().answer({ t0: [{ name: "Bob's" }] });
    await turn();
    expect(bank.lookup('t0').merchant?.name).toBe("Bob's");
    const cached = JSON.stringify(
      bank.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    );
    expect(cached).not.toContain("Alice's");
  });

  it('shares no answer across scopes, and keeps each for its own', async () => {
    const bank = createBank({ config: { scope: 'alice' } });
    const row = <bank.Row transaction={T0} />;
    await bank.show(row);
    bank.service.last().answer({ t0: [{ name: "Alice's" }] });
    await turn();
    await bank.show(row, { config: { scope: 'bob' } });
    expect(bank.lookup('t0')).toMatchObject({ status: 'pending', merchant: undefined });
    await bank.show(row, { config: { scope: 'alice' } });
    expect(bank.lookup('t0').merchant?.name).toBe("Alice's");
  });

  it('is compared by content: a config written inline changes nothing', async () => {
    const bank = createBank({ config: { scope: 'alice', request: { language: 'de' } } });
    const row = <bank.Row transaction={T0} />;
    await bank.show(row);
    const { signal } = bank.service.last().context;
    await bank.show(row, { config: { scope: 'alice', request: { language: 'de' } } });
    await turn(1);
    expect(signal.aborted).toBe(false);
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.service.last().request).toMatchObject({ type: 'restrictive', language: 'de' });
    // Not even the rows were rendered.
    expect(bank.renders('t0')).toBe(1);
  });
});

describe('unmounting', () => {
  it('aborts what is in flight one task later, and leaves no timer and no listener', async () => {
    const listeners = watchListeners();
    const before = listeners();
    const bank = createBank();
    await bank.show(transactions(3).map((each) => <bank.Row key={each.id} transaction={each} />));
    const { signal } = bank.service.last().context;
    expect(listeners()).toBeGreaterThan(before);
    await bank.unmount();
    expect(signal.aborted).toBe(true);
    bank.service.last().answer();
    await turn();
    expect(listeners()).toBe(before);
    const settled = bank.client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data);
    expect(settled).toHaveLength(0);
  });

  it('stops although a subscriber of the cache throws at what it hears', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    const { signal } = bank.service.last().context;
    bank.client.getQueryCache().subscribe(({ type }) => {
      if (type === 'removed') throw new Error('of the host');
    });
    await bank.unmount();
    expect(signal.aborted).toBe(true);
    vi.restoreAllMocks();
  });

  it('leaves what the host still waits for in the queue as if it had never been asked', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    await bank.show(<bank.Row transaction={transaction('busy')} />);
    const { queryKey } = merchantQueryOptions(T0);
    const load = bank.client.fetchQuery(merchantQueryOptions(T0)).catch((error: Error) => error);
    await bank.unmount();
    expect(await load).toBeInstanceOf(CancelledError);
    expect(bank.client.getQueryState(queryKey)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      error: null,
    });
  });

  it('lets whoever hears that its lookups are dropped ask at once: nobody could send it', async () => {
    const bank = createBank();
    const again: Promise<unknown>[] = [];
    await bank.show(null);
    const load = bank.client.fetchQuery(merchantQueryOptions(T0)).catch((error: Error) => error);
    bank.client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.fetchStatus !== 'idle' || again.length > 0) return;
      const options = merchantQueryOptions(transaction('other'));
      again.push(bank.client.fetchQuery(options).catch((error: Error) => error.message));
    });
    await bank.unmount();
    expect(await load).toBeInstanceOf(CancelledError);
    expect(await again[0]).toContain('expected a mounted <MerchantProvider>');
  });

  it('does not abort when the provider is mounted again in the same task', async () => {
    const bank = createBank();
    const app = (key: string) => (
      <MerchantProvider key={key} fetcher={bank.service.fetcher}>
        <bank.Row transaction={T0} />
      </MerchantProvider>
    );
    await bank.showBare(app('before'));
    await bank.showBare(app('after'));
    await turn(1);
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.service.last().context.signal.aborted).toBe(false);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
  });

  it('starts anew, with the batch options of then, when mounted again later', async () => {
    const bank = createBank();
    await bank.showBare(
      <MerchantProvider fetcher={bank.service.fetcher}>
        <bank.Row transaction={transaction('before')} />
      </MerchantProvider>,
    );
    await bank.showBare(null);
    await bank.showBare(
      <MerchantProvider fetcher={bank.service.fetcher} batch={{ maxSize: 1 }}>
        {transactions(2).map((each) => (
          <bank.Row key={each.id} transaction={each} />
        ))}
      </MerchantProvider>,
    );
    expect(bank.service.sizes()).toEqual([1, 1, 1]);
  });
});

describe('StrictMode', () => {
  it('sends one request with 25 ids and aborts none', async () => {
    const bank = createBank({ strict: true });
    await bank.show(transactions(25).map((each) => <bank.Row key={each.id} transaction={each} />));
    await turn(100);
    expect(bank.service.sizes()).toEqual([25]);
    expect(bank.service.last().context.signal.aborted).toBe(false);
    bank.service.last().answer();
    await turn(100);
    for (const { id } of transactions(25)) expect(bank.history(id)).toEqual(['pending', 'matched']);
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.events.map(({ type }) => type)).not.toContain('cancelled');
  });

  it('asks rows that wait behind another call', async () => {
    const bank = createBank({ strict: true, batch: { concurrency: 1 } });
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    await bank.show([busy]);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />]);
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['busy'], ['t0']]);
    bank.service.last().answer();
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });
});

describe('outside the browser', () => {
  it('renders on a server without asking, subscribing or complaining', () => {
    const listeners = watchListeners();
    const before = listeners();
    const bank = createBank();
    const html = renderToString(
      <QueryClientProvider client={bank.client}>
        <MerchantProvider fetcher={bank.service.fetcher}>
          <bank.Row transaction={T0} />
        </MerchantProvider>
      </QueryClientProvider>,
    );
    expect(html).toBe('<li>t0 pending</li>');
    expect(bank.service.calls).toHaveLength(0);
    expect(listeners()).toBe(before);
  });
});

describe('a lookup fetched without a provider', () => {
  const client = new QueryClient();
  afterEach(() => client.clear());

  it('fails at once and says what is missing', async () => {
    await expect(client.fetchQuery(merchantQueryOptions(T0))).rejects.toThrow(
      'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none.',
    );
  });

  it('leaves the queue when the host cancels it', async () => {
    const bank = createBank({ client, batch: { concurrency: 1 } });
    await bank.show(<bank.Row transaction={transaction('busy')} />);
    const options = merchantQueryOptions(T0);
    const fetched = client.fetchQuery(options).catch((error: Error) => error.message);
    await turn();
    await client.cancelQueries(options);
    bank.service.last().answer();
    await turn();
    expect(await fetched).toBe('CancelledError');
    expect(bank.service.sent()).toEqual([['busy']]);
  });

  it('is asked when a provider is there', async () => {
    const bank = createBank({ client });
    await bank.show(null);
    const fetched = client.fetchQuery(merchantQueryOptions(T0));
    await turn();
    bank.service.last().answer();
    await expect(fetched).resolves.toMatchObject({ status: 'matched', lookupId: 't0' });
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.history('t0')).toEqual(['matched']);
  });
});
