import { QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { useMerchant } from '../../../src/query/hooks/useMerchant.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { bodyFor, createService } from '../createService.js';
import { createTestApp, type TestApp, transaction, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const T0 = transaction('t0');

/** Suspends once. */
const neighbour = {
  wake: () => {},
  sleep: undefined as Promise<void> | undefined,
  awake: false,
};
function Neighbour({ sleeps }: { sleeps: boolean }): ReactNode {
  if (!sleeps || neighbour.awake) return null;
  neighbour.sleep ??= new Promise<void>((resolve) => {
    neighbour.wake = () => {
      neighbour.awake = true;
      resolve();
    };
  });
  throw neighbour.sleep;
}

let caught = '';
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    caught = error.message;
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Bare(): ReactNode {
  return useMerchant(T0).status;
}

const VISIBLE = [T0];
function List({ app }: { app: TestApp }): ReactNode {
  const lookups = useMerchants(VISIBLE);
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

describe('status', () => {
  it('is idle while the row is disabled or not on screen, and nothing is loaded', async () => {
    const app = createTestApp();
    const [first, second] = [transaction('t1'), transaction('t2')];
    await app.show([
      <app.Row key="1" transaction={first} enabled={false} />,
      <app.Row key="2" transaction={second} visible={false} />,
    ]);
    await flush(1_000);
    expect(app.lookup('t1')).toMatchObject({ status: 'idle', merchant: undefined, merchants: [] });
    expect(app.history('t2')).toEqual(['idle']);
    expect(app.service.requests).toHaveLength(0);
  });

  it('goes from pending, in the first frame, to matched', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    expect(app.history('t0')).toEqual(['pending']);
    app.service.last().respond({ t0: [{ name: 'Best' }, { name: 'Other' }] });
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'matched']);
    expect(app.lookup('t0')).toMatchObject({
      merchant: { name: 'Best' },
      merchants: [{ name: 'Best' }, { name: 'Other' }],
      error: undefined,
      lookupId: 't0',
    });
  });

  it('is cleaned when the service only tidied the name, unmatched when it has no record', async () => {
    const app = createTestApp();
    const rows = transactions(2);
    await app.show(rows.map((each) => <app.Row key={each.id} transaction={each} />));
    app.service.last().respond({ t0: [{ name: 'Tidy', isClearResponse: true }], t1: [] });
    await flush();
    expect(app.lookup('t0')).toMatchObject({ status: 'cleaned', merchant: { name: 'Tidy' } });
    expect(app.lookup('t1')).toMatchObject({ status: 'unmatched', merchant: undefined });
  });

  it('is unmatched at once, without a request, when the row has no usable name', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={{ id: 't0', merchant_name: 'X' }} />);
    expect(app.lookup('t0').status).toBe('unmatched');
    expect(app.service.requests).toHaveLength(0);
    expect(app.events).toContainEqual({ type: 'skipped', id: 't0', reason: 'nameless' });
  });

  it('keeps the receipt of the result', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().context.setReceipt({ 'x-request-id': 'r-1' });
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').receipt).toEqual({ 'x-request-id': 'r-1' });
  });

  it('names the id under which the service saw an equal row', async () => {
    const app = createTestApp();
    const twin = { ...T0, id: 'twin' };
    await app.show([<app.Row key="0" transaction={T0} />, <app.Row key="1" transaction={twin} />]);
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['t0']]);
    expect(app.lookup('twin')).toMatchObject({ status: 'matched', lookupId: 't0' });
  });

  it('loads equal text in another country on its own', async () => {
    const app = createTestApp();
    const abroad = { ...T0, id: 'abroad', country: 'DE' };
    await app.show([
      <app.Row key="0" transaction={T0} />,
      <app.Row key="1" transaction={abroad} />,
    ]);
    expect(app.service.sent()).toEqual([['t0', 'abroad']]);
  });

  it('loads the type it is given instead of the one of the config', async () => {
    const app = createTestApp({ config: { request: { type: 'restrictive' } } });
    await app.show(<app.Row transaction={T0} type="extended" />);
    expect(app.service.last().request.type).toBe('extended');
  });
});

function AnyRow({ app, row }: { app: TestApp; row: unknown }) {
  app.note('any', useMerchant(row as never));
  return null;
}

