import { CancelledError, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactElement, type ReactNode, useReducer } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../src/query/hooks/useMerchants.js';
import { MerchantProvider } from '../../src/query/MerchantProvider.js';
import { createHttpFetcher } from '../../src/service/http/createHttpFetcher.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import { createService } from './createService.js';
import { createTestApp, type TestApp, transaction, transactions } from './createTestApp.js';
import { flush } from './flush.js';

const T0 = transaction('t0');

interface BoundaryProps {
  messages: string[];
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch({ message }: Error) {
    this.props.messages.push(message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const host = { render: () => {} };
function Host({ service, Row }: Pick<TestApp, 'service' | 'Row'>): ReactElement {
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
  it('may be a new function in every render: each request uses the newest', async () => {
    const app = createTestApp();
    const used: string[] = [];
    const fetcher =
      (name: string): MerchantListFetcher =>
      (request, context) => {
        used.push(name);
        return app.service.fetcher(request, context);
      };
    const rows = transactions(3).map((each) => <app.Row key={each.id} transaction={each} />);
    await app.show(rows.slice(0, 1), { fetcher: fetcher('first') });
    await app.show(rows.slice(0, 2), { fetcher: fetcher('second') });
    await app.show(rows.slice(0, 2), { fetcher: fetcher('third') });
    await app.show(rows, { fetcher: fetcher('fourth') });
    await flush(1_000);
    app.service.requests[0]?.respond();
    await flush();
    expect(used).toEqual(['first', 'second', 'fourth']);
    expect(app.service.sent()).toEqual([['t0'], ['t1'], ['t2']]);
  });

  it('is loaded once for rows whose parent renders for ever with a new one', async () => {
    const service = createService();
    const app = createTestApp({ service });
    await app.showBare(<Host service={service} Row={app.Row} />);
    for (let render = 0; render < 5; render += 1) {
      host.render();
      await flush();
    }
    service.last().respond();
    await flush();
    expect(service.requests).toHaveLength(1);
    expect(app.lookup('t0').status).toBe('matched');
  });
});

describe('batch', () => {
  it('is obeyed from the first request on', async () => {
    const app = createTestApp({ batch: { maxSize: 2, concurrency: 3 } });
    await app.show(transactions(6).map((each) => <app.Row key={each.id} transaction={each} />));
    expect(app.service.sizes()).toEqual([2, 2, 2]);
  });
});

describe('the time limit', () => {
  /** Starts of requests to a fetch that never settles, and their ends. */
  function createSilence(timeoutMs: number | undefined) {
    const signals: AbortSignal[] = [];
    const fetcher = createHttpFetcher({
      url: 'https://bank.example/merchants',
      timeoutMs,
      fetch: (_, init) => {
        if (init?.signal) signals.push(init.signal);
        return new Promise(() => {});
      },
    });
    return { fetcher, aborted: () => signals.map((signal) => signal.aborted) };
  }

  it.each([
    [undefined, undefined, 30_000],
    [60_000, undefined, 60_000],
    [60_000, 10_000, 10_000],
    [10_000, 60_000, 10_000],
  ])(
    'of a fetcher with %s ms and a batch with %s ms is %i ms',
    async (own, timeoutMs, expected) => {
      const { fetcher, aborted } = createSilence(own);
      const app = createTestApp({ fetcher, batch: { timeoutMs } });
      await app.show(<app.Row transaction={T0} />);
      await flush(expected - 20);
      expect(aborted()).toEqual([false]);
      await flush(20);
      expect(aborted()).toEqual([true]);
      expect(app.lookup('t0').status).toBe('pending');
    },
  );

  it.each([
    ['batch', { batch: { timeoutMs: 2 ** 31 } }],
    ['fetcher', { fetcher: Object.assign(async () => ({}), { timeoutMs: 2 ** 31 }) }],
  ])('is refused by the provider when %s.timeoutMs is no delay of a timer', async (name, parts) => {
    const messages: string[] = [];
    // React reports what a boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = createTestApp(parts);
    await app.show(
      <Boundary messages={messages}>
        <app.Row transaction={T0} />
      </Boundary>,
    );
    expect(messages.join()).toContain(
      `expected ${name}.timeoutMs to be a whole number from 1 to 2147483647, but got: 2147483648.`,
    );
  });
});

describe('onEvent', () => {
  it('is told what the planner does, without any text of the rows', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={{ ...T0, city: 'LEEDS' }} />);
    app.service.last().respond();
    await flush();
    expect(app.events.map(({ type }) => type)).toEqual(['queued', 'sent', 'received']);
    expect(JSON.stringify(app.events)).not.toMatch(/RAW|LEEDS/);
  });
});

