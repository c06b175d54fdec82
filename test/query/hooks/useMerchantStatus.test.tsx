import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type MerchantStatus,
  useMerchantStatus,
} from '../../../src/query/hooks/useMerchantStatus.js';
import { MerchantProvider } from '../../../src/query/provider/MerchantProvider.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { createTestApp, type TestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const UNAUTHORIZED = new EnrichmentError('unauthorized', { status: 401 });
/** The longest wait for the first probe. */
const PROBE_MS = 1_250;

function Status({ seen }: { seen: MerchantStatus[] }): null {
  seen.push(useMerchantStatus());
  return null;
}

function createStatus() {
  const seen: MerchantStatus[] = [];
  const element = <Status key="status" seen={seen} />;
  return { seen, element, last: () => seen.at(-1) as MerchantStatus };
}

const rows = (app: TestApp, count: number, from = 0) =>
  transactions(count, from).map((each) => <app.Row key={each.id} transaction={each} />);

describe('useMerchantStatus', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('is ready until the service refuses the caller, then paused with the reason and the time', async () => {
    const app = createTestApp();
    const { element, seen, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    expect(last()).toMatchObject({ state: 'ready', reason: undefined, since: undefined });
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    const pausedAt = new Date();
    expect(last()).toMatchObject({ state: 'paused', reason: 'unauthorized', since: pausedAt });
    await flush(PROBE_MS);
    app.service.last().respond();
    await flush();
    expect(last()).toMatchObject({ state: 'ready', since: undefined });
    // Two changes; StrictMode is off.
    expect(new Set(seen).size).toBe(3);
  });

  it('probes at once with resume(), of which one function serves as long as the state does', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    app.service.last().fail(new EnrichmentError('refused', { status: 404 }));
    await flush(PROBE_MS);
    app.service.last().fail(new EnrichmentError('refused', { status: 404 }));
    await flush();
    expect(last().reason).toBe('refused');
    last().resume();
    await flush();
    expect(app.service.last().ids).toHaveLength(3);
    expect(app.service.requests).toHaveLength(3);
  });

  it('is offline when the browser or the app’s own onlineManager says so, and requests nothing', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    onlineManager.setOnline(false);
    await app.show([element, ...rows(app, 2)]);
    expect(last()).toMatchObject({ state: 'offline', reason: undefined });
    expect(app.service.requests).toHaveLength(0);
    expect(app.lookup('t0').status).toBe('pending');
    onlineManager.setOnline(true);
    await flush();
    expect(last().state).toBe('ready');
    expect(app.service.sizes()).toEqual([2]);
  });

  it('is ready again when the provider mounts anew', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 2)]);
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    await app.showBare(null);
    await app.show([element, ...rows(app, 2)]);
    expect(last().state).toBe('ready');
    expect(app.service.sizes()).toEqual([2, 2]);
  });

  it('is another one for another scope', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 2)], { config: { scope: 'a' } });
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    expect(last().state).toBe('paused');
    await app.show([element, ...rows(app, 2)], { config: { scope: 'b' } });
    expect(last().state).toBe('ready');
    expect(app.service.sizes()).toEqual([2, 2]);
  });

  it('is ready in server output, and needs a provider', () => {
    const { element, last } = createStatus();
    const fetcher = () => Promise.resolve({});
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <MerchantProvider fetcher={fetcher}>{element}</MerchantProvider>
      </QueryClientProvider>,
    );
    expect(last()).toMatchObject({ state: 'ready', reason: undefined, since: undefined });
    expect(() => renderToString(element)).toThrow('MerchantProvider');
  });
});

