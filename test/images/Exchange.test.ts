import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PNG } from './pictures.js';
import { createProxy, expectRefusal, LOGO, never, picture } from './proxyForTests.js';

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is up after 5 s without a response, even if fetch ignores its signal', async () => {
    const { get, fetch, events } = createProxy({}, never);
    const response = get(LOGO);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expectRefusal(await response, 504);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(events).toEqual([{ outcome: 'timeout', status: 504, bytes: 0, durationMs: 5_000 }]);
  });

  it('includes the look-up of a name', async () => {
    const { get, fetch } = createProxy({ resolve: () => new Promise(() => {}), timeoutMs: 100 });
    const response = get(LOGO);
    await vi.advanceTimersByTimeAsync(100);
    await expectRefusal(await response, 504);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is up for authorize after as long, and begins anew with the picture', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { get, fetch, events } = createProxy({ authorize: () => new Promise(() => {}) });
    const response = get(LOGO);
    await vi.advanceTimersByTimeAsync(5_000);
    await expectRefusal(await response, 500);
    expect(fetch).not.toHaveBeenCalled();
    expect(events).toMatchObject([{ outcome: 'misconfigured', status: 500, durationMs: 5_000 }]);

    let admit = (_: boolean) => {};
    const authorize = () => new Promise<boolean>((resolve) => (admit = resolve));
    const slow = createProxy({ authorize }, never);
    const late = slow.get(LOGO);
    await vi.advanceTimersByTimeAsync(4_000);
    admit(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await late).status).toBe(504);
    expect(slow.events).toMatchObject([{ outcome: 'timeout', durationMs: 9_000 }]);
  });

  it.each([
    ['stops before its first bytes', 0],
    ['drips', 900],
  ])('is up for a body that %s', async (_, everyMs) => {
    let drip: ReturnType<typeof setInterval> | undefined;
    const cancel = vi.fn(() => clearInterval(drip));
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(PNG.subarray(0, 4));
        if (everyMs > 0) drip = setInterval(() => stream.enqueue(new Uint8Array(1)), everyMs);
      },
      cancel,
    });
    const { get } = createProxy({}, async () => picture(body));
    const response = get(LOGO);
    await vi.advanceTimersByTimeAsync(5_000);
    await expectRefusal(await response, 504);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('breaks off a picture that has begun', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(PNG);
        stream.enqueue(new Uint8Array(5_000));
      },
      cancel,
    });
    const { get, outcomes } = createProxy({}, async () => picture(body));
    const response = await get(LOGO);
    const text = expect(response.arrayBuffer()).rejects.toThrow('the picture took too long');
    await vi.advanceTimersByTimeAsync(5_000);
    await text;
    expect(outcomes()).toEqual(['200 timeout']);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('that a slow caller takes does not count', async () => {
    const { get, outcomes } = createProxy();
    const response = await get(LOGO);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(outcomes()).toEqual(['200 served']);
  });

  it('is not waited for once the caller has left', async () => {
    const caller = new AbortController();
    const { get, fetch, outcomes } = createProxy({}, never);
    const response = get(LOGO, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1);
    caller.abort();
    expect((await response).status).toBe(499);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect((await get(LOGO, { signal: caller.signal })).status).toBe(499);
    expect(outcomes()).toEqual(['499 cancelled', '499 cancelled']);
  });

  it('is not waited for in authorize either once the caller has left', async () => {
    const caller = new AbortController();
    const { get, fetch, outcomes } = createProxy({ authorize: () => new Promise(() => {}) });
    const response = get(LOGO, { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1);
    caller.abort();
    expect((await response).status).toBe(499);
    expect(fetch).not.toHaveBeenCalled();
    expect(outcomes()).toEqual(['499 cancelled']);
  });

  it.each(['a body that nobody wants any more', 'HEAD'])(
    'is not waited for either after %s',
    async (how) => {
      const cancel = vi.fn();
      const start = (body: ReadableStreamDefaultController) =>
        body.enqueue(new Uint8Array([...PNG, ...new Uint8Array(5_000)]));
      const { get, fetch } = createProxy({}, async () =>
        picture(new ReadableStream({ start, cancel })),
      );
      if (how === 'HEAD') await get(LOGO, { method: 'HEAD' });
      else await (await get(LOGO)).body?.cancel();
      await vi.advanceTimersByTimeAsync(0);
      expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(cancel).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('a response that comes too late is cancelled', async () => {
    const cancel = vi.fn();
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(picture(new ReadableStream({ cancel }))), 2_000);
    });
    const { get } = createProxy({ timeoutMs: 1_000 }, () => late);
    const response = get(LOGO);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectRefusal(await response, 504);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