describe('sharing', () => {
  it('gives two providers on one client one planner: an equal row is loaded once', async () => {
    const first = createService();
    const second = createService();
    const app = createTestApp();
    await app.showBare([
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <app.Row transaction={T0} />
      </MerchantProvider>,
      <MerchantProvider key="2" fetcher={second.fetcher}>
        <app.Row transaction={{ ...T0, id: 'twin' }} />
      </MerchantProvider>,
    ]);
    // The one mounted last says how.
    expect(first.requests).toHaveLength(0);
    expect(second.sent()).toEqual([['t0']]);
    second.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.lookup('twin').status).toBe('matched');
  });

  it('goes on with the other provider when one of two unmounts in flight', async () => {
    const first = createService();
    const second = createService();
    const app = createTestApp();
    const one = (
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <app.Row transaction={T0} />
        <app.Row key="late" transaction={transaction('late')} enabled={false} />
      </MerchantProvider>
    );
    await app.showBare([
      one,
      <MerchantProvider key="2" fetcher={second.fetcher}>
        {null}
      </MerchantProvider>,
    ]);
    await app.showBare([one]);
    expect(second.last().context.signal.aborted).toBe(false);
    second.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
    await app.showBare([
      <MerchantProvider key="1" fetcher={first.fetcher}>
        <app.Row transaction={T0} />
        <app.Row key="late" transaction={transaction('late')} />
      </MerchantProvider>,
    ]);
    expect(first.sent()).toEqual([['late']]);
  });

  it('shares nothing between two clients', async () => {
    const [one, other] = [createTestApp(), createTestApp()];
    await one.show(<one.Row transaction={T0} />);
    await other.show(<other.Row transaction={T0} />);
    one.service.last().respond({ t0: [{ name: 'One' }] });
    await flush();
    expect(other.lookup('t0').status).toBe('pending');
    other.service.last().respond({ t0: [{ name: 'Other' }] });
    await flush();
    expect(one.lookup('t0').merchant?.name).toBe('One');
    expect(other.lookup('t0').merchant?.name).toBe('Other');
    await one.unmount();
    await other.show([<other.Row key="1" transaction={transaction('t1')} />]);
    expect(other.service.last().context.signal.aborted).toBe(false);
  });
});

describe('scope', () => {
  it('aborts what is in flight for the old one and discards its result', async () => {
    const app = createTestApp({ config: { scope: 'alice' } });
    const row = <app.Row transaction={T0} />;
    await app.show(row);
    const old = app.service.last();
    await app.show(row, { config: { scope: 'bob' } });
    await flush(1);
    expect(old.context.signal.aborted).toBe(true);
    expect(app.service.requests).toHaveLength(2);
    old.respond({ t0: [{ name: "Alice's" }] });
    await flush();
    expect(app.lookup('t0').status).toBe('pending');
    app.service.last().respond({ t0: [{ name: "Bob's" }] });
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe("Bob's");
    const cached = JSON.stringify(
      app.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    );
    expect(cached).not.toContain("Alice's");
  });

  it('shares no result across scopes, and keeps each for its own', async () => {
    const app = createTestApp({ config: { scope: 'alice' } });
    const row = <app.Row transaction={T0} />;
    await app.show(row);
    app.service.last().respond({ t0: [{ name: "Alice's" }] });
    await flush();
    await app.show(row, { config: { scope: 'bob' } });
    expect(app.lookup('t0')).toMatchObject({ status: 'pending', merchant: undefined });
    await app.show(row, { config: { scope: 'alice' } });
    expect(app.lookup('t0').merchant?.name).toBe("Alice's");
  });

  it('is compared by content: a config written inline changes nothing', async () => {
    const app = createTestApp({ config: { scope: 'alice', request: { language: 'de' } } });
    const row = <app.Row transaction={T0} />;
    await app.show(row);
    const { signal } = app.service.last().context;
    await app.show(row, { config: { scope: 'alice', request: { language: 'de' } } });
    await flush(1);
    expect(signal.aborted).toBe(false);
    expect(app.service.requests).toHaveLength(1);
    expect(app.service.last().request).toMatchObject({ type: 'restrictive', language: 'de' });
    // Not even the rows were rendered.
    expect(app.renders('t0')).toBe(1);
  });
});

describe('another QueryClient', () => {
  it('has the rows on screen load into it, whichever hook they use', async () => {
    const service = createService();
    const app = createTestApp();
    const screen = (client: QueryClient) => (
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={service.fetcher}>
          <app.Row transaction={T0} />
          <List note={app.note} />
        </MerchantProvider>
      </QueryClientProvider>
    );
    const before = new QueryClient();
    const after = new QueryClient();
    await app.showBare(screen(before));
    service.last().respond();
    await flush();
    await app.showBare(screen(after));
    expect(service.sizes()).toEqual([4, 4]);
    service.last().respond();
    await flush();
    for (const id of ['t0', 't10', 't12']) {
      expect(app.history(id)).toEqual(['pending', 'matched', 'pending', 'matched']);
    }
    expect(after.getQueryCache().getAll()).toHaveLength(4);
  });
});

