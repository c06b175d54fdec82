import { describe, expect, it } from 'vitest';
import { createPlanner } from '../../src/planner/createPlanner.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import type { Planner, PlannerCallbacks } from '../../src/planner/types.js';
import { LookupCancelledError } from '../../src/planner/types.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import { createFakeClock, flush } from './fakeClock.js';
import { bodyFor, createHarness, lookup } from './plannerHarness.js';

/** A planner before any kind of fetcher. */
function plannerWith(send: (...args: never[]) => unknown, ports: Partial<PlannerCallbacks> = {}) {
  const clock = createFakeClock();
  const planner: Planner = createPlanner(
    {
      send: (request, signal) => fetchMerchantList(send as MerchantListFetcher, request, signal),
      settle: () => {},
      revert: () => {},
      waitMs: () => 0,
      onEvent: () => {},
      ...ports,
    },
    clock,
    readBatchOptions(),
  );
  const ask = (id: string) => {
    const outcome = planner.load(lookup(id)).then(
      (answer) => answer.status,
      (error: Error) => error,
    );
    return { outcome };
  };
  return { clock, planner, ask };
}

describe('a fetcher', () => {
  it('that throws synchronously fails each row by name, after its retries', async () => {
    const bad = new Error('boom');
    const { clock, ask } = plannerWith(() => {
      throw bad;
    });
    const { outcome } = ask('a');
    await clock.runOut();
    expect(await outcome).toMatchObject({ kind: 'network', transactionIds: ['a'], cause: bad });
  });

  it('that returns a plain object is fine', async () => {
    const { ask } = plannerWith(() => bodyFor(['a']));
    expect(await ask('a').outcome).toBe('matched');
  });

  it('that returns nothing is malformed', async () => {
    const { ask } = plannerWith(() => undefined);
    expect(await ask('a').outcome).toMatchObject({ kind: 'malformed', transactionIds: ['a'] });
  });

  it('that never settles runs into the timeout, and its signal is aborted', async () => {
    const harness = createHarness({ timeoutMs: 5_000 });
    const row = harness.row(lookup('a'));
    await harness.clock.advance(5_000);
    expect(harness.requests[0]?.context.signal.aborted).toBe(true);
    await harness.clock.runOut();
    expect(harness.requests).toHaveLength(3);
    expect(row.load.state).toBe('timeout');
  });

  it('that answers after the timeout is ignored', async () => {
    const harness = createHarness({ timeoutMs: 5_000 });
    const row = harness.row(lookup('a'));
    await harness.clock.advance(5_100);
    harness.requests[0]?.respond();
    await flush();
    expect(row.load.state).toBe('pending');
    await harness.clock.advance(500);
    harness.requests[1]?.respond({ a: [] });
    await flush();
    expect(row.load.state).toBe('unmatched');
    expect(harness.settled).toHaveLength(1);
  });

  it('that rejects with an EnrichmentError of a kind of its own is believed', async () => {
    const { ask } = plannerWith(() => Promise.reject(new EnrichmentError('malformed')));
    expect(await ask('a').outcome).toMatchObject({ kind: 'malformed', transactionIds: ['a'] });
  });

  it('that rejects with nothing at all fails the rows', async () => {
    const { clock, ask } = plannerWith(() => Promise.reject(undefined));
    const { outcome } = ask('a');
    await clock.runOut();
    expect(await outcome).toMatchObject({ kind: 'network' });
  });

  it('that calls back into the planner starts another request, not a tangle', async () => {
    const sent: string[][] = [];
    const inner: Promise<unknown>[] = [];
    const harness = plannerWith((request: { transactions: { id: string }[] }) => {
      const ids = request.transactions.map(({ id }) => id);
      sent.push(ids);
      if (ids[0] === 'a') {
        harness.planner.markVisible(lookup('b'))();
        harness.planner.setScrolling(harness, false);
        harness.planner.resume();
        inner.push(harness.ask('b').outcome, harness.ask('a').outcome);
      }
      return Promise.resolve(bodyFor(ids));
    });
    expect(await harness.ask('a').outcome).toBe('matched');
    expect(await Promise.all(inner)).toEqual(['matched', 'matched']);
    expect(sent).toEqual([['a'], ['b']]);
  });

  it.each<[string, (request: { transactions: { id: string }[] }) => void]>([
    [
      'renames its rows',
      ({ transactions }) => {
        for (const row of transactions) row.id = `bank-${row.id}`;
      },
    ],
    ['takes its rows out', ({ transactions }) => transactions.splice(0)],
  ])('that %s in place has no effect on them', async (_, edit) => {
    const a = lookup('a');
    const { planner } = plannerWith(async (request) => {
      edit(request);
      return bodyFor(['a']);
    });
    expect(await planner.load(a)).toMatchObject({ status: 'matched' });
    expect(a.transaction.id).toBe('a');
  });

  it('that stops the planner is aborted', async () => {
    let aborted = false;
    const harness = plannerWith((_: never, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      harness.planner.stop();
      return new Promise(() => {});
    });
    expect(await harness.ask('a').outcome).toBeInstanceOf(LookupCancelledError);
    expect(aborted).toBe(true);
    expect(harness.clock.timers).toBe(0);
  });
});

