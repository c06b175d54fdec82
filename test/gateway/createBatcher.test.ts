import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from '../../src/gateway/createBatcher.js';
import { createBreaker } from '../../src/gateway/createBreaker.js';
import { type Claims, createClaims } from '../../src/gateway/createClaims.js';
import {
  createGroup,
  createLookupMaker,
  type GatewayLookup,
  sharingScopeOf,
} from '../../src/gateway/createLookupMaker.js';
import { createKeys } from '../../src/gateway/keys.js';
import { guardStore } from '../../src/gateway/store/guardStore.js';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import type { PlannerEvent } from '../../src/planner/types.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';
import type { MerchantListRequest } from '../../src/service/types.js';
import { now } from '../../src/utils/time.js';

const keys = createKeys('a secret that all of the replicas have');
const LIMITS = { batchSize: 25, concurrency: 16, queuedRows: 1_000, serviceMs: 15_000 };

interface SetUp {
  limits?: Partial<typeof LIMITS>;
  identity?: 'transaction' | 'content';
  claims?: Claims | undefined;
  /** What the service does. Default: names each merchant as its row. */
  respond?: (names: string[]) => unknown;
}

const stored = new Map<string, string>();

function setUp({ limits, identity = 'transaction', claims, respond }: SetUp = {}) {
  const all = { ...LIMITS, ...limits };
  const calls: string[][] = [];
  const events: PlannerEvent[] = [];
  const breaker = createBreaker({ concurrency: all.concurrency, now });
  const batcher = createBatcher({
    async fetcher({ transactions }: MerchantListRequest) {
      const names = transactions.map(({ merchant_name = '' }) => merchant_name);
      calls.push(names);
      await respond?.(names);
      return Object.fromEntries(
        transactions.map(({ id, merchant_name }) => [id, [{ name: merchant_name }]]),
      );
    },
    limits: all,
    breaker,
    results: {
      async read(lookups) {
        const found = lookups.filter(({ storeKey }) => stored.has(storeKey));
        return new Map(found.map((lookup) => [lookup, answer(stored.get(lookup.storeKey) ?? '')]));
      },
      async keep() {},
    },
    claims,
    onEvent: (event) => events.push(event),
    random: () => 0.5,
  });
  const lookupsOf = (scope: string, names: readonly string[]) => {
    const sharingScope = sharingScopeOf(scope, identity, keys);
    const create = createLookupMaker({
      sharingScope,
      group: createGroup({ type: 'extended' }),
      keys,
    });
    return names.map((name) => create({ id: name, merchant_name: name }));
  };
  const load = async (scope: string, names: readonly string[], signal = never) => {
    const caller = { sharingScope: sharingScopeOf(scope, identity, keys), scope };
    const outcomes = await batcher.load(caller, lookupsOf(scope, names), signal);
    return outcomes.map((outcome) => {
      if (outcome instanceof EnrichmentError) return outcome.kind;
      return outcome && (JSON.parse(outcome.json)[0]?.name as string);
    });
  };
  return { batcher, breaker, calls, events, load, lookupsOf };
}

const answer = (json: string) => ({ json, headers: {}, cut: [], kept: [], type: 'extended' });
const never = new AbortController().signal;
const fail = (kind: EnrichmentErrorKind, status?: number) => {
  throw new EnrichmentError(kind, { status });
};
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const rest = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  stored.clear();
});