const LISTED = transactions(3, 10);
function List({ note }: Pick<TestApp, 'note'>): null {
  const lookups = useMerchants(LISTED);
  for (const [id, lookup] of lookups) note(id, lookup);
  return null;
}

describe('unmounting', () => {
  it('aborts what is in flight one task later, and leaves no timer and no listener', async () => {
    const listeners = watchListeners();
    const before = listeners();
    const app = createTestApp();
    await app.show(transactions(3).map((each) => <app.Row key={each.id} transaction={each} />));
    const { signal } = app.service.last().context;
    expect(listeners()).toBeGreaterThan(before);
    await app.unmount();
    expect(signal.aborted).toBe(true);
    app.service.last().respond();
    await flush();
    expect(listeners()).toBe(before);
    const settled = app.client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data);
    expect(settled).toHaveLength(0);
  });

  it('stops although a subscriber of the cache throws at what it hears', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    const { signal } = app.service.last().context;
    app.client.getQueryCache().subscribe(({ type }) => {
      if (type === 'removed') throw new Error('of the host');
    });
    await app.unmount();
    expect(signal.aborted).toBe(true);
    vi.restoreAllMocks();
  });

  it('leaves what the host app still waits for in the queue as if it had never been requested', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    await app.show(<app.Row transaction={transaction('busy')} />);
    const { queryKey } = merchantQueryOptions(T0);
    const load = app.client.fetchQuery(merchantQueryOptions(T0)).catch((error: Error) => error);
    await app.unmount();
    expect(await load).toBeInstanceOf(CancelledError);
    expect(app.client.getQueryState(queryKey)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      error: null,
    });
  });

  it('rejects a lookup that a cache subscriber starts meanwhile: nothing could send it', async () => {
    const app = createTestApp();
    const again: Promise<unknown>[] = [];
    await app.show(null);
    const load = app.client.fetchQuery(merchantQueryOptions(T0)).catch((error: Error) => error);
    app.client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.fetchStatus !== 'idle' || again.length > 0) return;
      const options = merchantQueryOptions(transaction('other'));
      again.push(app.client.fetchQuery(options).catch((error: Error) => error.message));
    });
    await app.unmount();
    expect(await load).toBeInstanceOf(CancelledError);
    expect(await again[0]).toContain('expected a mounted <MerchantProvider>');
  });

  it('does not abort when the provider is mounted again in the same task', async () => {
    const app = createTestApp();
    const tree = (key: string) => (
      <MerchantProvider key={key} fetcher={app.service.fetcher}>
        <app.Row transaction={T0} />
      </MerchantProvider>
    );
    await app.showBare(tree('before'));
    await app.showBare(tree('after'));
    await flush(1);
    expect(app.service.requests).toHaveLength(1);
    expect(app.service.last().context.signal.aborted).toBe(false);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
  });

  it('starts anew, with the batch options of then, when mounted again later', async () => {
    const app = createTestApp();
    await app.showBare(
      <MerchantProvider fetcher={app.service.fetcher}>
        <app.Row transaction={transaction('before')} />
      </MerchantProvider>,
    );
    await app.showBare(null);
    await app.showBare(
      <MerchantProvider fetcher={app.service.fetcher} batch={{ maxSize: 1 }}>
        {transactions(2).map((each) => (
          <app.Row key={each.id} transaction={each} />
        ))}
      </MerchantProvider>,
    );
    expect(app.service.sizes()).toEqual([1, 1, 1]);
  });
});

describe('StrictMode', () => {
  it('sends one request with 25 ids and aborts none', async () => {
    const app = createTestApp({ strict: true });
    await app.show(transactions(25).map((each) => <app.Row key={each.id} transaction={each} />));
    await flush(100);
    expect(app.service.sizes()).toEqual([25]);
    expect(app.service.last().context.signal.aborted).toBe(false);
    app.service.last().respond();
    await flush(100);
    for (const { id } of transactions(25)) expect(app.history(id)).toEqual(['pending', 'matched']);
    expect(app.service.requests).toHaveLength(1);
    expect(app.events.map(({ type }) => type)).not.toContain('cancelled');
  });

  it('loads rows that wait behind another request', async () => {
    const app = createTestApp({ strict: true, batch: { concurrency: 1 } });
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    await app.show([busy]);
    await app.show([busy, <app.Row key="0" transaction={T0} />]);
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['busy'], ['t0']]);
    app.service.last().respond();
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });
});

