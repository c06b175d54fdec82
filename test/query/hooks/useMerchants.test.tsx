import { IsRestoringProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import type { MerchantLookup } from '../../../src/query/hooks/MerchantLookup.js';
import { type UseMerchantsOptions, useMerchants } from '../../../src/query/hooks/useMerchants.js';
import type { Transaction } from '../../../src/service/types.js';
import { type Bank, type BankParts, createBank, transaction, transactions } from '../createBank.js';
import { bodyFor, createService } from '../createService.js';
import { turn } from '../turn.js';

interface ListProps extends UseMerchantsOptions {
  rows: readonly Transaction[];
  maps: ReadonlyMap<string, MerchantLookup>[];
}

function List({ rows, maps, ...options }: ListProps): null {
  maps.push(useMerchants(rows, options));
  return null;
}

interface ListBank extends Bank {
  /** What `useMerchants` returned, render by render. */
  readonly maps: readonly ReadonlyMap<string, MerchantLookup>[];
  list(rows: readonly Transaction[], options?: UseMerchantsOptions): Promise<void>;
  statuses(): readonly string[];
}

function createListBank(parts: BankParts = {}): ListBank {
  const bank = createBank(parts);
  const maps: ReadonlyMap<string, MerchantLookup>[] = [];
  const element = (rows: readonly Transaction[], options: UseMerchantsOptions): ReactElement => (
    <List rows={rows} maps={maps} {...options} />
  );
  return Object.assign(bank, {
    maps,
    list: (rows: readonly Transaction[], options: UseMerchantsOptions = {}) =>
      bank.show(element(rows, options)),
    statuses: () => [...(maps.at(-1)?.values() ?? [])].map(({ status }) => status),
  });
}

const ROWS = transactions(3);

describe('useMerchants', () => {
  it('finds the merchants of a screenful in one call, by transaction id', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    expect(bank.statuses()).toEqual(['pending', 'pending', 'pending']);
    bank.service.last().answer({ ...bodyFor(['t0']), t1: [] });
    await turn();
    expect([...(bank.maps.at(-1)?.keys() ?? [])]).toEqual(['t0', 't1', 't2']);
    expect(bank.statuses()).toEqual(['matched', 'unmatched', 'failed']);
    expect(bank.service.sent()).toEqual([['t0', 't1', 't2']]);
  });

  it('asks 90 rows in four even calls, two at a time', async () => {
    const bank = createListBank();
    await bank.list(transactions(90));
    expect(bank.service.calls).toHaveLength(2);
    for (let answered = 0; answered < bank.service.calls.length; answered += 1) {
      bank.service.calls[answered]?.answer();
      await turn();
    }
    expect(bank.service.calls).toHaveLength(4);
    const sizes = bank.service.sizes();
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(new Set(bank.service.sent().flat()).size).toBe(90);
    expect(new Set(bank.statuses())).toEqual(new Set(['matched']));
  });

  it('is idle and asks nothing while disabled', async () => {
    const bank = createListBank();
    await bank.list(ROWS, { enabled: false });
    expect(bank.statuses()).toEqual(['idle', 'idle', 'idle']);
    expect(bank.service.calls).toHaveLength(0);
    await bank.list(ROWS);
    expect(bank.service.sizes()).toEqual([3]);
  });

  it('asks the type it is given', async () => {
    const bank = createListBank();
    await bank.list(ROWS, { type: 'extended' });
    expect(bank.service.last().request.type).toBe('extended');
  });

  it('shows a row that failed as pending, from the first frame on, when its wait is over', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    bank.service.last().answer(bodyFor(['t0', 't1']));
    await turn();
    const shown = async () => {
      await bank.list([]);
      const before = bank.maps.length;
      await bank.list(ROWS);
      return bank.maps.slice(before).map((map) => map.get('t2')?.status);
    };
    expect(new Set(await shown())).toEqual(new Set(['failed']));
    await turn(30_000);
    expect(new Set(await shown())).toEqual(new Set(['pending']));
    expect(bank.service.sent()).toEqual([['t0', 't1', 't2'], ['t2']]);
  });

  it('asks nothing while the host restores its cache, and then only what was not in it', async () => {
    const bank = createListBank();
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    const screen = (isRestoring: boolean) => (
      <IsRestoringProvider value={isRestoring}>
        <List rows={ROWS} maps={maps} />
      </IsRestoringProvider>
    );
    await bank.show(screen(true));
    await turn(1_000);
    expect(bank.service.calls).toHaveLength(0);
    const stored = { status: 'matched', merchants: [{ name: 'Stored' }], lookupId: 't0' };
    bank.client.setQueryData(merchantQueryOptions(transaction('t0')).queryKey, stored);
    await bank.show(screen(false));
    await turn(16);
    expect(maps.at(-1)?.get('t0')?.merchant?.name).toBe('Stored');
    expect(bank.service.sent()).toEqual([['t1', 't2']]);
  });

  it('retries the row whose lookup is told to', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    bank.service.last().answer(bodyFor(['t0', 't2']));
    await turn();
    bank.maps.at(-1)?.get('t1')?.retry();
    await turn();
    expect(bank.service.sent()).toEqual([['t0', 't1', 't2'], ['t1']]);
    expect(bank.statuses()).toEqual(['matched', 'pending', 'matched']);
    bank.service.last().answer();
    await turn();
    expect(bank.statuses()).toEqual(['matched', 'matched', 'matched']);
  });
});

