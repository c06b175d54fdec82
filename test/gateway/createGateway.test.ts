import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GatewayEvent } from '../../src/gateway/GatewayEvent.js';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import { createPlanner } from '../../src/planner/createPlanner.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import { OWN_SOURCE, PLACES_SOURCE } from '../../src/sandbox/writeCachePolicy.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import { createHttpFetcher } from '../../src/service/http/createHttpFetcher.js';
import { now } from '../../src/utils/time.js';
import {
  API_KEY,
  createService,
  gatewayWith,
  post,
  recordsOf,
  row,
  SECRET,
  SERVICE_URL,
} from './gatewayWith.js';

const NORTHSIDE = 'PYZ*NORTHSIDE COFF 2041 LONDON GB';
const HARROW = 'HARROW AND VALE 0217 LEEDS GB';

const ALL_SOURCES = [OWN_SOURCE, PLACES_SOURCE];

// Also after a test that fails.
afterEach(() => void vi.useRealTimers());

describe('createGateway', () => {
  it('answers rows with what the service knows, under the ids of the caller', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const response = await post(gateway, [row('a', NORTHSIDE), row('b', HARROW)]);
    expect(response.status).toBe(200);
    const records = await recordsOf(response);
    expect(Object.keys(records)).toEqual(['a', 'b']);
    expect(records.a?.[0]?.name).toBe('Northside Coffee');
    expect(records.b?.[0]?.name).toBe('Harrow & Vale');
  });

  it('asks the one address with the key, and under ids that are nobody’s', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    await post(gateway, [row('customer-iban-1', NORTHSIDE)]);
    const [call] = service.calls;
    expect(call?.url).toBe(`${SERVICE_URL}/api/v3/merchant/list`);
    expect(call?.headers.get('X-Api-Key')).toBe(API_KEY);
    expect(call?.body.transactions[0]?.id).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(call?.body)).not.toContain('customer-iban-1');
  });

  it('gives every response the headers of a private answer, and never the key', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const answers = [
      await post(gateway, [row('a', NORTHSIDE)]),
      await post(gateway, [], {}),
      await gateway.health(new Request('https://bank.example/health')),
      await gateway.fetch(new Request('https://bank.example/api/merchants')),
    ];
    for (const response of answers) {
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const text = JSON.stringify([...response.headers]) + (await response.text());
      expect(text).not.toContain(API_KEY);
    }
  });

  it('sends twelve fields, masked, and applies redact again', async () => {
    const service = createService();
    const gateway = gatewayWith({
      fetch: service.fetch,
      redact: (transaction) =>
        transaction.merchant_name?.startsWith('TRANSFER') ? null : transaction,
    });
    const response = await post(gateway, [
      { id: 'a', merchant_name: 'CARD 4111 1111 1111 1111 SHOP', amount: '1.00', secret: 'x' },
      row('b', 'TRANSFER TO MARIA'),
    ]);
    expect(await recordsOf(response)).toMatchObject({ b: [] });
    expect(service.calls[0]?.body.transactions).toEqual([
      { id: expect.any(String), merchant_name: 'CARD **** **** **** **** SHOP' },
    ]);
  });

  it('asks for rows of one scope in one request, at most 25 at a time', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const rows = Array.from({ length: 30 }, (_, index) => row(`${index}`, `${HARROW} ${index}`));
    await Promise.all([post(gateway, rows.slice(0, 15)), post(gateway, rows.slice(15))]);
    const sizes = service.calls.map(({ body }) => body.transactions.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30);
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25);
  });

  it('does not mix rows of two scopes in a request, nor their results', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, cacheableSources: ALL_SOURCES });
    const ask = (scope: string) => post(gateway, [row('a', NORTHSIDE)], { scope });
    await Promise.all([ask('customer-1'), ask('customer-2')]);
    expect(service.calls).toHaveLength(2);
    const ids = service.calls.map(({ body }) => body.transactions[0]?.id);
    expect(new Set(ids).size).toBe(2);
    await ask('customer-3');
    expect(service.calls).toHaveLength(3);
  });

  it('takes as long for a row that another scope has as for one that nobody has', async () => {
    vi.useFakeTimers();
    const service = createService();
    const gateway = gatewayWith({
      async fetch(input, init) {
        await new Promise((done) => setTimeout(done, 300));
        return service.fetch(input, init);
      },
      cacheableSources: ALL_SOURCES,
      store: memoryStore(),
      secret: SECRET,
    });
    const timeOf = async (scope: string, name: string) => {
      const began = Date.now();
      let isDone = false;
      const answer = post(gateway, [row('a', name)], { scope }).finally(() => {
        isDone = true;
      });
      while (!isDone) await vi.advanceTimersByTimeAsync(1);
      await answer;
      return Date.now() - began;
    };
    await timeOf('customer-1', NORTHSIDE);
    const own = await timeOf('customer-1', NORTHSIDE);
    const others = await timeOf('customer-2', NORTHSIDE);
    const nobodys = await timeOf('customer-2', HARROW);
    vi.useRealTimers();
    expect(own).toBeLessThan(300);
    expect(others).toBe(nobodys);
    expect(others).toBeGreaterThanOrEqual(300);
  });

  it('keeps scopes apart that differ only in a lone surrogate', async () => {
    const service = createService();
    const scopes = ['customer-\ud800', 'customer-\ud801', 'customer-\ufffd'];
    const gateway = gatewayWith({
      fetch: service.fetch,
      cacheableSources: ALL_SOURCES,
      scopeOf: (request) => scopes[Number(request.headers.get('Authorization'))] ?? '',
    });
    for (const scope of scopes.keys()) {
      await post(gateway, [row('a', NORTHSIDE)], { scope: String(scope) });
    }
    const ids = service.calls.map(({ body }) => body.transactions[0]?.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('shares requests and results of equal rows where the contract allows it', async () => {
    const service = createService();
    const gateway = gatewayWith({
      fetch: service.fetch,
      cacheableSources: ALL_SOURCES,
      identity: 'content',
    });
    const ask = async (scope: string, id: string) =>
      Object.keys(await recordsOf(await post(gateway, [row(id, NORTHSIDE)], { scope })));
    const answers = await Promise.all([ask('customer-1', 'x'), ask('customer-2', 'y')]);
    expect(answers).toEqual([['x'], ['y']]);
    expect(service.calls).toHaveLength(1);
    await ask('customer-3', 'z');
    expect(service.calls).toHaveLength(1);
    await expect(gateway.purge({ scope: 'customer-1' })).rejects.toThrow(TypeError);
  });

  it('asks again for a transaction of which nothing may be stored', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    await post(gateway, [row('a', NORTHSIDE)]);
    await post(gateway, [row('a', NORTHSIDE)]);
    expect(service.calls).toHaveLength(2);
  });

  it('answers a list from the fields that may be stored, and an opened row afresh', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, cacheableSources: [OWN_SOURCE] });
    const options = { forceCacheableFields: ['name', 'website', 'img', 'category', 'categories'] };
    const ask = async (type: string) =>
      (await recordsOf(await post(gateway, [row('a', NORTHSIDE)], { type, options }))).a?.[0];
    expect(await ask('extended')).toHaveProperty('opening_hours');
    const listed = await ask('restrictive');
    expect(listed).toMatchObject({ name: 'Northside Coffee' });
    // No more than the service sends of this type: a list looks the same whoever has opened a row.
    for (const field of ['brand', 'store', 'position', 'place_id', 'intermediary'])
      for (const fields of [listed, listed?.cachePolicy]) expect(fields).not.toHaveProperty(field);
    expect(service.calls).toHaveLength(1);
    expect(await ask('extended')).toHaveProperty('opening_hours');
    expect(service.calls).toHaveLength(2);
  });

  it('sends no option that the host app does not allow', async () => {
    const service = createService();
    const allowedOptions = {
      type: ['restrictive'],
      language: ['en', 'de'],
      logo_size: [],
      forceCacheableFields: ['name'],
    } as const;
    const gateway = gatewayWith({ fetch: service.fetch, allowedOptions });
    const options = { language: 'xx', logo_size: '9x', forceCacheableFields: ['img', 'name'] };
    await post(gateway, [row('a', NORTHSIDE)], { type: 'extended', options });
    await post(gateway, [row('a', NORTHSIDE)], { options: { language: 'de', defaultLogo: false } });
    expect(service.calls.map(({ body: { transactions, ...sent } }) => sent)).toEqual([
      { type: 'restrictive', forceCacheableFields: ['name'] },
      { type: 'restrictive', language: 'de', defaultLogo: false },
    ]);
  });

  it('restricts a type that is no text, and no option whose list is not set', async () => {
    const service = createService();
    const allowedOptions = { type: ['extended'], language: undefined } as const;
    const gateway = gatewayWith({ fetch: service.fetch, allowedOptions });
    for (const type of [[], ['extended'], 5]) {
      await post(gateway, [row('a', NORTHSIDE)], {
        type: type as never,
        options: { language: 'de' },
      });
    }
    for (const { body } of service.calls) {
      expect(body).toMatchObject({ type: 'extended', language: 'de' });
    }
  });

  it('takes a wantsMore that throws for one that wants more', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const service = createService();
    const gateway = gatewayWith({
      fetch: service.fetch,
      cacheableSources: [OWN_SOURCE],
      wantsMore: () => {
        throw new Error('of the host app');
      },
    });
    for (const id of ['a', 'a']) {
      const response = await post(gateway, [row(id, NORTHSIDE)], { type: 'extended' });
      expect(response.status).toBe(200);
    }
    expect(service.calls).toHaveLength(2);
    expect(logged).toHaveBeenCalledWith('Merchantry: wantsMore threw.', expect.any(Error));
  });

  it('reads the key for each request, so that it can be rotated', async () => {
    const service = createService();
    const keys = [API_KEY, 'the-next-key'];
    const gateway = gatewayWith({ fetch: service.fetch, apiKey: async () => keys.shift() ?? '' });
    await post(gateway, [row('a', NORTHSIDE)]);
    service.instead = (call) =>
      call.headers.get('X-Api-Key') === 'the-next-key'
        ? Response.json({ [call.body.transactions[0]?.id ?? '']: [{ name: 'New' }] })
        : undefined;
    const records = await recordsOf(await post(gateway, [row('b', HARROW)]));
    expect(records.b?.[0]?.name).toBe('New');
  });

  it.each([
    [401, 502],
    [403, 502],
    [404, 502],
    [302, 502],
    [500, 502],
    [408, 504],
  ])('answers %i of the service with %i, never with 401', async (status, answered) => {
    vi.useFakeTimers();
    const service = createService();
    const headers = { Location: 'https://elsewhere.example/' };
    service.instead = () => new Response(null, { status, headers });
    const gateway = gatewayWith({ fetch: service.fetch });
    const pending = post(gateway, [row('a', NORTHSIDE)]);
    await vi.advanceTimersByTimeAsync(60_000);
    const response = await pending;
    expect(response.status).toBe(answered);
    expect(service.calls.every(({ url }) => url.startsWith(SERVICE_URL))).toBe(true);
    vi.useRealTimers();
  });

  it('tells all scopes to wait while the service is busy, without asking it again', async () => {
    const service = createService();
    service.instead = () => new Response(null, { status: 429, headers: { 'Retry-After': '30' } });
    const gateway = gatewayWith({ fetch: service.fetch });
    const first = await post(gateway, [row('a', NORTHSIDE)]);
    expect(first.status).toBe(503);
    const second = await post(gateway, [row('a', NORTHSIDE)], { scope: 'customer-2' });
    expect(second.status).toBe(503);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(20);
    expect(service.calls).toHaveLength(1);
    const health = await (await gateway.health(new Request('https://bank.example/'))).json();
    expect(health).toMatchObject({ status: 'degraded', service: 'paused', failed: 2 });
  });

  it.each([
    ['a day', '86400'],
    ['for ever', '9'.repeat(400)],
  ])('tells no caller to wait %s', async (_, seconds) => {
    const service = createService();
    service.instead = () =>
      new Response(null, { status: 503, headers: { 'Retry-After': seconds } });
    const response = await post(gatewayWith({ fetch: service.fetch }), [row('a', NORTHSIDE)]);
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  it('answers those whose rows are on their way when the service says that it is busy', async () => {
    const service = createService();
    let respond = () => {};
    service.instead = ({ body }) =>
      body.transactions.some(({ merchant_name }) => merchant_name === 'BUSY')
        ? new Response(null, { status: 429, headers: { 'Retry-After': '30' } })
        : new Promise((resolve) => (respond = () => resolve(undefined)));
    const gateway = gatewayWith({ fetch: service.fetch });
    const served = post(gateway, [row('a', NORTHSIDE)]);
    await vi.waitFor(() => expect(service.calls).toHaveLength(1), 60_000);
    const refused = post(gateway, [row('b', 'BUSY')], { scope: 'customer-2' });
    await vi.waitFor(() => expect(service.calls).toHaveLength(2), 60_000);
    // The gateway reads that it is to wait.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    respond();
    expect((await served).status).toBe(200);
    expect((await refused).status).toBe(503);
  });

  it('closes for nobody because of one customer, in quiet hours', async () => {
    vi.useFakeTimers();
    const service = createService();
    service.instead = ({ body }) =>
      body.transactions.some(({ merchant_name }) => merchant_name === 'BAD')
        ? new Response(null, { status: 403 })
        : undefined;
    const gateway = gatewayWith({ fetch: service.fetch });
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      void post(gateway, [row(`bad ${count}`, 'BAD')], { scope: 'attacker' });
      if (count % 6 === 5) {
        const rows = [row(`a ${count}`, NORTHSIDE), row(`b ${count}`, HARROW)];
        void post(gateway, rows).then(({ status }) => statuses.push(status));
      }
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(statuses).toEqual(Array(10).fill(200));
    vi.useRealTimers();
  });

  it('refuses more requests than it may have in hand, and leaves places to other customers', async () => {
    const service = createService();
    let respond = () => {};
    const ready = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    service.instead = () => ready;
    const events: GatewayEvent[] = [];
    const limits = { requests: 16 };
    const onEvent = (event: GatewayEvent) => events.push(event);
    const gateway = gatewayWith({ fetch: service.fetch, limits, onEvent });
    const ask = (scope: string, id: string) => post(gateway, [row(id, NORTHSIDE)], { scope });
    const greedy = ['a', 'b', 'c', 'd'].map((id) => ask('greedy', id));
    const others = Array.from({ length: 15 }, (_, index) => ask(`customer ${index}`, 'a'));
    const refused = await Promise.all([greedy[2], greedy[3], others[14]]);
    expect(refused.map((response) => response?.status)).toEqual([503, 503, 503]);
    expect(refused[0]?.headers.get('Retry-After')).toBe('1');
    const health = await (await gateway.health(new Request('https://bank.example/'))).json();
    expect(health).toMatchObject({ inHand: 16, refused: 3 });
    respond();
    const answered = await Promise.all([...greedy.slice(0, 2), ...others.slice(0, 14)]);
    expect(answered.every(({ status }) => status === 200)).toBe(true);
    expect((await ask('greedy', 'e')).status).toBe(200);
    expect(events.filter((event) => event.type === 'refused')).toHaveLength(3);
  });

  it('counts requests whose bodies are still coming, whose senders could take all memory else', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch, limits: { requests: 8 } });
    const slow = new TransformStream<Uint8Array, Uint8Array>();
    const controller = new AbortController();
    const first = gateway.fetch(
      new Request('https://bank.example/api/merchants', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'customer-1' },
        body: slow.readable,
        signal: controller.signal,
        duplex: 'half',
      } as RequestInit),
    );
    await vi.waitFor(async () => {
      expect((await post(gateway, [row('a', NORTHSIDE)])).status).toBe(503);
    }, 15_000);
    expect((await post(gateway, [row('a', NORTHSIDE)], { scope: 'customer-2' })).status).toBe(200);
    controller.abort();
    expect((await first).status).toBe(499);
    expect((await post(gateway, [row('a', NORTHSIDE)])).status).toBe(200);
  });

  it('lets no few customers who send slowly keep out all others', async () => {
    vi.useFakeTimers();
    const gateway = gatewayWith({ fetch: createService().fetch, limits: { requests: 16 } });
    const sendSlowly = (scope: string) => {
      const { readable } = new TransformStream<Uint8Array, Uint8Array>();
      return gateway.fetch(
        new Request('https://bank.example/api/merchants', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: scope },
          body: readable,
          duplex: 'half',
        } as RequestInit),
      );
    };
    const slow = Array.from({ length: 16 }, (_, index) => sendSlowly(`attacker ${index % 8}`));
    await vi.advanceTimersByTimeAsync(0);
    expect((await post(gateway, [row('a', NORTHSIDE)])).status).toBe(503);
    await vi.advanceTimersByTimeAsync(1_000);
    for (const scope of ['customer-1', 'customer-2', 'customer-3']) {
      expect((await post(gateway, [row('a', NORTHSIDE)], { scope })).status).toBe(200);
    }
    // Only one had to give way, to whom each of the others came after.
    const displaced = await slow[0];
    expect([displaced?.status, displaced?.headers.get('Retry-After')]).toEqual([503, '1']);
    const health = await (await gateway.health(new Request('https://bank.example/'))).json();
    expect(health).toMatchObject({ inHand: 15, refused: 2 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await Promise.all(slow.slice(1))).map(({ status }) => status)).toEqual(
      Array(15).fill(408),
    );
    vi.useRealTimers();
  });

  it('takes long texts out of the budget for many rows', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch, limits: { rowsPerMinute: 100 } });
    const ask = (id: string) => post(gateway, [row(id, 'x'.repeat(50_000))]);
    expect((await ask('a')).status).toBe(200);
    expect((await ask('b')).status).toBe(429);
  });

  it('bills no request for which there was no key', async () => {
    const service = createService();
    const apiKey = () => Promise.reject(new Error('vault'));
    const gateway = gatewayWith({ fetch: service.fetch, apiKey });
    expect((await post(gateway, [row('a', NORTHSIDE)])).status).toBe(502);
    const health = await (await gateway.health(new Request('https://bank.example/'))).json();
    expect(health).toMatchObject({ calls: 0, sent: 0, service: 'paused' });
  });

  it('pauses a service that hangs or fails, says so, and finds out when it is back', async () => {
    vi.useFakeTimers();
    for (const isHanging of [true, false]) {
      const service = createService();
      let isDown = true;
      service.instead = () => {
        if (!isDown) return undefined;
        if (isHanging) return new Promise<never>(() => {});
        return new Response(null, { status: 500 });
      };
      const events: GatewayEvent[] = [];
      const onEvent = (event: GatewayEvent) => events.push(event);
      const gateway = gatewayWith({ fetch: service.fetch, onEvent });
      const health = async () =>
        (await gateway.health(new Request('https://bank.example/'))).json();
      for (let count = 0; count < 40; count += 1) {
        void post(gateway, [row('a', NORTHSIDE)], { scope: `customer ${count}` });
        await vi.advanceTimersByTimeAsync(500);
      }
      expect(await health()).toMatchObject({ status: 'degraded' });
      expect((await health()).service).not.toBe('ok');
      expect(events).toContainEqual({
        type: 'service',
        state: 'paused',
        kind: isHanging ? 'timeout' : 'server',
        waitMs: 1_000,
      });
      // Nobody waits for it for long.
      let status: number | undefined;
      void post(gateway, [row('b', NORTHSIDE)], { scope: 'impatient' }).then((response) => {
        status = response.status;
      });
      await vi.advanceTimersByTimeAsync(3_000);
      expect(status).toBe(isHanging ? 504 : 502);
      isDown = false;
      await vi.advanceTimersByTimeAsync(60_000);
      const back = post(gateway, [row('c', NORTHSIDE)], { scope: 'later' });
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await back).status).toBe(200);
      expect(await health()).toMatchObject({ status: 'ok', service: 'ok' });
      expect(events).toContainEqual({ type: 'service', state: 'ok' });
    }
    vi.useRealTimers();
  });

  it.each([
    ['500', () => new Response(null, { status: 500 }), 3],
    ['a list in place of an object', () => Response.json([]), 1],
    ['404', () => new Response(null, { status: 404 }), 1],
    ['a broken connection', () => Promise.reject(new Error('reset')), 3],
  ])(
    'is the only layer that retries: %s costs a browser’s batch few calls',
    async (_, fault, most) => {
      vi.useFakeTimers();
      const service = createService();
      service.instead = fault as () => Response;
      const gateway = gatewayWith({ fetch: service.fetch });
      const requests: number[] = [];
      const fetcher = createHttpFetcher({
        url: 'https://bank.example/api/merchants',
        headers: { Authorization: 'customer-1' },
        async fetch(input, init) {
          const response = await gateway.fetch(new Request(input, init));
          requests.push(response.status);
          return response;
        },
      });
      const lookup = {
        key: 'a',
        transaction: row('a', NORTHSIDE),
        result: undefined,
        group: { key: '', options: { type: 'restrictive' } },
      };
      const planner = createPlanner(
        {
          send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
          settle() {},
          revert() {},
          waitMs: () => Number.POSITIVE_INFINITY,
          onEvent() {},
        },
        {
          now,
          setTimer(task, ms) {
            const timer = setTimeout(task, ms);
            return () => clearTimeout(timer);
          },
          random: () => 0.5,
          connection: () => 'online',
          onConnectionChange: () => () => {},
          onReturn: () => () => {},
        },
        readBatchOptions(),
      );
      const failed = expect(planner.load(lookup)).rejects.toMatchObject({ kind: 'server' });
      await vi.advanceTimersByTimeAsync(20_000);
      await failed;
      expect(requests).toEqual([502]);
      expect(service.calls.length).toBeLessThanOrEqual(most);
      planner.stop();
      vi.useRealTimers();
    },
  );

  it('is ready unless it closes, has too much in hand, or can use neither service nor store', async () => {
    vi.useFakeTimers();
    const isReady = async (gateway: ReturnType<typeof gatewayWith>) => {
      const response = await gateway.ready(new Request('https://bank.example/ready'));
      expect(await response.json()).toEqual({ ready: response.status === 200 });
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      return response.status;
    };
    const service = createService();
    service.instead = () => new Response(null, { status: 401 });
    const store = memoryStore();
    const gateway = gatewayWith({ fetch: service.fetch, store, secret: SECRET });
    expect(await isReady(gateway)).toBe(200);
    await post(gateway, [row('a', NORTHSIDE)]);
    // It still answers from its store.
    expect(await isReady(gateway)).toBe(200);
    const reject = () => Promise.reject(new Error('down'));
    Object.assign(store, { getMany: reject, setMany: reject });
    const others = ['b', 'c', 'd'].map((id) => post(gateway, [row(id, NORTHSIDE)]));
    await vi.advanceTimersByTimeAsync(1_001);
    await Promise.all(others);
    expect(await isReady(gateway)).toBe(503);

    service.instead = () => new Promise<never>(() => {});
    const busy = gatewayWith({ fetch: service.fetch, limits: { requests: 1 } });
    const waiting = post(busy, [row('a', NORTHSIDE)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await isReady(busy)).toBe(503);
    await busy.close();
    expect((await waiting).headers.get('Retry-After')).toBe('1');
    expect(await isReady(busy)).toBe(503);
    vi.useRealTimers();
  });

  it('finds the row that the service rejects, and answers its neighbours', async () => {
    const service = createService();
    service.instead = ({ body }) =>
      body.transactions.some(({ merchant_name }) => merchant_name === 'POISON')
        ? new Response(null, { status: 400 })
        : undefined;
    const gateway = gatewayWith({ fetch: service.fetch });
    const rows = [row('a', NORTHSIDE), row('bad', 'POISON'), row('c', HARROW)];
    const response = await post(gateway, rows);
    expect(Object.keys(await recordsOf(response)).sort()).toEqual(['a', 'c']);
  });

  it.each([36, 1_000, 8_000])(
    'keeps its headers below what a proxy lets through, with ids of %i characters',
    async (length) => {
      const service = createService();
      service.instead = ({ body }) =>
        Response.json(
          Object.fromEntries(body.transactions.map(({ id }) => [id, [{ name: 'A' }]])),
          {
            headers: { 'X-Request-Id': 'a'.repeat(length), 'X-Timestamp': 'b'.repeat(length) },
          },
        );
      const rows = Array.from({ length: 25 }, (_, index) => row(`r${index}`, `SHOP ${index}`));
      const { headers } = await post(gatewayWith({ fetch: service.fetch }), rows);
      const sizes = [...headers].map(([name, value]) => name.length + value.length + 4);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_500);
      expect(headers.has('X-Request-Id')).toBe(length <= 1_000);
    },
  );

  it('names the service’s request in the response', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const response = await post(gateway, [row('a', NORTHSIDE)]);
    expect(response.headers.get('X-Request-Id')).toBe('request-1');
    expect(response.headers.get('Merchantry-Receipt')).toMatch(/^[\w.~-]+$/);
  });

  it('lets a caller go without ending what another waits for', async () => {
    const service = createService();
    let respond = () => {};
    service.instead = () => new Promise((resolve) => (respond = () => resolve(undefined)));
    const gateway = gatewayWith({ fetch: service.fetch });
    const leaving = new AbortController();
    const gone = post(gateway, [row('a', NORTHSIDE)], { signal: leaving.signal });
    const stays = post(gateway, [row('a', NORTHSIDE)]);
    await vi.waitFor(() => expect(service.calls).toHaveLength(1), 60_000);
    leaving.abort();
    await gone;
    respond();
    expect(Object.keys(await recordsOf(await stays))).toEqual(['a']);
    expect(service.calls).toHaveLength(1);
  });

  it('asks nothing any more once it is closed, and says so', async () => {
    const service = createService({ latencyMs: 10_000 });
    const gateway = gatewayWith({ fetch: service.fetch });
    const waiting = post(gateway, [row('a', NORTHSIDE)]);
    await vi.waitFor(() => expect(service.calls).toHaveLength(1), 60_000);
    gateway.close();
    expect((await waiting).status).toBe(504);
    const late = await post(gateway, [row('b', HARROW)]);
    expect(late.status).toBe(503);
    expect(late.headers.get('Retry-After')).toBe('1');
    expect(service.calls).toHaveLength(1);
  });

  it('asks nothing for a request that was still reading the store when it was closed', async () => {
    const service = createService();
    let read = (_: undefined[]) => {};
    const getMany = vi.fn(() => new Promise<undefined[]>((resolve) => (read = resolve)));
    const store = { ...memoryStore(), getMany };
    const gateway = gatewayWith({ fetch: service.fetch, store, secret: SECRET });
    const waiting = post(gateway, [row('a', NORTHSIDE)]);
    await vi.waitFor(() => expect(getMany).toHaveBeenCalled(), 60_000);
    gateway.close();
    read([undefined]);
    expect((await waiting).status).toBe(504);
    expect(service.calls).toHaveLength(0);
  });

  it('tells too many rows from a body that cannot be read', async () => {
    const events: GatewayEvent[] = [];
    const gateway = gatewayWith({ limits: { rows: 1 }, onEvent: (event) => events.push(event) });
    await post(gateway, [row('a', NORTHSIDE), row('b', HARROW)]);
    await post(gateway, []);
    expect(events).toEqual([
      { type: 'refused', reason: 'body-too-large', status: 413 },
      { type: 'refused', reason: 'malformed', status: 400 },
    ]);
  });

  it('says what it does without any text of a row', async () => {
    const events: GatewayEvent[] = [];
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, onEvent: (event) => events.push(event) });
    await post(gateway, [row('tx-1', NORTHSIDE)]);
    await gateway.fetch(new Request('https://bank.example/api/merchants'));
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(['planner', 'called', 'unlisted', 'answered', 'refused']),
    );
    const text = JSON.stringify(events);
    for (const secret of [NORTHSIDE, 'NORTHSIDE', 'tx-1', 'customer-1', API_KEY]) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    [[OWN_SOURCE], [PLACES_SOURCE]],
    [['a label that is misspelt'], [OWN_SOURCE, PLACES_SOURCE]],
    [ALL_SOURCES, []],
  ])('with %j as sources names once each other label of a record: %j', async (listed, named) => {
    const labels: string[] = [];
    const gateway = gatewayWith({
      fetch: createService().fetch,
      cacheableSources: listed,
      onEvent: (event) => event.type === 'unlisted' && labels.push(event.label),
    });
    await post(gateway, [row('a', NORTHSIDE), row('b', HARROW)], { type: 'extended' });
    await post(gateway, [row('c', NORTHSIDE)], { type: 'extended' });
    expect(labels.sort()).toEqual(named);
  });

  it('says how many rows each request to the service carries, without those of a replica', async () => {
    const service = createService();
    const store = memoryStore();
    const called: number[] = [];
    const replica = () =>
      gatewayWith({
        fetch: service.fetch,
        cacheableSources: ALL_SOURCES,
        store,
        secret: SECRET,
        onEvent: (event) => event.type === 'called' && called.push(event.rows),
      });
    const rows = [row('a', NORTHSIDE), row('b', HARROW)];
    const replicas = [replica(), replica()];
    await Promise.all(replicas.map((gateway) => post(gateway, rows)));
    expect(called).toEqual([2]);
    expect(service.calls.map(({ body }) => body.transactions.length)).toEqual(called);
  });

  it('is not made without a rule of who may ask, and for whom', () => {
    const none = undefined as never;
    expect(() => gatewayWith({ authorize: none })).toThrow(/authorize to be a function/);
    expect(() => gatewayWith({ scopeOf: none })).toThrow(/scopeOf to be a function/);
    expect(() => gatewayWith({ store: memoryStore() })).toThrow(/secret/);
    for (const secret of ['short', [SECRET, 'short'], []]) {
      expect(() => gatewayWith({ secret })).toThrow(/at least 32 characters/);
    }
    expect(() => gatewayWith({ serviceUrl: '/relative' })).toThrow(/absolute address/);
    expect(() => gatewayWith({ serviceUrl: 'https://a:b@service.example' })).toThrow(TypeError);
    expect(() => gatewayWith({ serviceUrl: 'https://:b@service.example' })).toThrow(TypeError);
    expect(() => gatewayWith({ serviceUrl: `${SERVICE_URL}?key=1` })).toThrow(/without query/);
    expect(() => gatewayWith({ cacheableSources: 'own, places' as never })).toThrow(TypeError);
    expect(() => gatewayWith({ limits: { rows: 0 } })).toThrow(RangeError);
    for (const allowedOptions of [{ lang: ['en'] }, { language: 'en' }, { type: [] }]) {
      expect(() => gatewayWith({ allowedOptions: allowedOptions as never })).toThrow(TypeError);
    }
    expect(() => gatewayWith({ identity: 'everything' as never })).toThrow(/identity/);
    expect(() => gatewayWith({ store: memoryStore(), secret: SECRET })).not.toThrow();
  });
});