describe('outside the browser', () => {
  it('renders on a server without loading, subscribing or complaining', () => {
    const listeners = watchListeners();
    const before = listeners();
    const app = createTestApp();
    const html = renderToString(
      <QueryClientProvider client={app.client}>
        <MerchantProvider fetcher={app.service.fetcher}>
          <app.Row transaction={T0} />
        </MerchantProvider>
      </QueryClientProvider>,
    );
    expect(html).toBe('<li>t0 pending</li>');
    expect(app.service.requests).toHaveLength(0);
    expect(listeners()).toBe(before);
  });

  it('installs nothing on the client while rendering', () => {
    const app = createTestApp();
    const subscribe = vi.spyOn(app.client.getQueryCache(), 'subscribe');
    const setQueryDefaults = vi.spyOn(app.client, 'setQueryDefaults');
    renderToString(
      <QueryClientProvider client={app.client}>
        <MerchantProvider fetcher={app.service.fetcher}>{null}</MerchantProvider>
      </QueryClientProvider>,
    );
    expect(subscribe).not.toHaveBeenCalled();
    expect(setQueryDefaults).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Makes its fetchers anew whenever it renders. */
const Inline = () => (
  <MerchantProvider fetcher={async () => ({})}>
    <MerchantProvider fetcher={createHttpFetcher({ url: '/merchants' })} config={{ scope: 'b' }} />
    <MerchantProvider fetcher={createHttpFetcher({ url: '/merchants' })} config={{ scope: 'b' }} />
  </MerchantProvider>
);

describe('providers of one client and scope', () => {
  const WARNING =
    'Merchantry: expected all providers of one QueryClient and scope to have the same fetcher, but got: two different ones. Every request uses that of the provider that mounted last. Give each a `config.scope` of its own.';

  it('may have fetchers made by the same code, be mounted again, and be strict', async () => {
    const app = createTestApp({ strict: true });
    await app.showBare([<Inline key="1" />, <Inline key="2" />]);
    await app.showBare([<Inline key="3" />, <Inline key="2" />]);
    const other = async () => ({ other: [] });
    await app.showBare(<MerchantProvider key="4" fetcher={other} />);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('are warned of once when their fetchers differ', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = createTestApp();
    const card = createHttpFetcher({ url: '/card' });
    const savings = createHttpFetcher({ url: '/savings' });
    await app.showBare([
      <MerchantProvider key="1" fetcher={card} config={{ scope: 'card' }} />,
      <MerchantProvider key="2" fetcher={savings} config={{ scope: 'savings' }} />,
    ]);
    expect(warn).not.toHaveBeenCalled();
    await app.showBare([
      <MerchantProvider key="1" fetcher={card} />,
      <MerchantProvider key="2" fetcher={savings} />,
      <MerchantProvider key="3" fetcher={savings} />,
    ]);
    expect(warn.mock.calls).toEqual([[WARNING]]);
  });
});

describe('a lookup fetched without a provider', () => {
  const client = new QueryClient();
  afterEach(() => client.clear());

  it('fails at once and says what is missing', async () => {
    await expect(client.fetchQuery(merchantQueryOptions(T0))).rejects.toThrow(
      'Merchantry: expected a mounted <MerchantProvider> on this QueryClient and scope, but got: none. Only prefetchMerchants loads without one.',
    );
  });

  it('leaves the queue when the host app cancels it', async () => {
    const app = createTestApp({ client, batch: { concurrency: 1 } });
    await app.show(<app.Row transaction={transaction('busy')} />);
    const options = merchantQueryOptions(T0);
    const fetched = client.fetchQuery(options).catch((error: Error) => error.message);
    await flush();
    await client.cancelQueries(options);
    app.service.last().respond();
    await flush();
    expect(await fetched).toBe('CancelledError');
    expect(app.service.sent()).toEqual([['busy']]);
  });

  it('is loaded when a provider is there', async () => {
    const app = createTestApp({ client });
    await app.show(null);
    const fetched = client.fetchQuery(merchantQueryOptions(T0));
    await flush();
    app.service.last().respond();
    await expect(fetched).resolves.toMatchObject({ status: 'matched', lookupId: 't0' });
    await app.show(<app.Row transaction={T0} />);
    expect(app.history('t0')).toEqual(['matched']);
  });
});

describe('a fetcher that is no function', () => {
  it.each([undefined, null, {}, 'https://bank.example'])('%j is refused by name', (fetcher) => {
    const provider = (
      <QueryClientProvider client={new QueryClient()}>
        <MerchantProvider fetcher={fetcher as never}>{null}</MerchantProvider>
      </QueryClientProvider>
    );
    const message = 'Merchantry: expected fetcher to be a function';
    expect(() => renderToString(provider)).toThrow(message);
    const prefetch = prefetchMerchants(new QueryClient(), {
      fetcher: fetcher as never,
      transactions: [],
    });
    return expect(prefetch).rejects.toThrow(message);
  });
});