describe('a host', () => {
  it('that has no outcome for a row fails it', async () => {
    const send = async () => ({ rows: new Map(), issues: [] });
    const { ask } = plannerWith(() => undefined, { send });
    expect(await ask('a').outcome).toMatchObject({ kind: 'missing', transactionIds: ['a'] });
  });

  it('that requests again from within settle gets a request of its own', async () => {
    const again: Promise<unknown>[] = [];
    let sent = 0;
    const harness = plannerWith(
      () => {
        sent += 1;
        return bodyFor(['a']);
      },
      {
        settle: () => {
          if (again.length === 0) again.push(harness.ask('a').outcome);
        },
      },
    );
    expect(await harness.ask('a').outcome).toBe('matched');
    expect(await again[0]).toBe('matched');
    expect(sent).toBe(2);
  });

  it('that requests again from within revert gets a result, and the load before does not', async () => {
    const again: Promise<unknown>[] = [];
    const harness = plannerWith(() => bodyFor(['a']), {
      revert: () => {
        if (again.length === 0) again.push(harness.ask('a').outcome);
      },
    });
    const hide = harness.planner.markVisible(lookup('a'));
    const { outcome } = harness.ask('a');
    hide();
    expect(await outcome).toBeInstanceOf(LookupCancelledError);
    expect(await again[0]).toBe('matched');
  });

  it.each(['skipped', 'cancelled', 'queued'])(
    'that requests for another row when it hears that one was %s gets its answer',
    async (type) => {
      const more: Promise<unknown>[] = [];
      const harness: ReturnType<typeof plannerWith> = plannerWith(() => bodyFor(['a', 'more']), {
        onEvent: (event) => {
          if (event.type === type && more.length === 0) more.push(harness.ask('more').outcome);
        },
      });
      harness.planner.markVisible(lookup('gone'))();
      const left = harness.planner.markVisible(lookup('left'));
      const cancelled = harness.ask('left').outcome;
      left();
      const nameless = harness.planner.load(lookup('x', { merchant_name: '' }));
      await Promise.all([cancelled, nameless]);
      await harness.clock.runOut();
      expect(await Promise.race([more[0], 'hanging'])).toBe('matched');
    },
  );

  it('that stops the planner from any event is obeyed', async () => {
    for (const type of ['queued', 'sent', 'received']) {
      let requests = 0;
      let settled = 0;
      const harness: ReturnType<typeof plannerWith> = plannerWith(
        () => {
          requests += 1;
          return bodyFor(['a']);
        },
        {
          onEvent: (event) => {
            if (event.type === type) harness.planner.stop();
          },
          settle: () => {
            settled += 1;
          },
        },
      );
      const { outcome } = harness.ask('a');
      await flush();
      expect(await Promise.race([outcome, 'hanging'])).not.toBe('hanging');
      expect([requests, settled]).toEqual([type === 'received' ? 1 : 0, 0]);
      expect(harness.clock.timers + harness.clock.listeners).toBe(0);
    }
  });

  it.each([
    [{ maxSize: 0 }, 'batch.maxSize to be a whole number from 1 to 2147483647, but got: 0'],
    [{ maxSize: 2.5 }, 'batch.maxSize to be a whole number from 1 to 2147483647, but got: 2.5'],
    [{ maxBytes: -1 }, 'batch.maxBytes to be a whole number from 1 to 2147483647, but got: -1'],
    [
      { concurrency: Number.NaN },
      'batch.concurrency to be a whole number from 1 to 2147483647, but got: NaN',
    ],
    [
      { timeoutMs: 2 ** 31 },
      'batch.timeoutMs to be a whole number from 1 to 2147483647, but got: 2147483648',
    ],
    [{ dwellMs: -1 }, 'batch.dwellMs to be a whole number from 0 to 2147483647, but got: -1'],
    [
      { timeoutMs: Number.POSITIVE_INFINITY },
      'batch.timeoutMs to be a whole number from 1 to 2147483647, but got: Infinity',
    ],
  ])('that gives %j is told what was expected', (options, message) => {
    expect(() => createHarness(options)).toThrow(`Merchantry: expected ${message}.`);
  });
});