describe('the queue', () => {
  it('sends equal lookups once, and rows of one scope together', async () => {
    const { load, calls } = setUp();
    const [first, second, third] = [
      load('s', ['a1', 'b1']),
      load('s', ['b1', 'c1']),
      load('t', ['a1']),
    ];
    expect(await Promise.all([first, second, third])).toEqual([['a1', 'b1'], ['b1', 'c1'], ['a1']]);
    expect(calls).toEqual([['a1'], ['b1', 'c1', 'a1']]);
  });

  it('sends what came last first, in the order of its rows', async () => {
    const { load, calls } = setUp({ limits: { concurrency: 1 }, respond: () => delay(10) });
    const loads = ['first', 'old', 'new'].map((name) => load(name, [`${name}1`, `${name}2`]));
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(loads);
    expect(calls[0]).toEqual(['new1', 'new2']);
    expect(calls.flat()).toHaveLength(6);
  });

  it('drops rows that nobody waits for before they are sent', async () => {
    const { load, calls, batcher, events } = setUp({
      limits: { concurrency: 1 },
      respond: () => delay(300),
    });
    const leaving = new AbortController();
    const loads = Array.from({ length: 20 }, (_, index) =>
      load(`scope ${index}`, [`row ${index}`], leaving.signal),
    );
    await rest();
    leaving.abort();
    await Promise.all(loads);
    expect(batcher.queued()).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'cancelled')).toHaveLength(19);
  });

  it('keeps a row for another who waits for it', async () => {
    const { load, calls } = setUp({ limits: { concurrency: 1 }, respond: () => delay(300) });
    const leaving = new AbortController();
    const busy = load('x', ['busy']);
    await rest();
    const gone = load('s', ['a1'], leaving.signal);
    const stays = load('s', ['a1']);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([busy, gone, stays])).toEqual([['busy'], [undefined], ['a1']]);
    expect(calls).toHaveLength(2);
  });

  it('answers as many as the service can, if twice as many come, and they leave', async () => {
    // Four at a time, 400 ms each: ten a second.
    const { load, calls } = setUp({ limits: { concurrency: 4 }, respond: () => delay(400) });
    const answered: number[] = [];
    for (let count = 0; count < 800; count += 1) {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 5_000);
      void load(`scope ${count}`, ['row'], leaving.signal).then(([name]) => {
        const period = Math.floor(count / 100);
        if (name === 'row') answered[period] = (answered[period] ?? 0) + 1;
      });
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    // Of those that came in each five seconds.
    for (let period = 0; period < 8; period += 1) expect(answered[period]).toBeGreaterThan(40);
    expect(calls.length).toBeLessThan(440);
  });

  it('is bounded: of the scope that has most in it, the oldest rows are refused', async () => {
    const { load, batcher } = setUp({
      limits: { concurrency: 1, queuedRows: 10 },
      respond: () => delay(100),
    });
    const busy = load('busy', ['busy']);
    await rest();
    const small = load('small', ['small 1', 'small 2']);
    const greedy = load(
      'greedy',
      Array.from({ length: 30 }, (_, index) => `greedy ${index}`),
    );
    expect(batcher.queued()).toBe(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await small).toEqual(['small 1', 'small 2']);
    expect((await greedy).filter((name) => name === 'rate-limited')).toHaveLength(22);
    await busy;
  });

  it('gives one scope two slots, and all of them to what is shared', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `row ${index}`);
    for (const [identity, expected] of [
      ['transaction', 2],
      ['content', 4],
    ] as const) {
      const limits = { concurrency: 4, batchSize: 1 };
      const { load, calls } = setUp({ identity, limits, respond: () => delay(1_000) });
      const loading = load('s', names);
      await rest();
      expect(calls).toHaveLength(expected);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await loading).toEqual(names);
    }
  });

  it('takes a late answer of the store in place of the service’s', async () => {
    const { load, batcher, calls, lookupsOf } = setUp({
      limits: { concurrency: 1 },
      respond: () => delay(5_000),
    });
    const busy = load('busy', ['busy']);
    await rest();
    const loading = load('s', ['a1']);
    const [lookup] = lookupsOf('s', ['a1']);
    batcher.offer(new Map([[lookup as GatewayLookup, answer('[{"name":"stored"}]')]]));
    expect(await loading).toEqual(['stored']);
    await vi.advanceTimersByTimeAsync(10_000);
    await busy;
    expect(calls).toEqual([['busy']]);
  });
});