describe('a row that cannot be looked up', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['one without', { merchant_name: 'HARBOUR BAKERY' }],
  ])('stays idle, with one warning: %s', async (what, row) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = createTestApp();
    await app.show([
      <AnyRow key="1" app={app} row={row} />,
      <AnyRow key="2" app={app} row={row} />,
    ]);
    expect(app.lookup('any')).toMatchObject({ status: 'idle', lookupId: '' });
    expect(app.service.requests).toHaveLength(0);
    expect(warn.mock.calls).toEqual([
      [
        `Merchantry: expected every row to be a transaction with an id, but got: ${what}. Such rows are never requested.`,
      ],
    ]);
  });
});

describe('identity', () => {
  it('is kept over renders in which nothing changed', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    const pending = app.lookup('t0');
    await app.show(<app.Row transaction={T0} />);
    expect(app.lookup('t0')).toBe(pending);
    app.service.last().respond();
    await flush();
    const matched = app.lookup('t0');
    expect(matched).not.toBe(pending);
    expect(matched.retry).toBe(pending.retry);
    await app.show(<app.Row transaction={T0} />);
    // A host app that maps its rows anew in every render.
    await app.show(<app.Row transaction={{ ...T0 }} />);
    await app.show(<app.Row transaction={T0} />, { config: {} });
    expect(app.lookup('t0')).toBe(matched);
  });

  it('is kept when a matched or failed row leaves the screen and comes back', async () => {
    const app = createTestApp();
    const screen = (visible: boolean) =>
      transactions(2).map((each) => <app.Row key={each.id} transaction={each} visible={visible} />);
    await app.show(screen(true));
    app.service.last().respond(bodyFor(['t0']));
    await flush();
    const before = [app.lookup('t0'), app.lookup('t1')];
    expect(before.map(({ status }) => status)).toEqual(['matched', 'failed']);
    for (const visible of [false, true]) {
      await app.show(screen(visible));
      expect(app.lookup('t0')).toBe(before[0]);
      expect(app.lookup('t1')).toBe(before[1]);
    }
  });

  it('is kept for 30 minutes after its row has gone, and not for ever', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    const row = <app.Row transaction={T0} />;
    const size = () => app.client.getQueryCache().getAll().length;
    await app.show(row);
    await flush(3_600_000);
    await app.show(null);
    await flush(1_790_000);
    await app.show(row);
    expect(app.history('t0')).toEqual(['pending', 'matched']);
    await app.show(null);
    await flush(1_790_000);
    expect(size()).toBe(1);
    await flush(20_000);
    expect(size()).toBe(0);
    await app.show(row);
    expect(app.service.requests).toHaveLength(2);
  });

  it('is kept when the same result arrives again', async () => {
    const app = createTestApp({ service: createService({ respondsAtOnce: true }) });
    await app.show(<app.Row transaction={T0} />);
    const { merchant } = app.lookup('t0');
    const renders = app.renders('t0');
    await app.client.invalidateQueries({ queryKey: ['merchantry'] });
    await flush();
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').merchant).toBe(merchant);
    expect(app.renders('t0')).toBe(renders);
  });
});

describe('failure', () => {
  const unauthorized = new EnrichmentError('unauthorized', { status: 401 });

  it.each([
    ['unauthorized', unauthorized],
    ['malformed', new EnrichmentError('malformed')],
  ])('is %s when the whole request is', async (kind, error) => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().fail(error);
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed']);
    expect(app.lookup('t0')).toMatchObject({
      merchant: undefined,
      error: { kind, transactionIds: ['t0'] },
    });
  });

  it('is missing or malformed for the row that is, and costs no other', async () => {
    const app = createTestApp();
    await app.show(transactions(3).map((each) => <app.Row key={each.id} transaction={each} />));
    app.service.last().respond({ ...bodyFor(['t0']), t1: null });
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
    expect(app.lookup('t1').error?.kind).toBe('malformed');
    expect(app.lookup('t2').error?.kind).toBe('missing');
  });

  it('is network, with what was thrown as its cause, when the fetcher has a fault of its own', async () => {
    const fault = new TypeError('a fault in the host');
    const fetcher = () => {
      throw fault;
    };
    const app = createTestApp({ fetcher });
    await app.show(<app.Row transaction={T0} />);
    await flush(3_000);
    expect(app.lookup('t0').error).toMatchObject({ kind: 'network', cause: fault });
  });

  it('is timeout when the fetcher never settles', async () => {
    const app = createTestApp({ batch: { timeoutMs: 1_000 } });
    await app.show(<app.Row transaction={T0} />);
    await flush(10_000);
    expect(app.service.requests).toHaveLength(3);
    expect(app.lookup('t0').error?.kind).toBe('timeout');
  });

  it('is too-large for a row that fits into no request', async () => {
    const app = createTestApp({ batch: { maxBytes: 60 } });
    await app.show(<app.Row transaction={transaction('t0', { address: 'long '.repeat(20) })} />);
    expect(app.lookup('t0').error?.kind).toBe('too-large');
    expect(app.service.requests).toHaveLength(0);
  });

  it('leaves a result in force when loading again fails', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond();
    await flush();
    const matched = app.lookup('t0');
    const asked = app.client.invalidateQueries({ queryKey: ['merchantry'] });
    await flush();
    app.service.last().respond({});
    await asked;
    await flush();
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0')).toMatchObject({
      status: 'matched',
      merchant: matched.merchant,
      error: undefined,
    });
  });
});

