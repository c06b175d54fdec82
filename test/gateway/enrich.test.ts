import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type EnrichableRow,
  type EnrichedRow,
  EnrichStoppedError,
  memoryStore,
  type Store,
} from '../../src/gateway/index.js';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { OWN_SOURCE } from '../../src/sandbox/writeCachePolicy.js';
import { createService, gatewayWith, post, recordsOf, row, SECRET } from './gatewayWith.js';

afterEach(() => void vi.useRealTimers());

const NORTHSIDE = 'PYZ*NORTHSIDE COFF 2041 LONDON GB';
const scope = 'customer-1';

const history = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...row(`r${index}`, `RAW ${index} X`),
    city: 'Leeds',
  }));

async function all(rows: AsyncIterable<EnrichedRow>): Promise<EnrichedRow[]> {
  const got: EnrichedRow[] = [];
  for await (const each of rows) got.push(each);
  return got;
}

/** Also those that it got before it stopped. */
async function untilStopped(rows: AsyncIterable<EnrichedRow>) {
  const got: EnrichedRow[] = [];
  try {
    for await (const each of rows) got.push(each);
  } catch (error) {
    return { got, error };
  }
  return { got, error: undefined };
}

const busy = (seconds: number) =>
  new Response('{}', { status: 429, headers: { 'Retry-After': `${seconds}` } });

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Turns a fake clock until this has ended. */
async function turned<Value>(work: Promise<Value>): Promise<Value> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(250);
  return end;
}

