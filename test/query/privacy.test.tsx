import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { MerchantConfig } from '../../src/query/config.js';
import { prefetchMerchants } from '../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../src/query/hooks/useMerchants.js';
import { createHttpFetcher } from '../../src/service/http/createHttpFetcher.js';
import type { Transaction } from '../../src/service/types.js';
import { createTestApp, type TestApp } from './createTestApp.js';
import { flush } from './flush.js';

/** A row as a app's own API might give it: ours are the fields at the top. */
const ROW = {
  id: 't0',
  merchant_name: 'NORTHFIELD 4111111111111111 LEEDS',
  location: 'REF GB82WEST12345698765432',
  address: '1 High Street, IBAN DE89 3704 0044 0532 0130 00',
  city: 'LEEDS',
  country: 'GB',
  postcode: 'LS1 4AP',
  mcc: '5411',
  online: false,
  latitude: 53.8,
  longitude: -1.5,
  radius: 100,

  amount: '-1234.56',
  balance: 98765.43,
  currency: 'SECRET-GBP',
  date: '2026-11-19',
  account: 'SECRET-ACCOUNT',
  iban: 'GB82WEST12345698765432',
  customer: { name: 'SECRET-NAME', address: { city: 'SECRET-CITY' } },
  tags: ['SECRET-TAG'],
  note: 'SECRET-NOTE',
  merchant_Name: 'SECRET-SPELLING',
  toJSON: () => ({ leaked: 'SECRET-JSON' }),
  [Symbol('secret')]: 'SECRET-SYMBOL',
};

class Account implements Transaction {
  id = 't1';
  secret = 'SECRET-FIELD';
  /** A getter is a field like any other, as the compiler sees it. */
  get merchant_name(): string {
    return 'FROM A GETTER';
  }
  get balance(): string {
    return 'SECRET-GETTER';
  }
}

const MASKED = {
  id: 't0',
  merchant_name: 'NORTHFIELD **************** LEEDS',
  location: 'REF **********************',
  address: '1 High Street, IBAN **** **** **** **** **** **',
  city: 'LEEDS',
  country: 'GB',
  postcode: 'LS1 4AP',
  mcc: '5411',
  online: false,
  latitude: 53.8,
  longitude: -1.5,
  radius: 100,
};

const NEVER = /SECRET|1234\.56|98765|4111111111111111|GB82WEST|3704|2026-11-19|leaked/;

/** Everything that went over the wire, as text. */
function createWire() {
  const bodies: string[] = [];
  const fetcher = createHttpFetcher({
    url: 'https://app.example/api/v3/merchant/list',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      bodies.push(`${request.url} ${JSON.stringify([...request.headers])} ${body}`);
      const { transactions } = JSON.parse(body);
      const answers = transactions.map(({ id }: Transaction) => [id, [{ name: `Shop ${id}` }]]);
      return Response.json(Object.fromEntries(answers));
    },
  });
  return {
    fetcher,
    bodies,
    requests: () => bodies.map((body) => JSON.parse(body.slice(body.indexOf('{')))),
    transactions: () =>
      bodies.flatMap((body) => JSON.parse(body.slice(body.indexOf('{'))).transactions),
  };
}

const ROWS: readonly Transaction[] = [ROW, new Account()];

function List({ app }: { app: TestApp }): null {
  const lookups = useMerchants(ROWS.slice(0, 1), { next: ROWS.slice(1) });
  for (const [id, lookup] of lookups) app.note(id, lookup);
  return null;
}

describe('a row full of secrets', () => {
  it.each([
    [
      'useMerchant',
      (app: TestApp) => ROWS.map((row) => <app.Row key={row.id} transaction={row} />),
    ],
    ['useMerchants', (app: TestApp) => <List app={app} />],
  ])('sends the twelve fields and nothing else, with %s', async (_, screen) => {
    const wire = createWire();
    const app = createTestApp({ fetcher: wire.fetcher });
    await app.show(screen(app));
    await flush(100);
    expect(app.lookup('t0').status).toBe('matched');
    expect(wire.transactions()).toEqual([MASKED, { id: 't1', merchant_name: 'FROM A GETTER' }]);
    expect(wire.bodies.join()).not.toMatch(NEVER);
    expect(JSON.stringify(app.events)).not.toMatch(/NORTHFIELD|LEEDS|GETTER FIELD|SECRET/);
    const keys = app.client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/NORTHFIELD|LEEDS|High Street|SECRET/);
    expect(JSON.stringify(dehydrate(app.client))).not.toMatch(NEVER);
  });

  it('sends the twelve fields and nothing else, with prefetchMerchants', async () => {
    const wire = createWire();
    const app = createTestApp();
    const prefetched = prefetchMerchants(app.client, {
      fetcher: wire.fetcher,
      transactions: ROWS,
    });
    await flush(100);
    await prefetched;
    expect(wire.transactions()).toHaveLength(2);
    expect(wire.bodies.join()).not.toMatch(NEVER);
  });
});

