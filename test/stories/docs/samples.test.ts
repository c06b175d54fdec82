import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createHttpFetcher,
  type ListedTransaction,
  type MerchantListRequest,
  prefetchMerchants,
} from '../../../src/index.js';
import { type Entry, fromIso20022, listed } from '../../../stories/docs/samples/fromIso20022.js';
import {
  fromKnownHosts,
  logosOnly,
  noImages,
  throughProxy,
} from '../../../stories/docs/samples/imagePolicies.js';
import { loadAccount, merchantConfig } from '../../../stories/docs/samples/loadAccount.js';
import { openTelemetry } from '../../../stories/docs/samples/openTelemetry.js';
import { ownFetcher } from '../../../stories/docs/samples/ownFetcher.js';
import { dehydrateOptions } from '../../../stories/docs/samples/persistOptions.js';
import { refreshAll, refreshOne } from '../../../stories/docs/samples/refreshMerchants.js';
import { sandboxFetcher } from '../../../stories/docs/samples/sandboxFetcher.js';
import { toDecimal } from '../../../stories/docs/samples/toDecimal.js';
import { type Tracer, tracedFetch } from '../../../stories/docs/samples/tracedFetch.js';
import { createMerchantMetrics } from '../../../stories/recipes/createMerchantMetrics.js';

const respondAll = ({ transactions }: { transactions: readonly { id: string }[] }) =>
  Object.fromEntries(transactions.map(({ id }) => [id, [{ name: `Shop ${id}` }]]));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ownFetcher', () => {
  const context = { signal: new AbortController().signal, setReceipt: vi.fn() };
  const body = { type: 'restrictive', transactions: [] };

  it('resolves to the JSON of the response', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ t1: [] }));
    await expect(ownFetcher(body, context)).resolves.toEqual({ t1: [] });
  });

  it('rejects with an error that the planner understands', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
    await expect(ownFetcher(body, context)).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('tracedFetch', () => {
  const row = { type: 'restrictive', transactions: [{ id: 'a', merchant_name: 'SHOP 17' }] };
  const context = { signal: new AbortController().signal, setReceipt: vi.fn() };

  /** A request by the ready-made fetcher, and what its span was told. */
  async function trace(respond: () => Promise<Response>) {
    const spans: unknown[] = [];
    const tracer: Tracer = {
      startActiveSpan: (name, options, run) => {
        spans.push([name, options]);
        return run({
          setAttribute: (...attribute) => spans.push(attribute),
          setStatus: (status) => spans.push(status),
          end: () => spans.push('end'),
        });
      },
    };
    const send = vi.fn<typeof fetch>(respond);
    const inject = (headers: Record<string, string>) =>
      Object.assign(headers, { traceparent: 'T' });
    const fetcher = createHttpFetcher({ url: '/api', fetch: tracedFetch(tracer, inject, send) });
    const result = await fetcher(row, context).catch((error: Error) => error);
    const headers = new Headers(send.mock.calls[0]?.[1]?.headers);
    return { spans, result, headers };
  }
  const begun = ['merchants', { kind: 2, attributes: { 'http.request.method': 'POST' } }];

  it('tells the status, and sends its trace beside the other headers', async () => {
    const { spans, result, headers } = await trace(async () => Response.json({ a: [] }));
    expect(result).toEqual({ a: [] });
    expect(spans).toEqual([begun, ['http.response.status_code', 200], 'end']);
    expect(Object.fromEntries(headers)).toMatchObject({
      traceparent: 'T',
      'content-type': 'application/json',
    });
  });

  it('tells of failures, which stay what they are', async () => {
    const refused = await trace(async () => new Response(null, { status: 401 }));
    expect(refused.result).toMatchObject({ kind: 'unauthorized' });
    expect(refused.spans.slice(1)).toEqual([
      ['http.response.status_code', 401],
      { code: 2 },
      'end',
    ]);
    const broken = await trace(() => Promise.reject(new TypeError('no network')));
    expect(broken.result).toMatchObject({ kind: 'network' });
    expect(broken.spans.slice(1)).toEqual([['error.type', 'TypeError'], { code: 2 }, 'end']);
  });
});

describe('openTelemetry', () => {
  it('makes each instrument once, and gives it every value with its tags', () => {
    const written: unknown[][] = [];
    const instrument = (name: string, ...options: unknown[]) => {
      written.push([name, ...options]);
      const write = (...values: unknown[]) => written.push([name, ...values]);
      return { add: write, record: write };
    };
    const tool = openTelemetry({ createCounter: instrument, createHistogram: instrument });
    const { onEvent } = createMerchantMetrics(tool);
    const ids = ['a', 'b'];
    const request = { batch: 1, ids, attempt: 1 };
    onEvent({ type: 'sent', ...request, filled: 0, probe: false });
    onEvent({ type: 'received', ...request, durationMs: 40 });
    onEvent({ type: 'received', ...request, durationMs: 50 });
    expect(written).toEqual([
      ['merchants.requests'],
      ['merchants.requests', 1, { probe: 'false' }],
      ['merchants.rows_requested'],
      ['merchants.rows_requested', 2, {}],
      ['merchants.latency_ms', { unit: 'ms' }],
      ['merchants.latency_ms', 40, { outcome: 'received' }],
      ['merchants.latency_ms', 50, { outcome: 'received' }],
    ]);
  });
});

describe('sandboxFetcher', () => {
  it('needs no network', async () => {
    const transactions = [{ id: 't1', merchant_name: 'HARROW AND VALE 0217 LEEDS GB' }];
    const response = await sandboxFetcher(
      { type: 'extended', transactions },
      { signal: new AbortController().signal, setReceipt: vi.fn() },
    );
    expect(response).toMatchObject({ t1: [{ name: expect.any(String) }] });
  });
});

describe('toDecimal', () => {
  it.each([
    [-1234, 'GBP', '-12.34'],
    [-5, 'EUR', '-0.05'],
    [0, 'EUR', '0.00'],
    [-2480, 'JPY', '-2480'],
    [12345, 'KWD', '12.345'],
    [9007199254740993n, 'GBP', '90071992547409.93'],
  ])('writes %s of %s as %s', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text);
  });
});