describe('retry', () => {
  it('loads again at once, whatever the wait', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond({});
    await flush();
    app.lookup('t0').retry();
    await flush();
    expect(app.lookup('t0').status).toBe('pending');
    app.lookup('t0').retry();
    await flush();
    expect(app.service.requests).toHaveLength(2);
    app.service.last().respond();
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed', 'pending', 'matched']);
  });

  it('fails again without an unhandled rejection', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond({});
    await flush();
    app.lookup('t0').retry();
    await flush();
    app.service.last().respond({});
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'failed', 'pending', 'failed']);
  });

  it('resumes a queue that is paused after 401: every failed row on screen loads again', async () => {
    const app = createTestApp();
    await app.show(transactions(5).map((each) => <app.Row key={each.id} transaction={each} />));
    app.service.last().fail(new EnrichmentError('unauthorized', { status: 401 }));
    await flush();
    const six = transactions(6).map((each) => <app.Row key={each.id} transaction={each} />);
    await app.show(six);
    expect(app.lookup('t5').error?.kind).toBe('unauthorized');
    expect(app.service.requests).toHaveLength(1);
    app.lookup('t1').retry();
    await flush();
    // A probe first, the pressed row ahead; then the others.
    expect(app.service.last().ids).toHaveLength(3);
    expect(app.service.last().ids).toContain('t1');
    app.service.last().respond();
    await flush();
    expect(app.service.sent().slice(1).flat().sort()).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
    app.service.last().respond();
    await flush();
    for (const { id } of transactions(6)) expect(app.lookup(id).status).toBe('matched');
  });

  it('loads a row again that has a result', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond();
    await flush();
    app.lookup('t0').retry();
    await flush();
    app.service.last().respond({ t0: [{ name: 'Corrected' }] });
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe('Corrected');
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });

  it('does no harm once the list is gone', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    const { retry } = app.lookup('t0');
    await app.showBare(null);
    retry();
    await flush();
    expect(app.service.requests).toHaveLength(1);
  });
});

