// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createPlanner } from '../../src/planner/createPlanner.js';
import { LookupCancelledError } from '../../src/planner/LookupCancelledError.js';
import type { Planner, PlannerCallbacks } from '../../src/planner/Planner.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { MerchantListFetcher } from '../../src/service/MerchantListFetcher.js';
import { createHandClock, flush } from './handClock.js';
import { bodyFor, createBench, lookup } from './plannerBench.js';

/** A planner before any kind of fetcher. */
function plannerWith(send: (...args: never[]) => unknown, ports: Partial<PlannerCallbacks> = {}) {
  const clock = createHandClock();
  const planner: Planner = createPlanner(
    {
      send: (request, signal) => fetchMerchantList(send as MerchantListFetcher, request, signal),
      settle: () => {},
      revert: () => {},
      isKnown: () => false,
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

  it('that returns a plain object has answered', async () => {
    const { ask } = plannerWith(() => bodyFor(['a']));
    expect(await ask('a').outcome).toBe('matched');
  });

  it('that returns nothing has answered badly', async () => {
    const { ask } = plannerWith(() => undefined);
    expect(await ask('a').outcome).toMatchObject({ kind: 'malformed', transactionIds: ['a'] });
  });

  it('that never settles runs into the timeout, and its signal is aborted', async () => {
    const bench = createBench({ timeoutMs: 5_000 });
    const row = bench.row(lookup('a'));
    await bench.clock.advance(5_000);
    expect(bench.calls[0]?.context.signal.aborted).toBe(true);
    await bench.clock.runOut();
    expect(bench.calls).toHaveLength(3);
    expect(row.load.state).toBe('timeout');
  });

  it('that answers after the timeout is not heard', async () => {
    const bench = createBench({ timeoutMs: 5_000 });
    const row = bench.row(lookup('a'));
    await bench.clock.advance(5_100);
    bench.calls[0]?.answer();
    await flush();
    expect(row.load.state).toBe('pending');
    await bench.clock.advance(500);
    bench.calls[1]?.answer({ a: [] });
    await flush();
    expect(row.load.state).toBe('unmatched');
    expect(bench.settled).toHaveLength(1);
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

  it('that calls back into the planner starts another call, not a tangle', async () => {
    const sent: string[][] = [];
    const inner: Promise<unknown>[] = [];
    const bench = plannerWith((request: { transactions: { id: string }[] }) => {
      const ids = request.transactions.map(({ id }) => id);
      sent.push(ids);
      if (ids[0] === 'a') {
        bench.planner.show(lookup('b'))();
        bench.planner.setScrolling(bench, false);
        bench.planner.release();
        inner.push(bench.ask('b').outcome, bench.ask('a').outcome);
      }
      return Promise.resolve(bodyFor(ids));
    });
    expect(await bench.ask('a').outcome).toBe('matched');
    expect(await Promise.all(inner)).toEqual(['matched', 'matched']);
    expect(sent).toEqual([['a'], ['b']]);
  });

  it('that stops the planner is taken back', async () => {
    let aborted = false;
    const bench = plannerWith((_: never, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      bench.planner.stop();
      return new Promise(() => {});
    });
    expect(await bench.ask('a').outcome).toBeInstanceOf(LookupCancelledError);
    expect(aborted).toBe(true);
    expect(bench.clock.timers).toBe(0);
  });
});

describe('a host', () => {
  it('that asks again from within settle gets a call of its own', async () => {
    const again: Promise<unknown>[] = [];
    let sent = 0;
    const bench = plannerWith(
      () => {
        sent += 1;
        return bodyFor(['a']);
      },
      {
        settle: () => {
          if (again.length === 0) again.push(bench.ask('a').outcome);
        },
      },
    );
    expect(await bench.ask('a').outcome).toBe('matched');
    expect(await again[0]).toBe('matched');
    expect(sent).toBe(2);
  });

  it('that asks again from within revert gets an answer, and whoever waited before does not', async () => {
    const again: Promise<unknown>[] = [];
    const bench = plannerWith(() => bodyFor(['a']), {
      revert: () => {
        if (again.length === 0) again.push(bench.ask('a').outcome);
      },
    });
    const hide = bench.planner.show(lookup('a'));
    const { outcome } = bench.ask('a');
    hide();
    expect(await outcome).toBeInstanceOf(LookupCancelledError);
    expect(await again[0]).toBe('matched');
  });

  it.each(['skipped', 'cancelled', 'queued'])(
    'that asks for another row when it hears that one was %s gets its answer',
    async (type) => {
      const more: Promise<unknown>[] = [];
      const bench: ReturnType<typeof plannerWith> = plannerWith(() => bodyFor(['a', 'more']), {
        onEvent: (event) => {
          if (event.type === type && more.length === 0) more.push(bench.ask('more').outcome);
        },
      });
      bench.planner.show(lookup('gone'))();
      const left = bench.planner.show(lookup('left'));
      const dropped = bench.ask('left').outcome;
      left();
      const nameless = bench.planner.load(lookup('x', { merchant_name: '' }));
      await Promise.all([dropped, nameless]);
      await bench.clock.runOut();
      expect(await Promise.race([more[0], 'hanging'])).toBe('matched');
    },
  );

  it('that stops the planner from any event is obeyed', async () => {
    for (const type of ['queued', 'sent', 'received']) {
      let requests = 0;
      let settled = 0;
      const bench: ReturnType<typeof plannerWith> = plannerWith(
        () => {
          requests += 1;
          return bodyFor(['a']);
        },
        {
          onEvent: (event) => {
            if (event.type === type) bench.planner.stop();
          },
          settle: () => {
            settled += 1;
          },
        },
      );
      const { outcome } = bench.ask('a');
      await flush();
      expect(await Promise.race([outcome, 'hanging'])).not.toBe('hanging');
      expect([requests, settled]).toEqual([type === 'received' ? 1 : 0, 0]);
      expect(bench.clock.timers + bench.clock.listeners).toBe(0);
    }
  });

  it.each([
    [{ maxSize: 0 }, 'batch.maxSize to be a whole number of at least 1, but got: 0'],
    [{ maxSize: 2.5 }, 'batch.maxSize to be a whole number of at least 1, but got: 2.5'],
    [{ maxBytes: -1 }, 'batch.maxBytes to be a whole number of at least 1, but got: -1'],
    [
      { concurrency: Number.NaN },
      'batch.concurrency to be a whole number of at least 1, but got: NaN',
    ],
    [{ dwellMs: -1 }, 'batch.dwellMs to be a whole number of at least 0, but got: -1'],
    [
      { timeoutMs: Number.POSITIVE_INFINITY },
      'batch.timeoutMs to be a whole number of at least 1, but got: Infinity',
    ],
  ])('that gives %j is told what was expected', (options, message) => {
    expect(() => createBench(options)).toThrow(`Merchantry: expected ${message}.`);
  });
});