/** Options as a host app without types might give them. */
const OPTIONS: object = {
  type: 'extended',
  language: null,
  logo_size: undefined,
  defaultLogo: false,
  additionalInfo: 'SECRET-TEXT',
  clearResponse: { note: 'SECRET-OBJECT' },
  forceCacheableFields: ['website', 'SECRET-FIELD', 'phone', 'name', 'name'],
  apiKey: 'SECRET-KEY',
  secretNote: 'SECRET-NOTE',
  transactions: [{ id: 'SECRET-ID' }],
  Language: 'SECRET-SPELLING',
};
const SENT_OPTIONS = {
  type: 'extended',
  defaultLogo: false,
  forceCacheableFields: ['name', 'website'],
};

describe('options full of secrets', () => {
  const config: MerchantConfig = { request: OPTIONS };

  it('send the options that are known and of the right type, and nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wire = createWire();
    const app = createTestApp({ fetcher: wire.fetcher, config });
    await app.show(<app.Row transaction={ROW} />);
    await flush(100);
    expect(app.lookup('t0').status).toBe('matched');
    expect(wire.requests()).toStrictEqual([{ ...SENT_OPTIONS, transactions: [MASKED] }]);
    expect(JSON.stringify(dehydrate(app.client))).not.toMatch(NEVER);
    expect(warn).toHaveBeenCalled();
    expect(warn.mock.calls.join()).not.toMatch(NEVER);
  });

  it('send the same for a prefetch, whose rows the provider then knows', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wire = createWire();
    const app = createTestApp({ fetcher: wire.fetcher, config });
    const options = { fetcher: wire.fetcher, transactions: [ROW], config };
    const prefetched = prefetchMerchants(app.client, options);
    await flush(100);
    await prefetched;
    await app.show(<app.Row transaction={ROW} />);
    await flush(100);
    expect(app.history('t0')).toEqual(['matched']);
    expect(wire.requests()).toStrictEqual([{ ...SENT_OPTIONS, transactions: [MASKED] }]);
  });

  it.each<[string, object]>([
    ['null', { language: null, defaultLogo: null, clearResponse: null, type: null }],
    ['undefined', { language: undefined, additionalInfo: undefined, type: undefined }],
    ['an empty list', { forceCacheableFields: [] }],
    ['no options at all', {}],
  ])('send no option that is not set: %s', async (_, request) => {
    const wire = createWire();
    const app = createTestApp({ fetcher: wire.fetcher, config: { request } });
    await app.show(<app.Row transaction={ROW} />);
    await flush(100);
    expect(wire.requests()).toStrictEqual([{ type: 'restrictive', transactions: [MASKED] }]);
  });

  it('send every option of the interface that is set', async () => {
    const request = {
      type: 'unheard-of',
      logo_size: '3x',
      defaultLogo: true,
      language: 'de',
      additionalInfo: false,
      clearResponse: true,
      forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'],
    } as const;
    const wire = createWire();
    const app = createTestApp({ fetcher: wire.fetcher, config: { request } });
    await app.show(<app.Row transaction={ROW} />);
    await flush(100);
    expect(wire.requests()).toStrictEqual([{ ...request, transactions: [MASKED] }]);
  });
});

describe('a redacted row full of secrets', () => {
  it('sends the twelve fields of what may be sent, masked', async () => {
    const wire = createWire();
    const app = createTestApp({
      fetcher: wire.fetcher,
      redact: (row) => (row === ROW ? { ...ROW, city: 'SENT 4111111111111111' } : null),
    });
    await app.show(ROWS.map((row) => <app.Row key={row.id} transaction={row} />));
    await flush(100);
    expect(wire.requests()).toStrictEqual([
      {
        type: 'restrictive',
        transactions: [{ ...MASKED, city: 'SENT ****************' }],
      },
    ]);
    expect(app.history('t1')).toEqual(['idle']);
    expect(JSON.stringify(app.events)).not.toContain('t1');
  });
});
