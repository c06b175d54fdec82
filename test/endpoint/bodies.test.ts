import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AUTHORIZED,
  BODY,
  drippingBody,
  endlessBody,
  guardWith,
  post,
  refusal,
} from './guardWith.js';

afterEach(() => {
  vi.useRealTimers();
});

const TYPE = 'the body must be application/json, not compressed';
const TOO_LARGE = 'the body is too large';
const TOO_SLOW = 'the body took too long';

describe('the type of the body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON ; a=b',
  ])('may be %s', async (type) => {
    const { guard } = guardWith();
    expect(await guard.authorize(post({ 'Content-Type': type }))).toEqual(AUTHORIZED);
  });

  it.each([
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/json, text/plain',
    'application/jsonx',
  ])('may be no other, as a page of another site could send: %j', async (type) => {
    const { guard, refused } = guardWith();
    expect(await refusal(await guard.authorize(post({ 'Content-Type': type })))).toEqual([
      415,
      TYPE,
    ]);
    expect(refused).toEqual([['content-type', 415]]);
  });

  it('must be given', async () => {
    const { guard } = guardWith();
    const request = post();
    request.headers.delete('Content-Type');
    expect(await refusal(await guard.authorize(request))).toEqual([415, TYPE]);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity'])(
    'may not be compressed, because a small body could become a huge one: %s',
    async (coding) => {
      const { guard } = guardWith();
      const request = post({ 'Content-Encoding': coding });
      expect(await refusal(await guard.authorize(request))).toEqual([415, TYPE]);
    },
  );

  it('is of no use if the body is compressed without saying so', async () => {
    const { guard } = guardWith();
    const gzip = new Blob([BODY]).stream().pipeThrough(new CompressionStream('gzip'));
    const result = await guard.authorize(post({}, { body: gzip }));
    expect(await refusal(result)).toEqual([400, 'the body could not be read as text in UTF-8']);
  });
});

describe('the length of the body', () => {
  const limits = { bodyBytes: 1_000 };

  it('is refused by what it says of itself, before anyone is asked who calls', async () => {
    const authorize = vi.fn(() => true);
    const { guard, refused } = guardWith({ limits, authorize });
    for (const length of ['1001', '99999999999999999999999', '1e9']) {
      const { body, seen } = endlessBody(new Uint8Array(10));
      const request = post({ 'Content-Length': length }, { body });
      expect(await refusal(await guard.authorize(request))).toEqual([413, TOO_LARGE]);
      // The stream fills its own queue of one chunk.
      expect(seen.chunks).toBeLessThanOrEqual(1);
    }
    expect(refused).toEqual(Array(3).fill(['body-too-large', 413]));
    expect(authorize).not.toHaveBeenCalled();
  });

  it.each(['5', '-1', 'many', '0'])('is counted, whatever it says: %s', async (length) => {
    const { guard, refused } = guardWith({ limits });
    const { body, seen } = endlessBody(new Uint8Array(100).fill(32));
    const request = post({ 'Content-Length': length }, { body });
    expect(await refusal(await guard.authorize(request))).toEqual([413, TOO_LARGE]);
    expect(refused).toEqual([['body-too-large', 413]]);
    expect(seen.chunks).toBeLessThanOrEqual(12);
  });

  it('is of no use to a body that drips', async () => {
    vi.useFakeTimers();
    const { guard, refused } = guardWith();
    const { body, seen } = drippingBody(1_000);
    const result = guard.authorize(post({ 'Content-Length': '5' }, { body }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect([refused, seen]).toEqual([[], { bytes: 9 }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refusal(await result)).toEqual([408, TOO_SLOW]);
    expect(refused).toEqual([['body-too-slow', 408]]);
    // The lock has been released.
    await body.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});