describe('leaving and coming back', () => {
  it('takes a hidden row out of the queue, and loads it when it comes back', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    await app.show(busy);
    await app.show([busy, <app.Row key="0" transaction={T0} />]);
    await app.show([busy, <app.Row key="0" transaction={T0} visible={false} />]);
    expect(app.events).toContainEqual({ type: 'cancelled', id: 't0' });
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['busy']]);
    expect(app.history('t0')).toEqual(['pending', 'idle']);
    await app.show([busy, <app.Row key="0" transaction={T0} />]);
    expect(app.service.sent()).toEqual([['busy'], ['t0']]);
    app.service.last().respond();
    await flush();
    expect(app.history('t0')).toEqual(['pending', 'idle', 'pending', 'matched']);
  });

  it('tells the host app nothing of a row that left the queue: it is no error', async () => {
    const onError = vi.fn();
    const client = new QueryClient();
    client.getQueryCache().config.onError = onError;
    const app = createTestApp({ client, batch: { concurrency: 1 } });
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    await app.show(busy);
    await app.show([busy, <app.Row key="0" transaction={T0} />]);
    await app.show([busy, <app.Row key="0" transaction={T0} visible={false} />]);
    await app.show(busy);
    expect(onError).not.toHaveBeenCalled();
    expect(client.getQueryState(merchantQueryOptions(T0).queryKey)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      error: null,
    });
  });

  it('sends one of two equal rows when the other left before dispatch', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    const busy = <app.Row key="busy" transaction={transaction('busy')} />;
    const twin = <app.Row key="twin" transaction={{ ...T0, id: 'twin' }} />;
    await app.show(busy);
    await app.show([busy, <app.Row key="0" transaction={T0} />, twin]);
    await app.show([busy, twin]);
    app.service.last().respond();
    await flush();
    expect(app.service.sizes()).toEqual([1, 1]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('twin').status).toBe('matched');
  });

  it.each(['unmounted', 'hidden'])(
    'caches the result of a row that was %s in flight: back without a request or a pending frame',
    async (way) => {
      const app = createTestApp();
      await app.show(<app.Row key="0" transaction={T0} />);
      await app.show(
        way === 'hidden' ? <app.Row key="0" transaction={T0} visible={false} /> : null,
      );
      expect(app.service.last().context.signal.aborted).toBe(false);
      app.service.last().respond();
      // Longer than an empty query is kept.
      await flush(60_000);
      const renders = app.history('t0').length;
      await app.show(<app.Row key="0" transaction={T0} />);
      expect(app.history('t0').slice(renders)).not.toContain('pending');
      expect(app.lookup('t0').status).toBe('matched');
      expect(app.service.requests).toHaveLength(1);
    },
  );

  it('joins the request when a row leaves in flight and is back before the result', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await app.show(null);
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond();
    await flush();
    expect(app.service.requests).toHaveLength(1);
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });

  it('loads rows whose list was hidden by a suspended neighbour while they queued', async () => {
    const app = createTestApp({ batch: { concurrency: 1 } });
    const screen = (sleeps: boolean, rows: readonly ReactNode[]) => (
      <Suspense fallback="…">
        {rows}
        <Neighbour sleeps={sleeps} />
      </Suspense>
    );
    const rows = [transaction('busy'), T0].map((each) => (
      <app.Row key={each.id} transaction={each} />
    ));
    await app.show(screen(false, rows.slice(0, 1)));
    await app.show(screen(false, rows));
    await app.show(screen(true, rows));
    neighbour.wake();
    await flush();
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['busy'], ['t0']]);
    app.service.last().respond();
    await flush();
    expect(app.lookup('t0').status).toBe('matched');
  });
});

describe('a row that failed', () => {
  const fail = async (app: ReturnType<typeof createTestApp>) => {
    app.service.last().respond({});
    await flush();
  };

  it('is not loaded by remounts or by flips of its visibility until 30 s are over', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await fail(app);
    for (let pass = 0; pass < 5; pass += 1) {
      await app.show(null);
      await app.show(<app.Row transaction={T0} />);
      await app.show(<app.Row transaction={T0} visible={false} />);
      await app.show(<app.Row transaction={T0} />);
      expect(app.lookup('t0').status).toBe('failed');
      await flush(5_000);
    }
    expect(app.service.requests).toHaveLength(1);
    expect(app.history('t0')).toEqual(['pending', 'failed']);
    await flush(5_000);
    await app.show(null);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').status).toBe('pending');
  });

  it.each(['useMerchant', 'useMerchants'])(
    'by %s is not loaded until 30 s are over when its effects run again, as in StrictMode and <Activity>',
    async (hook) => {
      const app = createTestApp({ strict: true });
      const row = hook === 'useMerchant' ? <app.Row transaction={T0} /> : <List app={app} />;
      await app.show(row);
      await fail(app);
      await app.show(null);
      await app.show(row);
      expect(app.service.requests).toHaveLength(1);
      await app.show(null);
      await flush(30_000);
      await app.show(row);
      expect(app.service.requests).toHaveLength(2);
    },
  );

  it('is loaded when it becomes visible again after its wait, which then doubles', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await fail(app);
    await app.show(<app.Row transaction={T0} visible={false} />);
    await flush(30_000);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(2);
    await fail(app);
    await app.show(<app.Row transaction={T0} visible={false} />);
    await flush(30_000);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(2);
    await app.show(<app.Row transaction={T0} visible={false} />);
    await flush(30_000);
    await app.show(<app.Row transaction={T0} />);
    expect(app.service.requests).toHaveLength(3);
  });

  it('is not requested over and over when it fails off screen', async () => {
    const app = createTestApp();
    for (let pass = 0; pass < 3; pass += 1) {
      await app.show(<app.Row transaction={T0} />);
      await app.show(null);
      if (pass === 0) await fail(app);
    }
    expect(app.service.requests).toHaveLength(1);
    expect(app.lookup('t0')).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
  });

  it('loads again at once when it is edited: it is another lookup', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    await fail(app);
    await app.show(<app.Row transaction={{ ...T0, merchant_name: 'CORRECTED' }} />);
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').status).toBe('pending');
  });
});