describe('identity', () => {
  it('keeps the map while no lookup changed, even for rows that were mapped anew', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    const pending = bank.maps.at(-1);
    await bank.list(ROWS.map((row) => ({ ...row })));
    expect(bank.maps.at(-1)).toBe(pending);
    bank.service.last().answer();
    await turn();
    const matched = bank.maps.at(-1);
    expect(matched).not.toBe(pending);
    await bank.list([...ROWS]);
    expect(bank.maps.at(-1)).toBe(matched);
  });

  it('keeps the lookups, and their retry, of rows that stay when the screen moves on', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    bank.service.last().answer();
    await turn();
    const before = bank.maps.at(-1);
    await bank.list(transactions(3, 1));
    const after = bank.maps.at(-1);
    expect(after).not.toBe(before);
    expect(after?.get('t1')).toBe(before?.get('t1'));
    expect(after?.get('t2')?.retry).toBe(before?.get('t2')?.retry);
    expect(after?.has('t0')).toBe(false);
    expect(bank.statuses()).toEqual(['matched', 'matched', 'pending']);
  });

  it('changes the map when only the order of the rows did not stay', async () => {
    const bank = createListBank({ service: createService({ answersAtOnce: true }) });
    await bank.list(ROWS);
    const before = bank.maps.at(-1);
    await bank.list(ROWS.slice(1));
    expect(bank.maps.at(-1)).not.toBe(before);
    expect(bank.maps.at(-1)?.get('t2')).toBe(before?.get('t2'));
  });

  it('changes only the lookup that changed', async () => {
    const bank = createListBank();
    await bank.list(ROWS);
    bank.service.last().answer(bodyFor(['t0', 't1']));
    await turn();
    const before = bank.maps.at(-1);
    before?.get('t2')?.retry();
    await turn();
    const after = bank.maps.at(-1);
    expect(after?.get('t0')).toBe(before?.get('t0'));
    expect(after?.get('t2')).not.toBe(before?.get('t2'));
  });
});

