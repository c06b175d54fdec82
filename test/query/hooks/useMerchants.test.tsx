import { IsRestoringProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import type { MerchantLookup } from '../../../src/query/hooks/MerchantLookup.js';
import { type UseMerchantsOptions, useMerchants } from '../../../src/query/hooks/useMerchants.js';
import type { Transaction } from '../../../src/service/types.js';
import { bodyFor, createService } from '../createService.js';
import {
  createTestApp,
  type TestApp,
  type TestAppParts,
  transaction,
  transactions,
} from '../createTestApp.js';
import { flush } from '../flush.js';

interface ListProps extends UseMerchantsOptions {
  rows: readonly Transaction[];
  maps: ReadonlyMap<string, MerchantLookup>[];
}

function List({ rows, maps, ...options }: ListProps): null {
  maps.push(useMerchants(rows, options));
  return null;
}

interface ListApp extends TestApp {
  /** What `useMerchants` returned, render by render. */
  readonly maps: readonly ReadonlyMap<string, MerchantLookup>[];
  list(rows: readonly Transaction[], options?: UseMerchantsOptions): Promise<void>;
  statuses(): readonly string[];
}

function createListApp(parts: TestAppParts = {}): ListApp {
  const app = createTestApp(parts);
  const maps: ReadonlyMap<string, MerchantLookup>[] = [];
  const element = (rows: readonly Transaction[], options: UseMerchantsOptions): ReactElement => (
    <List rows={rows} maps={maps} {...options} />
  );
  return Object.assign(app, {
    maps,
    list: (rows: readonly Transaction[], options: UseMerchantsOptions = {}) =>
      app.show(element(rows, options)),
    statuses: () => [...(maps.at(-1)?.values() ?? [])].map(({ status }) => status),
  });
}

const ROWS = transactions(3);

describe('useMerchants', () => {
  it('finds the merchants of a screenful in one request, by transaction id', async () => {
    const app = createListApp();
    await app.list(ROWS);
    expect(app.statuses()).toEqual(['pending', 'pending', 'pending']);
    app.service.last().respond({ ...bodyFor(['t0']), t1: [] });
    await flush();
    expect([...(app.maps.at(-1)?.keys() ?? [])]).toEqual(['t0', 't1', 't2']);
    expect(app.statuses()).toEqual(['matched', 'unmatched', 'failed']);
    expect(app.service.sent()).toEqual([['t0', 't1', 't2']]);
  });

  it('loads 90 rows in four even requests, two at a time', async () => {
    const app = createListApp();
    await app.list(transactions(90));
    expect(app.service.requests).toHaveLength(2);
    for (let answered = 0; answered < app.service.requests.length; answered += 1) {
      app.service.requests[answered]?.respond();
      await flush();
    }
    expect(app.service.requests).toHaveLength(4);
    const sizes = app.service.sizes();
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(new Set(app.service.sent().flat()).size).toBe(90);
    expect(new Set(app.statuses())).toEqual(new Set(['matched']));
  });

  it('is idle and loads nothing while disabled', async () => {
    const app = createListApp();
    await app.list(ROWS, { enabled: false });
    expect(app.statuses()).toEqual(['idle', 'idle', 'idle']);
    expect(app.service.requests).toHaveLength(0);
    await app.list(ROWS);
    expect(app.service.sizes()).toEqual([3]);
  });

  it('loads the type it is given', async () => {
    const app = createListApp();
    await app.list(ROWS, { type: 'extended' });
    expect(app.service.last().request.type).toBe('extended');
  });

  it('shows a row that failed as pending, from the first frame on, when its wait is over', async () => {
    const app = createListApp();
    await app.list(ROWS);
    app.service.last().respond(bodyFor(['t0', 't1']));
    await flush();
    const shown = async () => {
      await app.list([]);
      const before = app.maps.length;
      await app.list(ROWS);
      return app.maps.slice(before).map((map) => map.get('t2')?.status);
    };
    expect(new Set(await shown())).toEqual(new Set(['failed']));
    await flush(30_000);
    expect(new Set(await shown())).toEqual(new Set(['pending']));
    expect(app.service.sent()).toEqual([['t0', 't1', 't2'], ['t2']]);
  });

  it('loads nothing while the host app restores its cache, and then only what was not in it', async () => {
    const app = createListApp();
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    const screen = (isRestoring: boolean) => (
      <IsRestoringProvider value={isRestoring}>
        <List rows={ROWS} maps={maps} />
      </IsRestoringProvider>
    );
    await app.show(screen(true));
    await flush(1_000);
    expect(app.service.requests).toHaveLength(0);
    const stored = {
      status: 'matched',
      merchants: [{ name: 'Stored' }],
      lookupId: 't0',
    } as const;
    app.client.setQueryData(merchantQueryOptions(transaction('t0')).queryKey, stored);
    await app.show(screen(false));
    await flush(16);
    expect(maps.at(-1)?.get('t0')?.merchant?.name).toBe('Stored');
    expect(app.service.sent()).toEqual([['t1', 't2']]);
  });

  it('retries the row whose lookup is told to', async () => {
    const app = createListApp();
    await app.list(ROWS);
    app.service.last().respond(bodyFor(['t0', 't2']));
    await flush();
    app.maps.at(-1)?.get('t1')?.retry();
    await flush();
    expect(app.service.sent()).toEqual([['t0', 't1', 't2'], ['t1']]);
    expect(app.statuses()).toEqual(['matched', 'pending', 'matched']);
    app.service.last().respond();
    await flush();
    expect(app.statuses()).toEqual(['matched', 'matched', 'matched']);
  });
});

describe('identity', () => {
  it('keeps the map while no lookup changed, even for rows that were mapped anew', async () => {
    const app = createListApp();
    await app.list(ROWS);
    const pending = app.maps.at(-1);
    await app.list(ROWS.map((row) => ({ ...row })));
    expect(app.maps.at(-1)).toBe(pending);
    app.service.last().respond();
    await flush();
    const matched = app.maps.at(-1);
    expect(matched).not.toBe(pending);
    await app.list([...ROWS]);
    expect(app.maps.at(-1)).toBe(matched);
  });

  it('keeps the lookups, and their retry, of rows that stay when the screen moves on', async () => {
    const app = createListApp();
    await app.list(ROWS);
    app.service.last().respond();
    await flush();
    const before = app.maps.at(-1);
    await app.list(transactions(3, 1));
    const after = app.maps.at(-1);
    expect(after).not.toBe(before);
    expect(after?.get('t1')).toBe(before?.get('t1'));
    expect(after?.get('t2')?.retry).toBe(before?.get('t2')?.retry);
    expect(after?.has('t0')).toBe(false);
    expect(app.statuses()).toEqual(['matched', 'matched', 'pending']);
  });

  it('changes the map when only the order of the rows did not stay', async () => {
    const app = createListApp({ service: createService({ respondsAtOnce: true }) });
    await app.list(ROWS);
    const before = app.maps.at(-1);
    await app.list(ROWS.slice(1));
    expect(app.maps.at(-1)).not.toBe(before);
    expect(app.maps.at(-1)?.get('t2')).toBe(before?.get('t2'));
  });

  it('changes only the lookup that changed', async () => {
    const app = createListApp();
    await app.list(ROWS);
    app.service.last().respond(bodyFor(['t0', 't1']));
    await flush();
    const before = app.maps.at(-1);
    before?.get('t2')?.retry();
    await flush();
    const after = app.maps.at(-1);
    expect(after?.get('t0')).toBe(before?.get('t0'));
    expect(after?.get('t2')).not.toBe(before?.get('t2'));
  });
});

describe('rows that are alike', () => {
  it('are loaded once and each get the result, when their content is equal', async () => {
    const app = createListApp();
    const twin = { ...transaction('t0'), id: 'twin' };
    await app.list([...ROWS, twin]);
    const [seen = ''] = app.service.last().ids;
    expect(app.service.sizes()).toEqual([3]);
    app.service.last().respond();
    await flush();
    const map = app.maps.at(-1);
    for (const id of ['t0', 'twin']) {
      expect(map?.get(id)).toMatchObject({
        status: 'matched',
        merchant: { name: `Shop ${seen}` },
        lookupId: seen,
      });
    }
  });

  it('may be one row twice, silently', async () => {
    const app = createListApp();
    await app.list([transaction('t0'), transaction('t0')]);
    expect(app.service.sent()).toEqual([['t0']]);
    expect(app.maps.at(-1)?.size).toBe(1);
  });

  it('warn once, naming the id, when an id stands for different content: the first row counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = createListApp();
    const rows = [transaction('same'), transaction('same', { city: 'LEEDS' })];
    await app.list(rows);
    await app.list([...rows]);
    app.service.last().respond({ same: [{ name: 'First' }] });
    await flush();
    expect(app.service.sent()).toEqual([['same']]);
    expect(app.service.last().request.transactions).toEqual([transaction('same')]);
    expect(app.maps.at(-1)?.get('same')?.merchant?.name).toBe('First');
    expect(warn.mock.calls).toEqual([
      [
        'Merchantry: expected every transaction of a list to have an id of its own, but got "same" for two rows with different content. The first one counts.',
      ],
    ]);
  });

  it('leave out rows that cannot be looked up, and take ids that are numbers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = createListApp();
    const loose: readonly unknown[] = [null, undefined, {}, 'row', transaction('t0')];
    await app.list([...loose, { ...transaction('t1'), id: 1 }] as never);
    app.service.last().respond();
    await flush();
    expect(app.service.sent()).toEqual([['t0', '1']]);
    expect([...(app.maps.at(-1) ?? [])].map(([id, { status }]) => [id, status])).toEqual([
      ['t0', 'matched'],
      ['1', 'matched'],
    ]);
    await app.list(undefined as never);
    expect(app.maps.at(-1)?.size).toBe(0);
    expect(warn.mock.calls.flat()).toEqual([
      'Merchantry: expected every row to be a transaction with an id, but got: null. Such rows are never requested.',
      'Merchantry: expected every row to be a transaction with an id, but got: undefined. Such rows are never requested.',
      'Merchantry: expected every row to be a transaction with an id, but got: one without. Such rows are never requested.',
      "Merchantry: expected a transaction's id to be a string, but got: number.",
      'Merchantry: expected an array of transactions, but got: undefined.',
    ]);
  });

  it('never share a request when two lists use one id for different content', async () => {
    const app = createListApp();
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    await app.show([
      <List key="1" rows={[transaction('same')]} maps={maps} />,
      <List key="2" rows={[transaction('same', { city: 'LEEDS' })]} maps={maps} />,
    ]);
    expect(app.service.sent()).toEqual([['same'], ['same']]);
  });
});