describe('enrich', () => {
  it('yields one result for each row, in order, with what the bank may write down', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, cacheableSources: [OWN_SOURCE] });
    const rows = [
      { ...row('a', NORTHSIDE), mcc: '5814' },
      { ...row('b', 'ZOE M'), counterparty: { name: 'Zoë' } },
      row('c', ''),
      { ...row('d', NORTHSIDE), mcc: '5814' },
    ];
    const request = { forceCacheableFields: ['name', 'category'] } as const;
    const results = await all(
      gateway.enrich(rows, {
        scope,
        request,
      }),
    );
    expect(idsOf(results)).toEqual(['a', 'b', 'c', 'd']);
    const [first, person, nameless] = results;
    expect(first?.merchant?.name).toBe('Northside Coffee');
    expect(first?.cacheable).toMatchObject({ name: 'Northside Coffee' });
    expect(first?.cacheable).not.toHaveProperty('position');
    expect(first?.merchantKey).toBeDefined();
    expect(first?.categoryKey).toBe('coffee');
    expect(person).toMatchObject({ merchant: undefined, cacheable: undefined, error: undefined });
    expect(nameless).toMatchObject({ merchant: undefined, categoryKey: 'unidentified' });
    expect(JSON.stringify(service.calls)).not.toContain('ZOE');
  });

  it('has nothing to write down without an agreement, and no keys made of it', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch });
    const [first] = await all(gateway.enrich([row('a', NORTHSIDE)], { scope }));
    expect(first?.merchant?.name).toBe('Northside Coffee');
    expect(first).toMatchObject({ cacheable: undefined, merchantKey: undefined });
  });

  it('answers 2,880 rows with a 429 in the middle, each lookup once', async () => {
    vi.useFakeTimers();
    const service = createService();
    service.instead = () => (service.calls.length === 60 ? busy(20) : undefined);
    const gateway = gatewayWith({ fetch: service.fetch });
    const waits: (number | undefined)[] = [];
    const results = await turned(
      all(
        gateway.enrich(history(2_880), {
          scope,
          onProgress: ({ waitMs }) => void waits.push(waitMs),
        }),
      ),
    );
    expect(idsOf(results)).toEqual(idsOf(history(2_880)));
    expect(results.filter(({ error }) => error)).toEqual([]);
    expect(waits.filter((ms) => ms !== undefined && ms > 15_000)).toHaveLength(1);
    // 116 full requests, and the one that was refused.
    expect(service.calls).toHaveLength(117);
    const refused = service.calls[59]?.body.transactions ?? [];
    const sent = service.calls.flatMap(({ body }) => idsOf(body.transactions));
    expect(new Set(sent).size).toBe(2_880);
    expect(sent).toHaveLength(2_880 + refused.length);
  });

  it('asks once for equal rows where results are shared', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, identity: 'content' });
    const rows = sandboxTransactions(3_000);
    const results = await all(gateway.enrich(rows, { scope }));
    expect(idsOf(results)).toEqual(idsOf(rows));
    const sent = service.calls.flatMap(({ body }) => idsOf(body.transactions));
    expect(new Set(sent).size).toBe(sent.length);
    expect(service.calls.length).toBeLessThanOrEqual(Math.ceil(sent.length / 25) + 3);
  });

  it('shares the store with customers, in both directions', async () => {
    const service = createService();
    const store = memoryStore();
    const gateway = gatewayWith({
      ...{ fetch: service.fetch, cacheableSources: [OWN_SOURCE, 'places'], store },
      secret: 'a secret that all of the replicas have',
      wantsMore: () => false,
    });
    await recordsOf(await post(gateway, [row('a', NORTHSIDE)]));
    await all(gateway.enrich([row('a', NORTHSIDE), row('b', NORTHSIDE)], { scope }));
    expect(service.calls.map(({ body }) => body.transactions.length)).toEqual([1, 1]);
    await recordsOf(await post(gateway, [row('b', NORTHSIDE)]));
    expect(service.calls).toHaveLength(2);
  });

  it('lets customers go first', async () => {
    const service = createService();
    const free: (() => void)[] = [];
    service.instead = () =>
      new Promise((resolve) => {
        free.push(() => resolve(undefined));
      });
    const gateway = gatewayWith({ fetch: service.fetch, limits: { concurrency: 1 } });
    const health = async () => (await gateway.health(new Request('https://bank.example/'))).json();
    const first = post(gateway, [row('a', 'FIRST')]);
    await vi.waitFor(() => expect(free).toHaveLength(1), 15_000);
    const second = post(gateway, [row('a', NORTHSIDE)], { scope: 'customer-2' });
    await vi.waitFor(async () => expect((await health()).queued).toBe(1), 15_000);
    // Newer than the customer's row, which would go behind another customer's.
    const results = all(gateway.enrich(history(200), { scope: 'history' }));
    await vi.waitFor(async () => expect((await health()).queued).toBe(101), 15_000);
    free[0]?.();
    await vi.waitFor(() => expect(free).toHaveLength(2), 15_000);
    expect(service.calls[1]?.body.transactions[0]?.merchant_name).toBe(NORTHSIDE);
    service.instead = () => undefined;
    free[1]?.();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(await results).toHaveLength(200);
  });

  it('leaves a request to the customer whose history it is, and most of them to others', async () => {
    const service = createService();
    let free = () => {};
    const freed = new Promise<undefined>((resolve) => {
      free = () => resolve(undefined);
    });
    service.instead = ({ body }) =>
      body.transactions[0]?.merchant_name === NORTHSIDE ? undefined : freed;
    const gateway = gatewayWith({ fetch: service.fetch, limits: { concurrency: 8 } });
    const scopes = ['a', 'b', 'c', 'd'];
    const results = scopes.map((each) => all(gateway.enrich(history(100), { scope: each })));
    await vi.waitFor(() => expect(service.calls).toHaveLength(2), 15_000);
    for (const each of scopes)
      expect((await post(gateway, [row('x', NORTHSIDE)], { scope: each })).status).toBe(200);
    expect(service.calls).toHaveLength(2 + scopes.length);
    free();
    expect((await Promise.all(results)).flat()).toHaveLength(400);
  });

  it('keeps within its own budget, whatever customers use of theirs', async () => {
    vi.useFakeTimers();
    const service = createService();
    const gateway = gatewayWith({
      fetch: service.fetch,
      limits: { enrichedRowsPerMinute: 100, rowsPerMinute: 100 },
    });
    const work = all(gateway.enrich(history(200), { scope }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(service.calls).toHaveLength(4);
    expect((await post(gateway, history(100), { scope })).status).toBe(200);
    const before = service.calls.length;
    expect(await turned(work)).toHaveLength(200);
    expect(service.calls.length - before).toBe(4);
  });

  it('stops at maxRequests, retries included, and can be resumed', async () => {
    const service = createService();
    service.instead = () =>
      service.calls.length === 1 ? new Response('', { status: 500 }) : undefined;
    const gateway = gatewayWith({ fetch: service.fetch });
    const rows = history(200);
    const { got, error } = await untilStopped(gateway.enrich(rows, { scope, maxRequests: 3 }));
    expect(service.calls).toHaveLength(3);
    expect(error).toBeInstanceOf(EnrichStoppedError);
    expect(error).toMatchObject({ reason: 'max-requests', done: got.length });
    const rest = await all(gateway.enrich(rows.slice(got.length), { scope }));
    expect(idsOf([...got, ...rest])).toEqual(idsOf(rows));
  });

  it('counts no request for rows that another replica has stored meanwhile', async () => {
    const memory = memoryStore();
    const sources = { cacheableSources: [OWN_SOURCE], secret: SECRET };
    const request = { forceCacheableFields: ['name', 'category'] } as const;
    const rows = history(50);
    const other = gatewayWith({ fetch: createService().fetch, store: memory, ...sources });
    await all(other.enrich(rows.slice(0, 25), { scope, request }));
    // As if they were stored between the first look and the claim.
    let isStored = false;
    const store: Store = {
      ...memory,
      async getMany(keys) {
        const values = await memory.getMany(keys);
        return values.map((value, at) =>
          isStored || keys[at]?.endsWith(':epoch') ? value : undefined,
        );
      },
      async setMany(entries) {
        isStored ||= entries.some(({ key }) => key.endsWith(':claim'));
        return memory.setMany(entries);
      },
    };
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch, store, ...sources });
    const progress = vi.fn();
    const got = await all(
      gateway.enrich(rows, { scope, request, maxRequests: 1, onProgress: progress }),
    );
    expect(idsOf(got)).toEqual(idsOf(rows));
    expect(service.calls).toHaveLength(1);
    expect(progress.mock.lastCall).toMatchObject([{ done: 50, requests: 1 }]);
  });

  it('ends with an error that says how far it got when the service stays down', async () => {
    vi.useFakeTimers();
    const service = createService();
    service.instead = () =>
      service.calls.length > 4 ? new Response('', { status: 500 }) : undefined;
    const gateway = gatewayWith({ fetch: service.fetch });
    const { got, error } = await turned(untilStopped(gateway.enrich(history(500), { scope })));
    expect(error).toMatchObject({ reason: 'server', done: 100 });
    expect(got).toHaveLength(100);
    expect((error as Error).message).toContain('100 rows');
  });

  it.each([400, 403, 500])(
    'goes on after a row that the service answers with %i',
    async (status) => {
      vi.useFakeTimers();
      const service = createService();
      service.instead = ({ body }) =>
        body.transactions.some(({ merchant_name }) => merchant_name === 'RAW 7 X')
          ? new Response('', { status })
          : undefined;
      const gateway = gatewayWith({ fetch: service.fetch });
      const results = await turned(all(gateway.enrich(history(30), { scope })));
      expect(results.filter(({ error }) => error)).toMatchObject([{ id: 'r7', error: 'rejected' }]);
      expect(results).toHaveLength(30);
    },
  );

  it('waits a minute where the service asks for a day', async () => {
    vi.useFakeTimers();
    const service = createService();
    const tooLong = { status: 503, headers: { 'Retry-After': '86400' } };
    service.instead = () => (service.calls.length > 1 ? undefined : new Response('', tooLong));
    const onProgress = vi.fn();
    const gateway = gatewayWith({ fetch: service.fetch });
    const results = await turned(all(gateway.enrich(history(3), { scope, onProgress })));
    expect(results).toHaveLength(3);
    expect(Math.max(...onProgress.mock.calls.map(([{ waitMs = 0 }]) => waitMs))).toBe(60_000);
  });

  it('ends when it is aborted or left, and throws when the gateway closes', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const controller = new AbortController();
    let isReturned = false;
    async function* source() {
      try {
        yield* history(500);
      } finally {
        isReturned = true;
      }
    }
    const got: string[] = [];
    for await (const { id } of gateway.enrich(source(), { scope, signal: controller.signal })) {
      got.push(id);
      if (got.length === 30) controller.abort();
    }
    expect(got).toHaveLength(30);
    expect(isReturned).toBe(true);
    expect(await all(gateway.enrich(history(5), { scope, signal: AbortSignal.abort() }))).toEqual(
      [],
    );
    for await (const _ of gateway.enrich(history(500), { scope })) break;
    const results = gateway.enrich(history(500), { scope });
    await results.next();
    await gateway.close();
    await expect(results.next()).rejects.toMatchObject({ reason: 'closed', done: 1 });
  });

  it('yields a row that comes twice twice', async () => {
    const service = createService();
    const gateway = gatewayWith({ fetch: service.fetch });
    const rows = [...history(30), ...history(30)];
    expect(idsOf(await all(gateway.enrich(rows, { scope })))).toEqual(idsOf(rows));
    expect(service.calls).toHaveLength(2);
  });

  it('throws a TypeError for what cannot work, without quoting it', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch });
    const enrich = gateway.enrich as (...args: unknown[]) => AsyncIterable<EnrichedRow>;
    expect(() => enrich(undefined, { scope })).toThrow(/iterable of rows, but got: undefined/);
    expect(() => enrich('secret', { scope })).toThrow(/got: string/);
    expect(() => enrich([])).toThrow(/scope.*got: undefined/);
    expect(() => enrich([], { scope: '' })).toThrow(TypeError);
    expect(() => enrich([], { scope, maxRequests: 0 })).toThrow(TypeError);
    for (const bad of [null, 'secret', {}, { id: 7 }, { id: '' }]) {
      const { error } = await untilStopped(enrich([row('a', 'X'), bad], { scope }));
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).toMatch(/at index 1\.$/);
    }
  });

  it('yields what it has read before it throws the error of a row or of the source', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch });
    const lost = new Error('connection to the database lost');
    async function* cursor() {
      yield* history(40);
      throw lost;
    }
    const ofSource = await untilStopped(gateway.enrich(cursor(), { scope }));
    expect(ofSource.error).toBe(lost);
    expect(idsOf(ofSource.got)).toEqual(idsOf(history(40)));
    const bad = [...history(40), null, row('after', 'X')] as EnrichableRow[];
    const ofRow = await untilStopped(gateway.enrich(bad, { scope }));
    expect(ofRow.error).toBeInstanceOf(TypeError);
    expect(idsOf(ofRow.got)).toEqual(idsOf(history(40)));
  });

  it('goes on when onProgress throws', async () => {
    const gateway = gatewayWith({ fetch: createService().fetch });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onProgress = () => {
      throw new Error('broken');
    };
    expect(await all(gateway.enrich(history(5), { scope, onProgress }))).toHaveLength(5);
    expect(log).toHaveBeenCalled();
  });
});