describe('rows that are alike', () => {
  it('are asked once and each get the answer, when their content is equal', async () => {
    const bank = createListBank();
    const twin = { ...transaction('t0'), id: 'twin' };
    await bank.list([...ROWS, twin]);
    const [seen = ''] = bank.service.last().ids;
    expect(bank.service.sizes()).toEqual([3]);
    bank.service.last().answer();
    await turn();
    const map = bank.maps.at(-1);
    for (const id of ['t0', 'twin']) {
      expect(map?.get(id)).toMatchObject({
        status: 'matched',
        merchant: { name: `Shop ${seen}` },
        lookupId: seen,
      });
    }
  });

  it('may be one row twice, silently', async () => {
    const bank = createListBank();
    await bank.list([transaction('t0'), transaction('t0')]);
    expect(bank.service.sent()).toEqual([['t0']]);
    expect(bank.maps.at(-1)?.size).toBe(1);
  });

  it('warn once, naming the id, when an id stands for different content: the first row counts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const bank = createListBank();
    const rows = [transaction('same'), transaction('same', { city: 'LEEDS' })];
    await bank.list(rows);
    await bank.list([...rows]);
    bank.service.last().answer({ same: [{ name: 'First' }] });
    await turn();
    expect(bank.service.sent()).toEqual([['same']]);
    expect(bank.service.last().request.transactions).toEqual([transaction('same')]);
    expect(bank.maps.at(-1)?.get('same')?.merchant?.name).toBe('First');
    expect(warn.mock.calls).toEqual([
      [
        'Merchantry: expected every transaction of a list to have an id of its own, but got "same" for two rows with different content. The first one counts.',
      ],
    ]);
  });

  it('never share a call when two lists use one id for different content', async () => {
    const bank = createListBank();
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    await bank.show([
      <List key="1" rows={[transaction('same')]} maps={maps} />,
      <List key="2" rows={[transaction('same', { city: 'LEEDS' })]} maps={maps} />,
    ]);
    expect(bank.service.sent()).toEqual([['same'], ['same']]);
  });
});

describe('next', () => {
  it('fills a call that goes anyway, and the rows need no call when they come', async () => {
    const bank = createListBank();
    await bank.list(transactions(10), { next: transactions(25, 10) });
    expect(bank.service.sizes()).toEqual([25]);
    bank.service.last().answer();
    await turn();
    await bank.list(transactions(10, 10), { next: transactions(25, 20) });
    expect(bank.service.sizes()).toEqual([25]);
    expect(new Set(bank.statuses())).toEqual(new Set(['matched']));
    expect(bank.statuses()).toHaveLength(10);
  });

  it('makes no call of its own', async () => {
    const bank = createListBank();
    await bank.list([], { next: transactions(25) });
    await turn(1_000);
    expect(bank.service.calls).toHaveLength(0);
  });

  it('is forgotten when the list goes', async () => {
    const bank = createListBank();
    const other = <bank.Row key="other" transaction={transaction('other')} />;
    const maps: ReadonlyMap<string, MerchantLookup>[] = [];
    await bank.show([<List key="list" rows={[]} maps={maps} next={transactions(5)} />]);
    await bank.show([other]);
    expect(bank.service.sent()).toEqual([['other']]);
  });

  it('leaves nothing running when list and provider go together', async () => {
    const on = vi.spyOn(window, 'addEventListener');
    const off = vi.spyOn(window, 'removeEventListener');
    const bank = createListBank();
    await bank.list(ROWS, { next: transactions(5, 3), scrolling: true });
    await bank.showBare(null);
    await turn(1_000);
    const online = ({ mock }: typeof on | typeof off) =>
      mock.calls.filter(([type]) => type === 'online').length;
    // TanStack listens too, as long as its own provider is mounted.
    await bank.unmount();
    await turn(1_000);
    expect(online(on)).toBeGreaterThan(0);
    expect(online(off)).toBe(online(on));
  });
});

describe('scrolling', () => {
  it('asks a row only after it stayed for the dwell', async () => {
    const bank = createListBank({ batch: { dwellMs: 100 } });
    await bank.list([], { scrolling: true });
    await bank.list(ROWS, { scrolling: true });
    await turn(90);
    expect(bank.service.calls).toHaveLength(0);
    await bank.list(transactions(3, 1), { scrolling: true });
    await turn(10);
    expect(bank.service.sent().map((ids) => ids.slice(0, 2))).toEqual([['t1', 't2']]);
    expect(bank.service.sent().flat()).not.toContain('t0');
  });

  it('asks at once when it ends', async () => {
    const bank = createListBank();
    await bank.list([], { scrolling: true });
    await bank.list(ROWS, { scrolling: true });
    expect(bank.service.calls).toHaveLength(0);
    await bank.list(ROWS);
    expect(bank.service.sent()).toEqual([['t0', 't1', 't2']]);
  });

  it('ends with the list', async () => {
    const bank = createListBank();
    await bank.list([], { scrolling: true });
    await bank.show(<bank.Row transaction={transaction('other')} />);
    expect(bank.service.sent()).toEqual([['other']]);
  });
});
