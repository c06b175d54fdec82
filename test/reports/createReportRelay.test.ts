import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECEIPT_HEADER, writeReceipt } from '../../src/endpoint/receipt.js';
import type { MerchantReport } from '../../src/report/ReportMerchant.js';
import type { MerchantReportReason } from '../../src/report/ReportReasons.js';
import {
  createReportRelay,
  type RelayedReport,
  type ReportRelayErrorKind,
  type ReportRelayEvent,
  type ReportRelayOptions,
} from '../../src/reports/createReportRelay.js';
import { createHttpFetcher } from '../../src/service/http/createHttpFetcher.js';
import { fc } from '../fc.js';
import { createService as createLookupService, gatewayWith, row } from '../gateway/gatewayWith.js';

const SECRET = 'a secret that all of the replicas have';
const KEY = 'the-key-of-the-service';
const SERVICE_URL = 'https://service.example/eu/crowdsourcing?v=3';
const SERVICE_ID = 'the-hash-of-one-lookup';
const CARD = '4111 1111 1111 1111';

const receiptFor = (lookupId: string, scope = 'customer-1', secret = SECRET) =>
  writeReceipt(
    secret,
    scope,
    new Map([
      [
        lookupId,
        { serviceId: SERVICE_ID, headers: { 'x-request-id': 'request-7', 'X-Timestamp': 'today' } },
      ],
    ]),
  );

const REPORT: MerchantReport = {
  transactionId: 'customer-iban-1',
  lookupId: 'row-1',
  reason: 'name',
  suggestion: 'It is Northside Coffee',
  receipt: { 'merchantry-receipt': receiptFor('row-1') },
};

/** A service that remembers what reached it. */
function createService(respond: () => Response | Promise<Response> = () => new Response(null)) {
  const calls: Request[] = [];
  return {
    calls,
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      calls.push(new Request(input, init));
      return respond();
    }) as typeof fetch,
  };
}