describe('a failure', () => {
  it.each([
    ['server', 500],
    ['network', undefined],
    ['timeout', undefined],
  ] as const)('of kind %s is tried three times', async (kind, status) => {
    const { load, calls, events } = setUp({ respond: () => fail(kind, status) });
    const loading = load('s', ['a1', 'b1']);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toEqual([kind, kind]);
    expect(calls).toHaveLength(3);
    expect(
      events.flatMap((event) => (event.type === 'failed' ? [event.attempt, event.retried] : [])),
    ).toEqual([1, true, 2, true, 3, false]);
  });

  it('is tried again although time passes while the queue is looked through', async () => {
    const time = performance.now.bind(performance);
    let [last, passed, step] = [0, 0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => {
      passed = time() === last ? Math.min(passed + step, 0.99) : 0;
      last = time();
      return last + passed;
    });
    // How long each look at the clock takes, in milliseconds.
    for (step = 0; step < 0.5; step += 0.01) {
      let failures = 1;
      const { calls, load } = setUp({ respond: () => failures-- > 0 && fail('server', 500) });
      void load('someone', ['a']);
      await vi.advanceTimersByTimeAsync(5_000);
      expect([step, calls]).toEqual([step, [['a'], ['a']]]);
    }
  });

  it('is not tried again for somebody who has left', async () => {
    const { load, calls } = setUp({ respond: () => fail('server', 500) });
    const leaving = new AbortController();
    const loading = load('s', ['a1'], leaving.signal);
    await rest();
    leaving.abort();
    await loading;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['rejected', 400],
    ['unauthorized', 403],
    ['refused', 404],
    ['server', 500],
    ['network', undefined],
    ['malformed', undefined],
  ] as const)('%s finds the row that is to blame', async (kind, status) => {
    const store = guardStore(memoryStore(), { timeoutMs: 1_000, onEvent() {} });
    for (const [bad, claims] of [[0], [5], [7], [5, createClaims(store)]] as const) {
      const { load, calls } = setUp({
        claims,
        respond: (names) => names.includes('BAD') && fail(kind, status),
      });
      const names = Array.from({ length: 8 }, (_, index) =>
        index === bad ? 'BAD' : `row ${index}`,
      );
      const loading = load('s', names);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await loading).toEqual(names.map((name) => (name === 'BAD' ? 'rejected' : name)));
      expect(calls.length).toBeLessThan(11);
    }
  });

  it('that is every row’s is not searched for long', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `row ${index}`);
    for (const [kind, status, most] of [
      ['rejected', 400, 17],
      ['unauthorized', 403, 7],
    ] as const) {
      const { load, calls } = setUp({ respond: () => fail(kind, status) });
      expect(await load('s', names)).toEqual(names.map(() => kind));
      expect(calls.length).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    ['unauthorized', 403],
    ['server', 500],
    ['malformed', undefined],
  ] as const)('%s of one customer’s rows costs no other customer a row', async (kind, status) => {
    for (const identity of ['transaction', 'content'] as const) {
      const { load } = setUp({
        identity,
        respond: async (names) => {
          await delay(60);
          if (names.includes('BAD')) fail(kind, status);
        },
      });
      const honest: Promise<unknown>[] = [];
      for (let count = 0; count < 40; count += 1) {
        void load('attacker', ['BAD', `bad ${count}`]);
        const names = Array.from({ length: 10 }, (_, index) => `shop ${count} ${index}`);
        if (count % 6 === 5) honest.push(load(`honest ${count}`, names));
        await vi.advanceTimersByTimeAsync(500);
      }
      await vi.advanceTimersByTimeAsync(10_000);
      for (const names of await Promise.all(honest)) {
        expect(names).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^shop/)));
      }
      expect(honest.length).toBe(6);
    }
  });
});

