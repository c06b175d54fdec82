import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type MerchantStatus,
  useMerchantStatus,
} from '../../../src/query/hooks/useMerchantStatus.js';
import { MerchantProvider } from '../../../src/query/MerchantProvider.js';
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

  it('is offline when the app’s own onlineManager says so, and requests nothing', async () => {
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

describe('a service that is down', () => {
  const DOWN = new EnrichmentError('server', { status: 503 });
  /** Three attempts, 0.5 and 1 s apart, give or take a quarter. */
  async function failAll(app: TestApp): Promise<void> {
    for (const waitMs of [0, 625, 1_250]) {
      await flush(waitMs);
      app.service.last().fail(DOWN);
      await flush();
    }
  }

  it('is failing once rows have failed in all attempts, until something is received', async () => {
    const app = createTestApp();
    const { element, seen, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    app.service.last().fail(DOWN);
    await flush();
    expect(last().state).toBe('ready');
    await flush(625);
    app.service.last().fail(DOWN);
    await flush(1_250);
    app.service.last().fail(DOWN);
    await flush();
    expect(last()).toMatchObject({ state: 'failing', reason: undefined, since: new Date() });
    expect(app.lookup('t0').status).toBe('failed');
    const { since } = last();
    await flush(30_000);
    await failAll(app);
    expect(last().since).toBe(since);
    await flush(60_000);
    app.service.last().respond();
    await flush();
    expect(last()).toMatchObject({ state: 'ready', since: undefined });
    expect(app.lookup('t0').status).toBe('matched');
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['ready', 'failing']));
  });

  it('is asked again at once for all rows on screen by resume()', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    await failAll(app);
    const before = app.service.requests.length;
    last().resume();
    await flush();
    expect(app.service.sizes().slice(before)).toEqual([5]);
    expect(last().state).toBe('failing');
    app.service.last().respond();
    await flush();
    expect(last().state).toBe('ready');
    for (const { id } of transactions(5)) expect(app.lookup(id).status).toBe('matched');
  });

  it('is asked for one row alone by its retry()', async () => {
    const app = createTestApp();
    await app.show(rows(app, 5));
    await failAll(app);
    const before = app.service.requests.length;
    app.lookup('t3').retry();
    await flush();
    expect(app.service.requests.slice(before).map(({ ids }) => ids)).toEqual([['t3']]);
  });

  it('is not said to be failing after resume() where none of its rows is on screen any more', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    await failAll(app);
    const before = app.service.requests.length;
    await app.show([element]);
    expect(last().state).toBe('failing');
    last().resume();
    await flush();
    expect(last().state).toBe('ready');
    expect(app.service.requests).toHaveLength(before);
  });

  it('stays paused, with its reason, when a probe meets it', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    app.service.last().fail(UNAUTHORIZED);
    await flush(PROBE_MS);
    app.service.last().fail(DOWN);
    await flush();
    expect(last()).toMatchObject({ state: 'paused', reason: 'unauthorized' });
  });

  it('is not asked again for rows that failed when another provider mounts', async () => {
    const app = createTestApp();
    await app.show(rows(app, 5));
    await failAll(app);
    const before = app.service.requests.length;
    await app.show([
      ...rows(app, 5),
      <MerchantProvider key="another" fetcher={app.service.fetcher}>
        <i />
      </MerchantProvider>,
    ]);
    expect(app.service.requests).toHaveLength(before);
  });

  it('is not failing when single rows fail for reasons of their own', async () => {
    const app = createTestApp();
    const { element, last } = createStatus();
    await app.show([element, ...rows(app, 5)]);
    app.service.last().respond({ t0: [{ name: 'Found' }] });
    await flush();
    expect(app.lookup('t1').status).toBe('failed');
    expect(last().state).toBe('ready');
  });
});

describe('a service that refuses the caller for a while', () => {
  it('is asked at most seven times in two minutes of scrolling, and every row is complete after it', async () => {
    const app = createTestApp();
    let isDown = true;
    const answer = () => {
      const request = app.service.requests.at(-1);
      if (isDown) request?.fail(UNAUTHORIZED);
      else request?.respond();
    };
    for (let first = 0; first < 12; first += 1) {
      await app.show(rows(app, 8, first * 4));
      answer();
      await flush(5_000);
      answer();
      await flush(5_000);
    }
    expect(app.service.requests.length).toBeLessThanOrEqual(7);
    for (const { id } of transactions(8, 44)) expect(app.lookup(id).status).toBe('failed');
    isDown = false;
    for (let step = 0; step < 60 && app.lookup('t51').status !== 'matched'; step += 1) {
      await flush(5_000);
      answer();
    }
    for (const { id } of transactions(8, 44)) expect(app.lookup(id).status).toBe('matched');
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