describe('fromIso20022', () => {
  const entry: Entry = {
    id: 'e1',
    status: 'BOOK',
    direction: 'DBIT',
    amount: '4.20',
    currency: 'GBP',
    date: '2026-11-20',
    code: 'CCRD-POSD',
    text: 'NORTHSIDE COFF 2041 LONDON GB',
  };
  const card = { lastDigits: '4417', mcc: '5814' };

  it.each<[Partial<Entry>, Partial<ListedTransaction>]>([
    [{ card }, { amount: '-4.20', state: 'booked', card: '•• 4417', mcc: '5814' }],
    [
      { card, direction: 'CRDT' },
      { amount: '4.20', state: 'refunded' },
    ],
    [{ card, status: 'PDNG' }, { state: 'pending' }],
    [{ card, status: 'RJCT' }, { state: 'declined' }],
    [
      { code: 'RDDT-ESDD', party: { name: 'City Water', isPerson: false } },
      { merchant_name: 'City Water', method: 'Direct debit', counterparty: undefined },
    ],
    [{ code: 'ICDT-STDO' }, { method: 'Standing order' }],
    [
      { code: 'ICDT-ESCT', party: { name: 'Ada', isPerson: true }, reference: 'Dinner' },
      { method: 'Transfer', counterparty: { name: 'Ada' }, note: 'Dinner' },
    ],
  ])('maps %j to %j', (given, expected) => {
    expect(fromIso20022({ ...entry, ...given })).toMatchObject(expected);
  });

  it('lists nothing that only informs', () => {
    expect(listed([entry, { ...entry, status: 'INFO' }])).toEqual([entry]);
  });
});

describe('refreshMerchants', () => {
  const first = {
    id: 'a',
    merchant_name: 'SHOP A',
    amount: 1,
    currency: 'GBP',
    date: '2026-11-20',
  };
  const second = { ...first, id: 'b', merchant_name: 'SHOP B' };

  it('invalidates every result, or that of one row', async () => {
    const client = new QueryClient();
    const fetcher = async (request: MerchantListRequest) => respondAll(request);
    await prefetchMerchants(client, {
      fetcher,
      transactions: [first, second],
      config: merchantConfig,
    });
    const invalidated = () =>
      client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated }).length;
    await refreshOne(client, first, merchantConfig);
    expect(invalidated()).toBe(1);
    await refreshAll(client);
    expect(invalidated()).toBe(2);
  });
});

describe('samples of data', () => {
  it('loadAccount fills a cache with the first screen', async () => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) =>
      Response.json(respondAll(JSON.parse(String(init.body)))),
    );
    const rows: ListedTransaction[] = Array.from({ length: 30 }, (_, index) => ({
      id: `t${index}`,
      merchant_name: `SHOP ${index}`,
      amount: '-4.20',
      currency: 'GBP',
      date: '2026-11-20',
    }));
    const fetched = vi.spyOn(globalThis, 'fetch');
    const request = new Request('https://bank.example/', { headers: { Cookie: 'session=7' } });
    const { queries } = await loadAccount(rows, request);
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('Cookie')).toBe('session=7');
    expect(queries).toHaveLength(25);
    expect(merchantConfig.request?.type).toBe('extended');
  });

  it('image policies allow what they say', () => {
    const logo = new URL('https://logos.example/a b.png');
    const picture = { for: 'logo' } as const;
    const proxied = '/api/merchant-image?url=https%3A%2F%2Flogos.example%2Fa%2520b.png';
    expect(fromKnownHosts(logo, picture)?.src).toBe('https://logos.example/a%20b.png');
    expect(fromKnownHosts(new URL('https://elsewhere.example/a.png'), picture)).toBeNull();
    expect(throughProxy(logo, picture)?.src).toBe(proxied);
    expect(logosOnly(logo, picture)?.src).toBe(proxied);
    expect(logosOnly(logo, { for: 'category' })).toBeNull();
    expect(logosOnly(logo, { for: 'reviewer' })).toBeNull();
    expect(noImages(logo, picture)).toBeNull();
  });

  it('persistOptions treat other queries as TanStack does', async () => {
    const client = new QueryClient();
    client.setQueryData(['other'], 1);
    const [query] = client.getQueryCache().getAll();
    expect(query && dehydrateOptions.shouldDehydrateQuery(query)).toBe(true);
  });
});