describe('a service that is paused', () => {
  it('is not called, and those who wait for a slot are told at once', async () => {
    const { load, calls } = setUp({
      limits: { concurrency: 1 },
      respond: () => {
        throw new EnrichmentError('rate-limited', { status: 429, retryAfterMs: 30_000 });
      },
    });
    const outcomes = await Promise.all([load('s', ['a1']), load('t', ['b1']), load('u', ['c1'])]);
    expect(outcomes).toEqual([['rate-limited'], ['rate-limited'], ['rate-limited']]);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    const again = load('s', ['a1']);
    await rest();
    expect(await again).toEqual(['rate-limited']);
    expect(calls).toHaveLength(2);
  });

  it('for a second or less is waited for', async () => {
    let isBusy = true;
    const { load, calls } = setUp({
      respond: () => isBusy && fail('rate-limited', 429),
    });
    const loading = load('s', ['a1']);
    await rest();
    isBusy = false;
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toEqual(['a1']);
  });

  it('keeps nobody waiting behind a trial that hangs', async () => {
    let isHanging = false;
    const { load, calls, breaker } = setUp({
      respond: () => (isHanging ? delay(15_000) : fail('unauthorized', 401)),
    });
    await load('s', ['a1']);
    isHanging = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(breaker.state()).toBe('trying');
    const loads = Array.from({ length: 10 }, (_, index) => load(`scope ${index}`, ['row']));
    const told = vi.fn();
    for (const loading of loads) void loading.then(told);
    await vi.advanceTimersByTimeAsync(1_300);
    // The one that hangs, and the next.
    expect(calls).toHaveLength(3);
    expect(told).toHaveBeenCalledTimes(8);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(breaker.state()).toBe('ok');
  });

  it('keeps nobody waiting behind it who is to be sent again', async () => {
    let isBusy = true;
    const { load } = setUp({
      respond: () => (isBusy ? fail('rate-limited', 429) : delay(15_000)),
    });
    const told = vi.fn();
    for (const scope of ['s', 't', 'u', 'v']) void load(scope, ['row']).then(told);
    await rest();
    isBusy = false;
    await vi.advanceTimersByTimeAsync(2_500);
    // The others are in the trial that hangs, and in the next.
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('that hangs keeps no slots, and is used within a second of its return', async () => {
    let isHanging = false;
    const { load, calls, breaker } = setUp({
      limits: { concurrency: 4 },
      respond: () => (isHanging ? delay(15_000) : delay(100)),
    });
    /** Four customers a second, for so many seconds. */
    const come = async (seconds: number) => {
      const told: unknown[] = [];
      for (let count = 0; count < seconds * 4; count += 1) {
        void load(`scope ${calls.length} ${count}`, ['row']).then(([name]) => told.push(name));
        await vi.advanceTimersByTimeAsync(250);
      }
      return told;
    };
    expect(await come(5)).toEqual(Array.from({ length: 20 }, () => 'row'));
    isHanging = true;
    await come(8);
    const sent = calls.length - 20;
    expect(breaker.state()).toBe('trying');
    expect(sent).toBeLessThan(20);
    isHanging = false;
    await come(1);
    expect(breaker.state()).toBe('ok');
    expect((await come(2)).length).toBeGreaterThanOrEqual(7);
  });

  it('is tried for others, too, while one customer’s rows fail again and again', async () => {
    let isBusy = true;
    const { load, breaker } = setUp({
      async respond([name]) {
        if (isBusy) fail('rate-limited', 429);
        await delay(100);
        if (name?.startsWith('BAD')) fail('unauthorized', 403);
      },
    });
    void load('attacker', ['BAD']);
    await rest();
    isBusy = false;
    const told = vi.fn();
    for (let count = 0; count < 100; count += 1) {
      if (count % 20 === 1) void load(`honest ${count}`, ['good']).then(told);
      void load('attacker', [`BAD ${count}`]);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(breaker.state()).toBe('ok');
    expect(told.mock.calls.slice(-3)).toEqual([[['good']], [['good']], [['good']]]);
  });
});

describe('beside other replicas', () => {
  /** Claims of a store that others use, too. */
  function createHeld(held: Set<string>) {
    const released: string[] = [];
    const claims: Claims = {
      claim: async (asked) => {
        const own = asked.filter((key) => !held.has(key));
        return { keys: own, release: async () => void released.push(...own) };
      },
      rest: (looks) => delay(Math.min(20 * 2 ** looks, 200)).then(() => {}),
    };
    return { claims, released };
  }

  it('asks for what no other asks for, and waits for the rest in the store', async () => {
    const held = new Set<string>();
    const { claims, released } = createHeld(held);
    const { load, calls, lookupsOf } = setUp({ claims });
    const [other] = lookupsOf('s', ['theirs']) as [GatewayLookup];
    held.add(other.storeKey);
    const loading = load('s', ['mine', 'theirs']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toEqual([['mine']]);
    stored.set(other.storeKey, '[{"name":"stored"}]');
    await vi.advanceTimersByTimeAsync(200);
    expect(await loading).toEqual(['mine', 'stored']);
    expect(released).toEqual([lookupsOf('s', ['mine'])[0]?.storeKey]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual([['mine']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes over from one that has died, or takes too long', async () => {
    for (const isFreed of [true, false]) {
      const held = new Set<string>();
      const { load, calls, lookupsOf } = setUp(createHeld(held));
      held.add(lookupsOf('s', ['theirs'])[0]?.storeKey ?? '');
      const loading = load('s', ['theirs']);
      await vi.advanceTimersByTimeAsync(14_000);
      expect(calls).toEqual([]);
      if (isFreed) held.clear();
      await vi.advanceTimersByTimeAsync(isFreed ? 200 : 2_000);
      expect(await loading).toEqual(['theirs']);
    }
  });

  it('does not ask for what was stored before it could claim it', async () => {
    const { claims } = createHeld(new Set());
    const { load, calls, lookupsOf } = setUp({ claims });
    stored.set(lookupsOf('s', ['a1'])[0]?.storeKey ?? '', '[{"name":"stored"}]');
    expect(await load('s', ['a1', 'b1'])).toEqual(['stored', 'b1']);
    expect(calls).toEqual([['b1']]);
  });
});