describe('a service that refuses the caller for a while', () => {
  it('is asked at most 15 times in ten minutes of scrolling, and every row is complete after it', async () => {
    const app = createTestApp();
    let isDown = true;
    const answer = () => {
      const request = app.service.requests.at(-1);
      if (isDown) request?.fail(UNAUTHORIZED);
      else request?.respond();
    };
    for (let first = 0; first < 60; first += 1) {
      await app.show(rows(app, 8, first * 4));
      answer();
      await flush(5_000);
      answer();
      await flush(5_000);
    }
    expect(app.service.requests.length).toBeLessThanOrEqual(15);
    for (const { id } of transactions(8, 236)) expect(app.lookup(id).status).toBe('failed');
    isDown = false;
    for (let step = 0; step < 60; step += 1) {
      await flush(5_000);
      answer();
    }
    for (const { id } of transactions(8, 236)) expect(app.lookup(id).status).toBe('matched');
  });

  it('renders all rows of a resumed queue in one commit per response', async () => {
    const app = createTestApp();
    await app.show(rows(app, 20));
    app.service.last().fail(UNAUTHORIZED);
    await flush(PROBE_MS);
    app.service.last().respond();
    await flush();
    const before = app.commits;
    app.service.last().respond();
    await flush();
    expect(app.commits - before).toBe(1);
    for (const { id } of transactions(20)) expect(app.lookup(id).status).toBe('matched');
  });

  it.each(['invalidateQueries', 'refetchQueries', 'resetQueries'] as const)(
    'is asked again at once by %s, as in "pull to refresh"',
    async (operation) => {
      const app = createTestApp();
      await app.show(rows(app, 10));
      app.service.last().fail(UNAUTHORIZED);
      await flush(PROBE_MS);
      app.service.last().fail(UNAUTHORIZED);
      await flush();
      expect(app.service.requests).toHaveLength(2);
      void app.client[operation]({ queryKey: ['merchantry'] });
      await flush();
      expect(app.service.sizes()).toEqual([10, 3, 3]);
      app.service.last().respond();
      await flush();
      app.service.last().respond();
      await flush();
      for (const { id } of transactions(10)) expect(app.lookup(id).status).toBe('matched');
    },
  );

  it('is found healthy again by itself when it refused to refresh rows that have results', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 10)]);
    app.service.last().respond();
    await flush();
    void app.client.refetchQueries({ queryKey: ['merchantry'] });
    await flush();
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    expect(last().state).toBe('paused');
    await flush(PROBE_MS);
    expect(app.service.sizes()).toEqual([10, 10, 3]);
    app.service.last().respond();
    await flush();
    expect(last().state).toBe('ready');
  });

  it('never shows rows that failed as waiting while it probes by itself', async () => {
    const app = createTestApp();
    await app.show(rows(app, 5));
    app.service.last().fail(UNAUTHORIZED);
    await flush(PROBE_MS);
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed']);
  });
});

describe('a visible row that failed', () => {
  it('loads again by itself after 30 s, without a state in between', async () => {
    const app = createTestApp();
    await app.show(rows(app, 5));
    app.service.last().respond({});
    await flush(20_000);
    expect(app.service.requests).toHaveLength(1);
    await flush(11_000);
    expect(app.service.sizes()).toEqual([5, 5]);
    app.service.last().respond();
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed', 'matched']);
  });

  it('is invalidated with others without a wait, whether it came on screen failed or not', async () => {
    const app = createTestApp();
    await app.show(rows(app, 2));
    app.service.last().respond({});
    await flush();
    await app.show(null);
    await app.show(rows(app, 2));
    expect(app.service.requests).toHaveLength(1);
    void app.client.invalidateQueries({ queryKey: ['merchantry'] });
    await flush(20);
    expect(app.service.sizes()).toEqual([2, 2]);
  });

  it('fails, too, when the host app cancelled its query and its request then fails', async () => {
    const app = createTestApp();
    await app.show(rows(app, 1));
    void app.client.cancelQueries({ queryKey: ['merchantry'] });
    await flush();
    app.service.last().respond('<html>');
    await flush();
    expect(app.lookup('t0').status).toBe('failed');
  });
});

describe('merchant queries', () => {
  it('name their source, so that a global onError can tell them from others', async () => {
    const sources: unknown[] = [];
    const queryCache = new QueryCache({ onError: (_, query) => sources.push(query.meta?.source) });
    const app = createTestApp({ client: new QueryClient({ queryCache }) });
    await app.show(<app.Row transaction={transaction('t0')} />);
    app.service.last().fail(UNAUTHORIZED);
    await flush();
    expect(sources).toEqual(['merchantry']);
  });
});