describe('a row that is edited', () => {
  it('never shows the result of what it was before', async () => {
    const app = createTestApp();
    const edited = { ...T0, merchant_name: 'EDITED' };
    await app.show(<app.Row transaction={T0} />);
    await app.show(<app.Row transaction={edited} />);
    const [before, after] = app.service.requests;
    before?.respond({ t0: [{ name: 'Old' }] });
    await flush();
    expect(app.lookup('t0').status).toBe('pending');
    after?.respond({ t0: [{ name: 'New' }] });
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe('New');
    expect(app.history('t0')).toEqual(['pending', 'matched']);
  });

  it('does not even show it when the host app keeps previous data everywhere', async () => {
    const client = new QueryClient({
      defaultOptions: { queries: { placeholderData: (previous: unknown) => previous } },
    });
    const app = createTestApp({ client });
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond();
    await flush();
    await app.show(<app.Row transaction={{ ...T0, merchant_name: 'EDITED' }} />);
    expect(app.lookup('t0')).toMatchObject({ status: 'pending', merchant: undefined });
  });
});

describe('restrictive and extended', () => {
  it('with fullest, shows the extended record on the row as soon as there is one', async () => {
    const app = createTestApp({ config: { fullest: true } });
    const opened = <app.Row key="opened" transaction={{ ...T0, id: 'opened' }} type="extended" />;
    const row = <app.Row key="row" transaction={T0} />;
    await app.show(row);
    app.service.last().respond();
    await flush();
    await app.show([row, opened]);
    app.service.last().respond({ opened: [{ name: 'Full', rating: 4 }] });
    await flush();
    expect(app.lookup('t0')).toMatchObject({ merchant: { name: 'Full', rating: 4 } });
    expect(app.lookup('opened').merchant).toMatchObject({ rating: 4 });
    expect(app.service.requests).toHaveLength(2);
  });

  it('with fullest, keeps it when the restrictive result comes later', async () => {
    const app = createTestApp({ config: { fullest: true } });
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <app.Row key="opened" transaction={{ ...T0, id: 'opened' }} type="extended" />,
    ]);
    const [restrictive, extended] = app.service.requests;
    extended?.respond({ opened: [{ name: 'Full', rating: 4 }] });
    await flush();
    expect(app.lookup('t0').merchant?.rating).toBe(4);
    restrictive?.respond({ t0: [{ name: 'Short' }] });
    await flush();
    expect(app.lookup('t0').merchant).toMatchObject({ name: 'Full', rating: 4 });
  });

  it.each([
    ['before the list', true],
    ['while the row was loaded', false],
  ])('with fullest, prefers one that the host app wrote into the cache %s', async (_, isBefore) => {
    const app = createTestApp({ config: { fullest: true } });
    const full: MerchantResult = {
      status: 'matched',
      merchants: [{ name: 'Full' }],
      lookupId: 'o',
    };
    const { queryKey } = merchantQueryOptions(T0, { request: { type: 'extended' } });
    if (isBefore) app.client.setQueryData(queryKey, full);
    await app.show(<app.Row transaction={T0} />);
    if (!isBefore) app.client.setQueryData(queryKey, full);
    app.service.last().respond({ t0: [{ name: 'Short' }] });
    await flush();
    expect(app.lookup('t0').merchant).toEqual({ name: 'Full' });
  });

  it('lets a newer restrictive result replace an extended one that is out of date', async () => {
    const app = createTestApp();
    const row = <app.Row key="row" transaction={T0} />;
    await app.show([
      row,
      <app.Row key="opened" transaction={{ ...T0, id: 'o' }} type="extended" />,
    ]);
    for (const call of app.service.requests) call.respond();
    await flush();
    await app.show(row);
    await app.client.invalidateQueries({ queryKey: ['merchantry'], refetchType: 'none' });
    app.lookup('t0').retry();
    await flush();
    app.service.last().respond({ t0: [{ name: 'Corrected' }] });
    await flush();
    expect(app.lookup('t0').merchant?.name).toBe('Corrected');
  });

  it('shares no result between types otherwise', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().respond();
    await flush();
    await app.show(<app.Row transaction={T0} type="extended" />);
    expect(app.service.requests).toHaveLength(2);
    expect(app.lookup('t0').status).toBe('pending');
  });
});

describe('without a provider', () => {
  it('says what is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await createTestApp().showBare(
      <Boundary>
        <Bare />
      </Boundary>,
    );
    expect(caught).toBe(
      'Merchantry: expected a <MerchantProvider> around this component, but got: none. Put one inside your QueryClientProvider.',
    );
  });
});
