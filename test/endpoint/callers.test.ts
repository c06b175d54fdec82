import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuardOptions } from '../../src/endpoint/createGuard.js';
import {
  AUTHORIZED,
  drippingBody,
  endlessBody,
  GUARDED_URL,
  guardWith,
  post,
  refusal,
} from './guardWith.js';

afterEach(() => {
  vi.useRealTimers();
});

const SIGNED_OUT = 'the caller is not signed in';
const MISCONFIGURED = 'the endpoint is not set up correctly';

describe('a caller', () => {
  it.each(['', 'Bearer', 'Bearer forged', 'Basic YTpi', 'Bearer good extra'])(
    'without credentials of the host app is refused: %j',
    async (authorization) => {
      const scopeOf = vi.fn(() => 'customer-1');
      const { guard, refused } = guardWith({
        authorize: ({ headers }) => headers.get('Authorization') === 'Bearer good',
        scopeOf,
      });
      const { body, seen } = endlessBody(new Uint8Array(10));
      const forged = post(authorization ? { Authorization: authorization } : {}, { body });
      expect(await refusal(await guard.authorize(forged))).toEqual([401, SIGNED_OUT]);
      expect(refused).toEqual([['unauthorized', 401]]);
      expect(scopeOf).not.toHaveBeenCalled();
      expect(seen.chunks).toBeLessThanOrEqual(1);
      expect(await guard.authorize(post({ Authorization: 'Bearer good' }))).toEqual(AUTHORIZED);
    },
  );

  it("gets the host app's own response, guarded", async () => {
    const headers = { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'public, max-age=9' };
    const { guard, refused } = guardWith({
      authorize: async () => new Response('locked', { status: 403, headers }),
    });
    const response = (await guard.authorize(post())) as Response;
    expect([response.status, await response.text()]).toEqual([403, 'locked']);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(refused).toEqual([['unauthorized', 403]]);
  });

  it('may be sent elsewhere by a response whose headers cannot be set', async () => {
    const { guard } = guardWith({ authorize: () => Response.redirect('https://bank.example/in') });
    const { status, headers } = (await guard.authorize(post())) as Response;
    expect([status, headers.get('Location')]).toEqual([302, 'https://bank.example/in']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is asked for with a request that has no body to read', async () => {
    const seen: unknown[] = [];
    const given = post({ Cookie: 's=1' });
    const read = async (request: Request) => {
      const { url, method, headers, body, signal } = request;
      expect(signal.aborted).toBe(false);
      seen.push([url, method, headers.get('Cookie'), body, await request.text()]);
    };
    const { guard } = guardWith({
      authorize: (request) => read(request).then(() => true),
      scopeOf: (request) => read(request).then(() => 'customer-1'),
    });
    expect(await guard.authorize(given)).toEqual(AUTHORIZED);
    expect(seen).toEqual(Array(2).fill([GUARDED_URL, 'POST', 's=1', null, '']));
  });

  it('may have any text as a scope, of which nothing reaches a header', async () => {
    const scope = 'a\r\nSet-Cookie: session=1\r\n\r\n<script>\u0000__proto__';
    const { guard } = guardWith({ scopeOf: () => scope });
    const request = post();
    expect(await guard.authorize(request)).toEqual({ ...AUTHORIZED, scope });
    const guarded = guard.withHeaders(Response.json({}), request);
    expect(JSON.stringify([...guarded.headers])).not.toContain('session');
  });
});

describe('a host app that is not set up correctly', () => {
  const SECRET = 'sk-secret-of-the-host';
  const fail = () => {
    throw new Error(SECRET);
  };
  const THENABLE = Object.defineProperty({}, 'then', { get: fail });
  const used = new Response('x');
  void used.text();

  it.each<[string, Partial<GuardOptions>]>([
    ['throws in authorize', { authorize: fail }],
    ['rejects in authorize', { authorize: async () => fail() }],
    ['has a thenable in authorize that throws', { authorize: () => THENABLE as never }],
    ['returns nothing from authorize', { authorize: (() => undefined) as never }],
    ['returns an object from authorize', { authorize: () => ({ user: 1 }) as never }],
    ['returns a number from authorize', { authorize: () => 1 as never }],
    ['returns a text from authorize', { authorize: () => 'yes' as never }],
    ['returns a response that was sent before', { authorize: () => used }],
    ['returns no real response', { authorize: () => Response.error() }],
    ['throws in scopeOf', { scopeOf: fail }],
    ['rejects in scopeOf', { scopeOf: async () => fail() }],
    ['returns an empty scope', { scopeOf: () => '' }],
    ['returns no scope', { scopeOf: (() => undefined) as never }],
    ['returns a number as scope', { scopeOf: (() => 7) as never }],
    ['returns a String object as scope', { scopeOf: () => Object('a') }],
    ['tries to read the body', { authorize: (request) => request.json() }],
  ])('lets nobody in if it %s, and says nothing of why', async (_title, options) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { guard, refused } = guardWith(options);
    const { body, seen } = endlessBody(new Uint8Array(10));
    const result = await guard.authorize(post({}, { body }));
    expect(await refusal(result)).toEqual([500, MISCONFIGURED]);
    expect(refused).toEqual([['misconfigured', 500]]);
    expect(seen.chunks).toBeLessThanOrEqual(1);
    for (const [message] of warn.mock.calls) {
      expect(message).toMatch(/^Merchantry: expected (authorize|scopeOf) to return .+, but got: /);
      expect(message).not.toContain(SECRET);
    }
  });

  it.each(['authorize', 'scopeOf'] as const)(
    'waits no longer for %s than for a body',
    async (name) => {
      vi.useFakeTimers();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { guard, refused } = guardWith({ [name]: () => new Promise(() => {}) });
      const result = guard.authorize(post());
      await vi.advanceTimersByTimeAsync(9_999);
      expect(refused).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await refusal(await result)).toEqual([500, MISCONFIGURED]);
      expect(warn.mock.calls.flat().join()).toContain(`expected ${name} to return`);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('is told at once of an origin with a path', () => {
    expect(() => guardWith({ origins: ['https://a.example/'] })).toThrow(/each of origins/);
  });
});

describe('a caller who leaves', () => {
  const reason = new Error('left');

  it('is not served at all if gone before', async () => {
    const authorize = vi.fn(() => true);
    const { guard } = guardWith({ authorize });
    const request = post({}, { signal: AbortSignal.abort(reason) });
    await expect(guard.authorize(request)).rejects.toBe(reason);
    expect(authorize).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<GuardOptions>]>([
    ['authorize', { authorize: () => new Promise(() => {}) }],
    ['scopeOf', { scopeOf: () => new Promise(() => {}) }],
  ])('ends the wait for %s', async (_title, options) => {
    vi.useFakeTimers();
    const { guard, refused } = guardWith(options);
    const left = new AbortController();
    const outcome = expect(guard.authorize(post({}, { signal: left.signal }))).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(100);
    left.abort(reason);
    await outcome;
    expect(refused).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops the body from being read', async () => {
    vi.useFakeTimers();
    const { guard, refused } = guardWith();
    const left = new AbortController();
    const { body, seen } = drippingBody(10);
    const outcome = expect(guard.authorize(post({}, { body, signal: left.signal }))).rejects.toBe(
      reason,
    );
    await vi.advanceTimersByTimeAsync(100);
    left.abort(reason);
    await outcome;
    expect(seen).toEqual({ bytes: 10 });
    await body.cancel();
    expect(refused).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
