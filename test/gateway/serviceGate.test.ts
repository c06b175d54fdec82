import { describe, expect, it } from 'vitest';
import { createServiceGate } from '../../src/gateway/serviceGate.js';
import { EnrichmentError } from '../../src/service/EnrichmentError.js';

function setUp(concurrency = 2) {
  let time = 0;
  const gate = createServiceGate({ concurrency, now: () => time });
  const started: number[] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const call = (number: number, signal = new AbortController().signal) =>
    gate.run(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(number);
          ends[number] = (error) => (error ? reject(error) : resolve(number));
        }),
      signal,
    );
  const wait = (ms: number) => {
    time += ms;
  };
  return { gate, call, started, ends, wait };
}

const settled = () => new Promise(setImmediate);
const refused = () => new EnrichmentError('unauthorized', { status: 401 });
const busy = (retryAfterMs?: number) => new EnrichmentError('rate-limited', { retryAfterMs });

describe('createServiceGate', () => {
  it('runs as many calls at a time as it may, in the order in which they came', async () => {
    const { call, started, ends } = setUp(2);
    const calls = [call(0), call(1), call(2), call(3)];
    await settled();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await settled();
    ends[3]?.();
    expect(await Promise.all(calls)).toEqual([0, 1, 2, 3]);
  });

  it('is closed for as long as a busy service asks, at most a minute', async () => {
    const { gate, call, ends, wait } = setUp();
    const first = call(0);
    await settled();
    ends[0]?.(busy(3_600_000));
    await expect(first).rejects.toMatchObject({ kind: 'rate-limited' });
    await expect(call(1)).rejects.toMatchObject({ kind: 'rate-limited', retryAfterMs: 60_000 });
    wait(60_000);
    expect(gate.closed()).toBeUndefined();
  });

  it('tells those who wait for a slot at once', async () => {
    const { call, ends } = setUp(1);
    const first = call(0);
    const second = call(1);
    await settled();
    ends[0]?.(busy(5_000));
    await expect(first).rejects.toThrow(EnrichmentError);
    await expect(second).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it('lets one call at a time find out whether a refusal is over, ever more rarely', async () => {
    const { gate, call, started, ends, wait } = setUp(4);
    for (const [number, waitMs] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      const tries = [call(number), call(99)];
      await settled();
      expect(started.filter((started) => started === 99)).toHaveLength(1);
      ends[number]?.(refused());
      await expect(tries[0]).rejects.toMatchObject({ kind: 'unauthorized' });
      if (number === 0) ends[99]?.(refused());
      await expect(tries[1]).rejects.toMatchObject({ kind: 'unauthorized' });
      expect(gate.closed()?.retryAfterMs).toBe(waitMs);
      wait(waitMs);
    }
  });

  it('opens for all after a success', async () => {
    const { call, started, ends, wait } = setUp(2);
    const first = call(0);
    await settled();
    ends[0]?.(refused());
    await expect(first).rejects.toThrow(EnrichmentError);
    wait(1_000);
    const calls = [call(1), call(2), call(3)];
    await settled();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await settled();
    expect(started).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    await Promise.all(calls);
  });

  it('is not opened by a call that began before it was closed', async () => {
    const { gate, call, ends } = setUp(2);
    const calls = [call(0), call(1)];
    await settled();
    ends[0]?.(busy(10_000));
    await expect(calls[0]).rejects.toThrow(EnrichmentError);
    ends[1]?.();
    await calls[1];
    expect(gate.closed()).toMatchObject({ kind: 'rate-limited' });
  });

  it('stays open after what concerns one request only', async () => {
    const { gate, call, ends } = setUp(1);
    for (const [number, kind] of (
      ['rejected', 'server', 'network', 'timeout'] as const
    ).entries()) {
      const failing = call(number);
      await settled();
      ends[number]?.(new EnrichmentError(kind));
      await expect(failing).rejects.toMatchObject({ kind });
      expect(gate.closed()).toBeUndefined();
    }
  });

  it('takes a refusal beside successes for one of the row, unless it is of the key', async () => {
    const { gate, call, ends, wait } = setUp(2);
    const forbidden = () => new EnrichmentError('unauthorized', { status: 403 });
    const run = async (number: number, error?: EnrichmentError) => {
      const running = call(number).catch(() => {});
      await settled();
      ends[number]?.(error);
      await running;
    };
    await run(0);
    wait(9_999);
    await run(1, forbidden());
    await run(2, new EnrichmentError('refused', { status: 404 }));
    expect(gate.closed()).toBeUndefined();
    wait(1);
    await run(3, forbidden());
    expect(gate.closed()).toMatchObject({ status: 403, retryAfterMs: 1_000 });
    wait(1_000);
    await run(4);
    await run(5, refused());
    expect(gate.closed()).toMatchObject({ status: 401, retryAfterMs: 1_000 });
    wait(1_000);
    await run(6);
    // Without a status: there is no key to send.
    await run(7, new EnrichmentError('unauthorized'));
    expect(gate.closed()).toMatchObject({ kind: 'unauthorized' });
  });

  it('forgets a caller who leaves while waiting', async () => {
    const { call, started, ends } = setUp(1);
    const first = call(0);
    const leaving = new AbortController();
    const left = call(1, leaving.signal);
    const third = call(2);
    leaving.abort();
    await expect(left).rejects.toBe(leaving.signal.reason);
    ends[0]?.();
    await first;
    await settled();
    ends[2]?.();
    await third;
    expect(started).toEqual([0, 2]);
  });
});