describe('next', () => {
  it('fills a request that goes anyway, and the rows need no request when they come', async () => {
    const app = createListApp();
    await app.list(transactions(10), { next: transactions(25, 10) });
    expect(app.service.sizes()).toEqual([25]);
    app.service.last().respond();
    await flush();
    await app.list(transactions(10, 10), { next: transactions(25, 20) });
    expect(app.service.sizes()).toEqual([25]);
    expect(new Set(app.statuses())).toEqual(new Set(['matched']));
    expect(app.statuses()).toHaveLength(10);
  });

  it('makes no request of its own', async () => {
    const app = createListApp();
    await app.list([], { next: transactions(25) });
    await flush(1_000);
    expect(app.service.requests).toHaveLength(0);
  });

  it('is forgotten when the list goes', async () => {
    const app = createListApp();
    const other = <app.Row key="other" transaction={transaction('other')} />;
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    await app.show([<List key="list" rows={[]} maps={maps} next={transactions(5)} />]);
    await app.show([other]);
    expect(app.service.sent()).toEqual([['other']]);
  });

  it('leaves nothing running when list and provider go together', async () => {
    const on = vi.spyOn(window, 'addEventListener');
    const off = vi.spyOn(window, 'removeEventListener');
    const app = createListApp();
    await app.list(ROWS, { next: transactions(5, 3), scrolling: true });
    await app.showBare(null);
    await flush(1_000);
    const online = ({ mock }: typeof on | typeof off) =>
      mock.calls.filter(([type]) => type === 'online').length;
    // TanStack listens too, as long as its own provider is mounted.
    await app.unmount();
    await flush(1_000);
    expect(online(on)).toBeGreaterThan(0);
    expect(online(off)).toBe(online(on));
  });
});

describe('scrolling', () => {
  it('loads a row only after it stayed for the dwell', async () => {
    const app = createListApp({ batch: { dwellMs: 100 } });
    await app.list([], { scrolling: true });
    await app.list(ROWS, { scrolling: true });
    await flush(90);
    expect(app.service.requests).toHaveLength(0);
    await app.list(transactions(3, 1), { scrolling: true });
    await flush(10);
    expect(app.service.sent().map((ids) => ids.slice(0, 2))).toEqual([['t1', 't2']]);
    expect(app.service.sent().flat()).not.toContain('t0');
  });

  it('loads at once when it ends', async () => {
    const app = createListApp();
    await app.list([], { scrolling: true });
    await app.list(ROWS, { scrolling: true });
    expect(app.service.requests).toHaveLength(0);
    await app.list(ROWS);
    expect(app.service.sent()).toEqual([['t0', 't1', 't2']]);
  });

  it('ends with the list', async () => {
    const app = createListApp();
    await app.list([], { scrolling: true });
    await app.show(<app.Row transaction={transaction('other')} />);
    expect(app.service.sent()).toEqual([['other']]);
  });
});