let events: ReportRelayEvent[] = [];
beforeEach(() => {
  events = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const relayWith = (options: Partial<ReportRelayOptions> = {}) =>
  createReportRelay({
    serviceUrl: SERVICE_URL,
    apiKey: KEY,
    authorize: (request) => request.headers.has('Authorization'),
    scopeOf: (request) => request.headers.get('Authorization') ?? '',
    secret: SECRET,
    onEvent: (event) => events.push(event),
    ...options,
  });

const request = (
  report: unknown,
  { scope = 'customer-1', ...headers } = {},
  signal?: AbortSignal,
) =>
  new Request('https://bank.example/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: scope, ...headers },
    body: typeof report === 'string' ? report : JSON.stringify(report),
    ...(signal && { signal }),
  });

describe('createReportRelay', () => {
  it('forwards a report with the key, the id and the headers that the service knows', async () => {
    const service = createService();
    const response = await relayWith({ fetch: service.fetch })(request(REPORT));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const [call] = service.calls;
    expect(call?.url).toBe(SERVICE_URL);
    expect(call?.method).toBe('POST');
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'x-api-key': KEY,
      'x-request-id': 'request-7',
      'x-timestamp': 'today',
    });
    expect(await call?.json()).toEqual({
      id: SERVICE_ID,
      reason: 'name',
      suggestion: 'It is Northside Coffee',
    });
    expect(events).toEqual([{ type: 'reported', status: 204, durationMs: expect.any(Number) }]);
  });

  it('tells the service the id under which it saw the lookup that a gateway answered', async () => {
    const service = createLookupService();
    const gateway = gatewayWith({ secret: SECRET, fetch: service.fetch });
    const fetcher = createHttpFetcher({
      url: 'https://bank.example/api/merchants',
      headers: { Authorization: 'customer-1' },
      receiptHeaders: [RECEIPT_HEADER],
      fetch: (input, init) => gateway.fetch(new Request(input, init)),
    });
    const transactions = [row('row-1', 'HARROW AND VALE 0217 LEEDS GB'), row('row-2', 'KIOSK 9')];
    let receipt = {};
    const setReceipt = (headers: Record<string, string>) => {
      receipt = headers;
    };
    const { signal } = new AbortController();
    await fetcher({ type: 'restrictive', transactions }, { signal, setReceipt });

    const reports = createService();
    const relay = relayWith({ fetch: reports.fetch });
    const response = await relay(request({ ...REPORT, receipt }));
    expect(response.status).toBe(204);
    const id = service.calls[0]?.body.transactions[0]?.id;
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await reports.calls[0]?.json()).toMatchObject({ id });
    expect(reports.calls[0]?.headers.get('X-Request-Id')).toBe('request-1');
  });

  it('takes every reason that the form offers', async () => {
    const reasons: Record<MerchantReportReason, true> = {
      name: true,
      location: true,
      logo: true,
      category: true,
    };
    const service = createService();
    const relay = relayWith({ fetch: service.fetch });
    for (const reason of Object.keys(reasons)) await relay(request({ ...REPORT, reason }));
    const sent = await Promise.all(service.calls.map(async (call) => (await call.json()).reason));
    expect(sent).toEqual(Object.keys(reasons));
  });

  it('masks numbers once more, and sends nothing else of what came', async () => {
    const service = createService();
    const report = { ...REPORT, suggestion: `my card ${CARD}`, amount: 99, iban: 'secret' };
    await relayWith({ fetch: service.fetch })(request(report));
    expect(await service.calls[0]?.text()).toBe(
      `{"id":"${SERVICE_ID}","reason":"name","suggestion":"my card **** **** **** ****"}`,
    );
  });

  it.each([
    [2000, 204],
    [2001, 400],
  ])('answers a suggestion of %i characters with %i', async (length, status) => {
    const relay = relayWith({ fetch: createService().fetch });
    const response = await relay(request({ ...REPORT, suggestion: '😀'.repeat(length) }));
    expect(response.status).toBe(status);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['an array', [REPORT]],
    ['a text', '"report"'],
    ['another reason', { ...REPORT, reason: 'price' }],
    ['a reason of every object', { ...REPORT, reason: 'constructor' }],
    ['a list of reasons', { ...REPORT, reason: ['name'] }],
    ['no suggestion', { ...REPORT, suggestion: undefined }],
    ['a suggestion that is no text', { ...REPORT, suggestion: 1 }],
    ['an empty id', { ...REPORT, transactionId: '' }],
    ['a number as an id', { ...REPORT, lookupId: 1 }],
    ['a candidate that is none', { ...REPORT, candidate: -1 }],
    ['a long id', { ...REPORT, lookupId: 'x'.repeat(201) }],
    ['a receipt that is a list', { ...REPORT, receipt: ['a'] }],
    ['a receipt that is null', { ...REPORT, receipt: null }],
    ['properties of a prototype', `{"__proto__":${JSON.stringify(REPORT)}}`],
    ['deep nesting', '['.repeat(15_000)],
  ])('answers 400 to %s', async (_, report) => {
    const service = createService();
    const response = await relayWith({ fetch: service.fetch })(request(report));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'the body is not a report of a merchant' });
    expect(service.calls).toEqual([]);
    expect(events).toEqual([{ type: 'refused', reason: 'malformed', status: 400 }]);
  });

  it('takes nothing from a prototype that other code has changed', async () => {
    const { suggestion, ...report } = REPORT;
    Object.defineProperty(Object.prototype, 'suggestion', {
      value: suggestion,
      configurable: true,
    });
    try {
      const relay = relayWith({ fetch: createService().fetch });
      expect((await relay(request(report))).status).toBe(400);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'suggestion');
    }
  });

  it('never fails on any JSON, and never calls the service for what is no report', async () => {
    const service = createService();
    const relay = relayWith({ fetch: service.fetch, limits: { reportsPerMinute: 100_000 } });
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record({
        transactionId: fc.jsonValue(),
        lookupId: fc.jsonValue(),
        reason: fc.constantFrom('name', 'logo', 1),
        suggestion: fc.string({ unit: 'binary' }),
        receipt: fc.dictionary(fc.constantFrom('merchantry-receipt', 'a'), fc.jsonValue()),
      }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (report) => {
        expect([400, 422]).toContain((await relay(request(JSON.stringify(report)))).status);
      }),
    );
    expect(service.calls).toEqual([]);
  });

  describe('receipt', () => {
    it.each([
      ['none', undefined],
      ['an empty one', {}],
      ['garbage', { 'merchantry-receipt': 'garbage' }],
      ['no text', { 'merchantry-receipt': { a: 1 } }],
      ['that of another row', { 'merchantry-receipt': receiptFor('row-2') }],
      ['that of another scope', { 'merchantry-receipt': receiptFor('row-1', 'customer-2') }],
      [
        'that of another secret',
        { 'merchantry-receipt': receiptFor('row-1', 'customer-1', SECRET.toUpperCase()) },
      ],
      ['plain headers', { 'x-request-id': 'request-7', 'x-timestamp': 'today' }],
      ['one that is too long', { 'merchantry-receipt': 'x'.repeat(20_000) }],
    ])('answers 422 to %s', async (_, receipt) => {
      const service = createService();
      const response = await relayWith({ fetch: service.fetch })(request({ ...REPORT, receipt }));
      expect(response.status).toBe(422);
      expect(service.calls).toEqual([]);
      expect(events).toEqual([{ type: 'refused', reason: 'malformed', status: 422 }]);
    });

    it('may be signed by any of several secrets', async () => {
      const [old, other] = [
        'an older secret of the same replicas',
        'a secret that is nobody’s at all',
      ];
      const relay = relayWith({ fetch: createService().fetch, secret: [SECRET, old] });
      for (const [secret, status] of [
        [SECRET, 204],
        [old, 204],
        [other, 422],
      ] as const) {
        const receipt = { 'merchantry-receipt': receiptFor('row-1', 'customer-1', secret) };
        expect((await relay(request({ ...REPORT, receipt }))).status).toBe(status);
      }
    });

    it('is found under its name in any case', async () => {
      const relay = relayWith({ fetch: createService().fetch });
      const receipt = { 'Merchantry-RECEIPT': receiptFor('row-1') };
      expect((await relay(request({ ...REPORT, receipt }))).status).toBe(204);
    });

    it('comes from the browser where no gateway signs it, by the configured names', async () => {
      const service = createService();
      const receiptHeaders = ['X-Request-Id', 'X-Timestamp'];
      const relay = relayWith({ secret: undefined, receiptHeaders, fetch: service.fetch });
      const receipt = {
        'x-request-id': 'request-7',
        'X-TIMESTAMP': '12:00',
        'X-Api-Key': 'forged',
        cookie: 'a=1',
        host: 'evil.example',
        date: 'never',
      };
      expect((await relay(request({ ...REPORT, receipt }))).status).toBe(204);
      expect(Object.fromEntries(service.calls[0]?.headers ?? [])).toEqual({
        'content-type': 'application/json',
        'x-api-key': KEY,
        'x-request-id': 'request-7',
        'x-timestamp': '12:00',
      });
      expect(await service.calls[0]?.json()).toMatchObject({ id: 'row-1' });
    });

    it.each(['a\r\nX-Api-Key: forged', 'a\nb', 'a\0', '東京', '', 'x'.repeat(1001)])(
      'leaves out the value %j, which could be no header',
      async (value) => {
        const service = createService();
        const relay = relayWith({ secret: undefined, fetch: service.fetch });
        const receipt = { 'X-Request-Id': value, 'x-timestamp': 'today' };
        expect((await relay(request({ ...REPORT, receipt }))).status).toBe(204);
        const [call] = service.calls;
        expect(call?.headers.has('X-Request-Id')).toBe(false);
        expect(call?.headers.get('X-Timestamp')).toBe('today');
        expect(call?.headers.get('X-Api-Key')).toBe(KEY);
      },
    );
  });

  describe('toBody', () => {
    it('writes what the service wants, also later', async () => {
      const service = createService();
      const toBody = async ({ id, candidate, receipt, suggestion }: RelayedReport) => ({
        transactionId: id,
        candidate,
        requestId: receipt['X-Request-Id'],
        timestamp: receipt['X-Timestamp'],
        text: suggestion,
      });
      await relayWith({ fetch: service.fetch, toBody })(request({ ...REPORT, candidate: 2 }));
      expect(await service.calls[0]?.json()).toEqual({
        transactionId: SERVICE_ID,
        candidate: 2,
        requestId: 'request-7',
        timestamp: 'today',
        text: 'It is Northside Coffee',
      });
    });

    it.each([
      [
        'throws',
        () => {
          throw new Error(CARD);
        },
      ],
      ['rejects', () => Promise.reject(new Error(CARD))],
      ['returns nothing', () => undefined],
      ['returns what JSON does not have', () => 1n],
    ])('answers 500 without any detail when it %s', async (_, toBody) => {
      const service = createService();
      const response = await relayWith({ fetch: service.fetch, toBody })(request(REPORT));
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain(CARD);
      expect(service.calls).toEqual([]);
      expect(events).toEqual([{ type: 'refused', reason: 'misconfigured', status: 500 }]);
    });

    it('answers 500 when it never settles', async () => {
      vi.useFakeTimers();
      const relay = relayWith({ toBody: () => new Promise(() => {}) });
      const response = relay(request(REPORT));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await response).status).toBe(500);
    });
  });

  describe('the service', () => {
    it.each([
      [200, 204],
      [201, 204],
      [302, 502],
      [400, 502],
      [401, 502],
      [403, 502],
      [404, 502],
      [408, 504],
      [429, 503],
      [500, 502],
      [503, 503],
    ])('answers %i: the relay answers %i, without its body, once', async (given, expected) => {
      const cancelled = vi.fn();
      const service = createService(
        () =>
          new Response(new ReadableStream({ cancel: cancelled }), {
            status: given,
            headers: { Location: 'https://evil.example', 'Set-Cookie': 'a=1', 'X-Request-Id': 'a' },
          }),
      );
      const response = await relayWith({ fetch: service.fetch })(request(REPORT));
      expect(response.status).toBe(expected);
      expect(service.calls).toHaveLength(1);
      expect(cancelled).toHaveBeenCalledOnce();
      expect(response.headers.get('Location')).toBeNull();
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('X-Request-Id')).toBeNull();
      expect(response.headers.get('Retry-After')).toBe(expected === 503 ? '60' : null);
      expect(events).toMatchObject([{ type: 'reported', status: expected }]);
    });

    it.each([
      ['7', '7'],
      ['0', '1'],
      ['9999', '60'],
      ['soon', '60'],
    ])('that asks to wait for %s is passed on as %s seconds', async (given, expected) => {
      const respond = () => new Response('', { status: 429, headers: { 'Retry-After': given } });
      const relay = relayWith({ fetch: createService(respond).fetch });
      expect((await relay(request(REPORT))).headers.get('Retry-After')).toBe(expected);
    });

    it('that cannot be reached gives 502, without the reason', async () => {
      const service = createService(() => Promise.reject(new TypeError(`connect ${KEY}`)));
      const response = await relayWith({ fetch: service.fetch })(request(REPORT));
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ error: 'the service did not take the report' });
      expect(service.calls).toHaveLength(1);
    });

    it('that does not answer gives 504 after ten seconds, and is told', async () => {
      vi.useFakeTimers();
      let signal: AbortSignal | undefined;
      const service = createService(() => new Promise(() => {}));
      const relay = relayWith({
        fetch: (input, init) => {
          signal = init?.signal ?? undefined;
          return service.fetch(input, init);
        },
      });
      const response = relay(request(REPORT));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await response).status).toBe(504);
      expect(signal?.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(service.calls).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('gets the report although the caller has left', async () => {
      const caller = new AbortController();
      const service = createService(async () => {
        caller.abort();
        await new Promise(setImmediate);
        return new Response(null);
      });
      await relayWith({ fetch: service.fetch })(request(REPORT, {}, caller.signal));
      expect(service.calls[0]?.signal.aborted).toBe(false);
      expect(events).toMatchObject([{ type: 'reported', status: 204 }]);
    });

    it('gets the report although the caller leaves while its body is written', async () => {
      const caller = new AbortController();
      const service = createService();
      const toBody = async ({ reason }: RelayedReport) => {
        caller.abort();
        await new Promise(setImmediate);
        return { reason };
      };
      await relayWith({ fetch: service.fetch, toBody })(request(REPORT, {}, caller.signal));
      expect(await service.calls[0]?.json()).toEqual({ reason: 'name' });
      expect(events).toMatchObject([{ type: 'reported', status: 204 }]);
    });

    it('has not taken a report that fetch sent on by a redirect all the same', async () => {
      const respond = () => Object.defineProperty(new Response(), 'redirected', { value: true });
      const relay = relayWith({ fetch: createService(respond).fetch });
      expect((await relay(request(REPORT))).status).toBe(502);
    });

    it('is never reached through a redirect, over real HTTP', async () => {
      const paths: (string | undefined)[] = [];
      const server = createServer((req, res) => {
        paths.push(req.url);
        res.writeHead(307, { Location: '/elsewhere' }).end('moved');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const relay = relayWith({ serviceUrl: `http://127.0.0.1:${port}/reports` });
      expect((await relay(request(REPORT))).status).toBe(502);
      expect(paths).toEqual(['/reports']);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
  });

  describe('the key', () => {
    it('is read for each report', async () => {
      let version = 0;
      const service = createService();
      const apiKey = () => {
        version += 1;
        return `key-${version}`;
      };
      const relay = relayWith({ fetch: service.fetch, apiKey });
      await relay(request(REPORT));
      await relay(request(REPORT));
      expect(service.calls.map((call) => call.headers.get('X-Api-Key'))).toEqual([
        'key-1',
        'key-2',
      ]);
    });

    it.each([
      ['cannot be read', () => Promise.reject(new Error(KEY))],
      ['is empty', ''],
      ['is no header', `${KEY}\r\nX: 1`],
    ])('that %s is told nobody', async (_, apiKey) => {
      const service = createService();
      const response = await relayWith({ fetch: service.fetch, apiKey })(request(REPORT));
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain(KEY);
      expect(JSON.stringify(events)).not.toContain(KEY);
      expect(service.calls).toEqual([]);
    });

    it('that comes too late is not used', async () => {
      vi.useFakeTimers();
      const service = createService();
      const apiKey = () => new Promise<string>((resolve) => setTimeout(resolve, 20_000, KEY));
      const response = relayWith({ fetch: service.fetch, apiKey })(request(REPORT));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await response).status).toBe(504);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(service.calls).toEqual([]);
    });
  });

  describe('the guard', () => {
    it.each([
      ['another method', new Request('https://bank.example/', { method: 'GET' }), 405],
      ['a form', request(REPORT, { 'Content-Type': 'text/plain' } as never), 415],
      ['another site', request(REPORT, { 'Sec-Fetch-Site': 'cross-site' } as never), 403],
      ['a body that is too large', request(`"${'x'.repeat(32_768)}"`), 413],
    ])('refuses %s', async (_, refused, status) => {
      const service = createService();
      const response = await relayWith({ fetch: service.fetch })(refused);
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(service.calls).toEqual([]);
      expect(events).toMatchObject([{ type: 'refused', status }]);
    });

    it('refuses a caller who is not signed in', async () => {
      const service = createService();
      const relay = relayWith({ fetch: service.fetch, authorize: () => false });
      expect((await relay(request(REPORT))).status).toBe(401);
      expect(service.calls).toEqual([]);
    });

    it.each(['let in', 'read'])('is 499 for a caller who leaves before it is %s', async (when) => {
      const caller = new AbortController();
      const { fetch, calls } = createService();
      const authorize = () => {
        if (when === 'read') caller.abort();
        return when === 'read' || new Promise<never>(() => {});
      };
      const response = relayWith({ fetch, authorize })(request(REPORT, {}, caller.signal));
      caller.abort();
      expect((await response).status).toBe(499);
      expect(calls).toEqual([]);
      expect(events).toEqual([]);
    });

    it('lets 30 reports of a scope through in a minute', async () => {
      const service = createService();
      const relay = relayWith({ fetch: service.fetch });
      const statuses = await Promise.all(
        Array.from({ length: 31 }, async () => (await relay(request(REPORT))).status),
      );
      expect(statuses.filter((status) => status === 204)).toHaveLength(30);
      const refused = await relay(request(REPORT));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      const receipt = { 'merchantry-receipt': receiptFor('row-1', 'customer-2') };
      const other = request({ ...REPORT, receipt }, { scope: 'customer-2' });
      expect((await relay(other)).status).toBe(204);
      expect(service.calls).toHaveLength(31);
    });
  });

  describe('onError', () => {
    const mine = new Error(`mine, which quotes ${CARD}`);
    const fail = (): never => {
      throw mine;
    };

    it.each<[ReportRelayErrorKind, Partial<ReportRelayOptions>, number]>([
      ['authorize', { authorize: fail }, 500],
      ['scopeOf', { scopeOf: () => Promise.reject(mine) }, 500],
      ['toBody', { toBody: fail }, 500],
      ['toBody', { toBody: () => Promise.reject(mine) }, 500],
      ['apiKey', { apiKey: fail }, 502],
      ['onEvent', { onEvent: fail }, 204],
    ])('gets what %s threw, and the response does not', async (kind, options, status) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const onError = vi.fn();
      const { fetch } = createService();
      const response = await relayWith({ fetch, onError, ...options })(request(REPORT));
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain('mine');
      expect(onError.mock.calls).toEqual([[kind, mine]]);
    });

    it.each<[string, ReportRelayOptions['toBody'], string]>([
      ['no JSON', () => undefined, 'Merchantry: expected toBody to return JSON.'],
      [
        'nothing in time',
        () => new Promise(() => {}),
        'Merchantry: toBody did not answer within 10000 ms.',
      ],
    ])('is told that toBody gives %s', async (_, toBody, message) => {
      vi.useFakeTimers();
      const onError = vi.fn();
      const response = relayWith({ toBody, onError })(request(REPORT));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await response).status).toBe(500);
      expect(onError.mock.calls).toEqual([['toBody', new TypeError(message)]]);
    });

    it('changes nothing if it throws itself', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const relay = relayWith({ toBody: fail, onError: fail });
      expect((await relay(request(REPORT))).status).toBe(500);
      expect(console.error).toHaveBeenCalledWith('Merchantry: onError threw.', mine);
    });
  });

  it('survives an onEvent that throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onEvent = () => {
      throw new Error('mine');
    };
    const relay = relayWith({ fetch: createService().fetch, onEvent });
    expect((await relay(request(REPORT))).status).toBe(204);
    expect(console.error).toHaveBeenCalledWith('Merchantry: onEvent threw.', expect.any(Error));
  });

  it.each([
    ['no address', { serviceUrl: '/crowdsourcing' }, /serviceUrl.*another text/],
    ['an address of another kind', { serviceUrl: 'ftp://service.example' }, /serviceUrl/],
    ['credentials in the address', { serviceUrl: 'https://a:secret@b.example/' }, /serviceUrl/],
    ['no authorize', { authorize: undefined }, /authorize.*undefined/],
    ['no scopeOf', { scopeOf: 'customer' }, /scopeOf.*string/],
    ['a toBody that is no function', { toBody: {} }, /toBody.*object/],
    ['a short secret', { secret: 'short' }, /secret.*at least 32 characters/],
    ['X-Api-Key as a receipt', { receiptHeaders: ['x-api-key'] }, /receiptHeaders/],
    ['Host as a receipt', { receiptHeaders: ['Host'] }, /receiptHeaders/],
    ['Cookie as a receipt', { receiptHeaders: ['X-Timestamp', 'Cookie'] }, /receiptHeaders/],
    ['Content-Length as a receipt', { receiptHeaders: ['Content-Length'] }, /receiptHeaders/],
    ['a receipt header that is no name', { receiptHeaders: ['a: b\r\n'] }, /receiptHeaders/],
    ['a limit that only blocks', { limits: { serviceMs: 0 } }, /serviceMs/],
  ])('throws for %s, and quotes no value', (_, options, message) => {
    const create = () => relayWith(options as unknown as Partial<ReportRelayOptions>);
    expect(create).toThrow(message);
    expect(create).not.toThrow(/a:secret|ftp:|\r/);
  });
});
