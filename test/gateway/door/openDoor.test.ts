// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Admitted, DoorOptions } from '../../../src/gateway/door/openDoor.js';
import {
  BODY,
  doorWith,
  drippingBody,
  endlessBody,
  LISTED,
  post,
  URL_OF_DOOR,
} from './doorWith.js';

afterEach(() => {
  vi.useRealTimers();
});

const LET_IN: Admitted = { scope: 'customer-1', body: BODY };

/** What a refused request gets. Every refusal must be sealed, and of JSON. */
async function refusal(result: Admitted | Response): Promise<[number, string]> {
  if (!(result instanceof Response)) throw new Error('The request was let in.');
  expect(result.headers.get('Cache-Control')).toBe('private, no-store');
  expect(result.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(result.headers.get('Vary')).toContain('Origin');
  expect(result.headers.get('Content-Type')).toBe('application/json');
  const { error, ...rest } = (await result.json()) as { error: string };
  expect(rest).toEqual({});
  return [result.status, error];
}

const METHOD = 'this endpoint does not answer that method';
const CROSS_SITE = 'pages of other sites may not call this endpoint';
const HEADERS = 'the headers are too large';
const TYPE = 'the body must be application/json, not compressed';
const TOO_LARGE = 'the body is too large';
const TOO_SLOW = 'the body took too long';
const SIGNED_OUT = 'the caller is not signed in';
const MISCONFIGURED = 'the endpoint is not set up correctly';

describe('what is let in', () => {
  it('is a JSON body of a caller with a scope', async () => {
    const { door, refused } = doorWith();
    expect(await door.admit(post())).toEqual(LET_IN);
    expect(refused).toEqual([]);
  });

  it.each([
    '/merchants/../admin',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//other.example/merchants',
    '/merchants?serviceUrl=https://other.example&scope=customer-2&apiKey=x',
    '/;@other.example',
    '/a%00b%0d%0aX-Api-Key:%20x',
  ])('does not depend on the path or the query: %s', async (path) => {
    const { door } = doorWith();
    const request = post({}, {}, `https://bank.example${path}`);
    expect(await door.admit(request)).toEqual(LET_IN);
  });

  it('is a request without a body where the method has none', async () => {
    const { door } = doorWith({ methods: ['GET', 'HEAD'] });
    for (const method of ['GET', 'HEAD']) {
      const request = new Request(URL_OF_DOOR, { method });
      expect(await door.admit(request)).toEqual({ scope: 'customer-1', body: '' });
    }
    const result = await door.admit(post());
    expect((result as Response).headers.get('Allow')).toBe('GET, HEAD');
    expect(await refusal(result)).toEqual([405, METHOD]);
  });
});

describe('methods', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post2'])(
    'other than POST are refused: %s',
    async (method) => {
      const { door, refused } = doorWith();
      const result = await door.admit(new Request(URL_OF_DOOR, { method }));
      expect((result as Response).headers.get('Allow')).toBe('POST');
      expect(await refusal(result)).toEqual([405, METHOD]);
      expect(refused).toEqual([['method', 405]]);
    },
  );

  it.each(['TRACE', 'CONNECT', 'TRACK'])(
    'that no Request can have are refused, should a server pass them on: %s',
    async (method) => {
      const { door } = doorWith();
      const request = Object.defineProperty(post(), 'method', { value: method });
      expect(await refusal(await door.admit(request))).toEqual([405, METHOD]);
    },
  );

  it('are not taken from a header', async () => {
    const { door } = doorWith();
    const request = new Request(URL_OF_DOOR, { headers: { 'X-HTTP-Method-Override': 'POST' } });
    expect(await refusal(await door.admit(request))).toEqual([405, METHOD]);
  });
});

describe('a preflight', () => {
  const preflight = (origin: string, headers = {}) =>
    new Request(URL_OF_DOOR, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', ...headers },
    });

  it('of a listed origin is answered, without asking who calls', async () => {
    const authorize = vi.fn(() => true);
    const { door, refused } = doorWith({ authorize });
    const names = 'authorization,content-type, x-csrf';
    const response = await door.admit(
      preflight(LISTED, { 'Access-Control-Request-Headers': names, 'Sec-Fetch-Site': 'same-site' }),
    );
    if (!(response instanceof Response)) throw new Error('A preflight was let in.');
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': names,
      'access-control-allow-methods': 'POST',
      'access-control-allow-origin': LISTED,
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '600',
      'cache-control': 'private, no-store',
      vary: 'Origin, Access-Control-Request-Headers',
      'x-content-type-options': 'nosniff',
    });
    expect(authorize).not.toHaveBeenCalled();
    expect(refused).toEqual([]);
  });

  it.each(['*;x', 'a b', 'a,,b', 'x: y', ','])(
    'is promised no header if what it names is none: %s',
    async (names) => {
      const { door } = doorWith();
      const request = preflight(LISTED, { 'Access-Control-Request-Headers': names });
      const { status, headers } = (await door.admit(request)) as Response;
      expect([status, headers.has('Access-Control-Allow-Headers')]).toEqual([204, false]);
    },
  );

  it.each([
    'https://other.example',
    'https://bank.example',
    'null',
    `${LISTED}.other.example`,
    `${LISTED}:8443`,
    LISTED.replace('https', 'http'),
    LISTED.toUpperCase(),
    `${LISTED}/`,
    `${LISTED}, https://other.example`,
  ])('of any other origin is refused, and told nothing: %s', async (origin) => {
    const { door, refused } = doorWith();
    const request = preflight(origin, { 'Sec-Fetch-Site': 'same-origin' });
    const response = (await door.admit(request)) as Response;
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.includes('access-control'))).toEqual([]);
    expect(await refusal(response)).toEqual([403, CROSS_SITE]);
    expect(refused).toEqual([['cross-site', 403]]);
  });
});

describe('a page of another site', () => {
  it('is refused before anyone is asked who calls', async () => {
    const authorize = vi.fn(() => true);
    const { door, refused } = doorWith({ authorize });
    const request = post({ Origin: 'https://other.example', Cookie: 'session=1' });
    expect(await refusal(await door.admit(request))).toEqual([403, CROSS_SITE]);
    expect(refused).toEqual([['cross-site', 403]]);
    expect(authorize).not.toHaveBeenCalled();
  });

  it('is let in from a listed origin, which may read the response', async () => {
    const { door } = doorWith({ exposedHeaders: ['Merchantry-Receipt', 'Retry-After'] });
    const request = post({ Origin: LISTED, 'Sec-Fetch-Site': 'cross-site' });
    expect(await door.admit(request)).toEqual(LET_IN);
    const { headers } = door.seal(Response.json({}), request);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(LISTED);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Merchantry-Receipt');
  });
});

describe('headers', () => {
  it('are refused if they are too large together, names included', async () => {
    const { door, refused } = doorWith({ limits: { headerBytes: 500 } });
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`X-${index}`, 'v']));
    const one = { Cookie: 'c'.repeat(500) };
    expect(await refusal(await door.admit(post(many)))).toEqual([431, HEADERS]);
    expect(await refusal(await door.admit(post(one)))).toEqual([431, HEADERS]);
    expect(await door.admit(post({ Cookie: 'c'.repeat(400) }))).toEqual(LET_IN);
    expect(refused).toEqual(Array(2).fill(['headers-too-large', 431]));
  });

  it('may have 16,384 bytes by default', async () => {
    const { door } = doorWith();
    const others = 'content-type: application/json\r\ncookie: \r\n'.length;
    const cookies = (bytes: number) => post({ Cookie: 'c'.repeat(bytes - others) });
    expect(await door.admit(cookies(16_384))).toEqual(LET_IN);
    expect(await refusal(await door.admit(cookies(16_385)))).toEqual([431, HEADERS]);
  });
});

describe('the type of the body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON ; a=b',
  ])('may be %s', async (type) => {
    const { door } = doorWith();
    expect(await door.admit(post({ 'Content-Type': type }))).toEqual(LET_IN);
  });

  it.each([
    'text/plain',
    'text/plain; application/json',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/json-seq',
    'application/json, text/plain',
    'text/plain, application/json',
    'application/jsonx',
    'application/problem+json',
    'text/json',
    '*/*',
    '',
  ])('may be no other, as a page of another site could send: %j', async (type) => {
    const { door, refused } = doorWith();
    expect(await refusal(await door.admit(post({ 'Content-Type': type })))).toEqual([415, TYPE]);
    expect(refused).toEqual([['content-type', 415]]);
  });

  it('must be given', async () => {
    const { door } = doorWith();
    const request = post();
    request.headers.delete('Content-Type');
    expect(await refusal(await door.admit(request))).toEqual([415, TYPE]);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity'])(
    'may not be compressed, because a small body could become a huge one: %s',
    async (coding) => {
      const { door } = doorWith();
      const request = post({ 'Content-Encoding': coding });
      expect(await refusal(await door.admit(request))).toEqual([415, TYPE]);
    },
  );

  it('is of no use if the body is compressed without saying so', async () => {
    const { door } = doorWith();
    const gzip = new Blob([BODY]).stream().pipeThrough(new CompressionStream('gzip'));
    const result = await door.admit(post({}, { body: gzip }));
    expect(await refusal(result)).toEqual([400, 'the body could not be read as text in UTF-8']);
  });
});

describe('the length of the body', () => {
  const limits = { bodyBytes: 1_000 };

  it('is refused by what it says of itself, before anyone is asked who calls', async () => {
    const authorize = vi.fn(() => true);
    const { door, refused } = doorWith({ limits, authorize });
    for (const length of ['1001', '99999999999999999999999', '1e9']) {
      const { body, seen } = endlessBody(new Uint8Array(10));
      const request = post({ 'Content-Length': length }, { body });
      expect(await refusal(await door.admit(request))).toEqual([413, TOO_LARGE]);
      // The stream fills its own queue of one chunk.
      expect(seen.chunks).toBeLessThanOrEqual(1);
    }
    expect(refused).toEqual(Array(3).fill(['body-too-large', 413]));
    expect(authorize).not.toHaveBeenCalled();
  });

  it.each(['5', '-1', 'many', '0'])('is counted, whatever it says: %s', async (length) => {
    const { door, refused } = doorWith({ limits });
    const { body, seen } = endlessBody(new Uint8Array(100).fill(32));
    const request = post({ 'Content-Length': length }, { body });
    expect(await refusal(await door.admit(request))).toEqual([413, TOO_LARGE]);
    expect(refused).toEqual([['body-too-large', 413]]);
    expect(seen.isCancelled).toBe(true);
    expect(seen.chunks).toBeLessThanOrEqual(12);
  });

  it('is 131,072 bytes at most by default', async () => {
    const { door } = doorWith();
    const body = ' '.repeat(131_072);
    expect(await door.admit(post({}, { body }))).toEqual({ scope: 'customer-1', body });
    const longer = post({}, { body: `${body} ` });
    expect(await refusal(await door.admit(longer))).toEqual([413, TOO_LARGE]);
  });

  it('is of no use to a body that drips', async () => {
    vi.useFakeTimers();
    const { door, refused } = doorWith();
    const { body, seen } = drippingBody(1_000);
    const result = door.admit(post({ 'Content-Length': '5' }, { body }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect([refused, seen]).toEqual([[], { bytes: 9, isCancelled: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refusal(await result)).toEqual([408, TOO_SLOW]);
    expect(refused).toEqual([['body-too-slow', 408]]);
    expect(seen.isCancelled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a caller', () => {
  it.each(['', 'Bearer', 'Bearer forged', 'Basic YTpi', 'Bearer good extra'])(
    'without credentials of the host app is refused: %j',
    async (authorization) => {
      const scopeOf = vi.fn(() => 'customer-1');
      const { door, refused } = doorWith({
        authorize: ({ headers }) => headers.get('Authorization') === 'Bearer good',
        scopeOf,
      });
      const { body, seen } = endlessBody(new Uint8Array(10));
      const forged = post(authorization ? { Authorization: authorization } : {}, { body });
      expect(await refusal(await door.admit(forged))).toEqual([401, SIGNED_OUT]);
      expect(refused).toEqual([['unauthorized', 401]]);
      expect(scopeOf).not.toHaveBeenCalled();
      expect(seen.chunks).toBeLessThanOrEqual(1);
      expect(await door.admit(post({ Authorization: 'Bearer good' }))).toEqual(LET_IN);
    },
  );

  it("gets the host app's own response, sealed", async () => {
    const headers = { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'public, max-age=9' };
    const { door, refused } = doorWith({
      authorize: async () => new Response('locked', { status: 403, headers }),
    });
    const response = (await door.admit(post())) as Response;
    expect([response.status, await response.text()]).toEqual([403, 'locked']);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(refused).toEqual([['unauthorized', 403]]);
  });

  it('may be sent elsewhere by a response whose headers cannot be set', async () => {
    const { door } = doorWith({ authorize: () => Response.redirect('https://bank.example/in') });
    const { status, headers } = (await door.admit(post())) as Response;
    expect([status, headers.get('Location')]).toEqual([302, 'https://bank.example/in']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is asked for with a request that has no body to read', async () => {
    const seen: unknown[] = [];
    const read = async (request: Request) => {
      const { url, method, headers, body } = request;
      seen.push([url, method, headers.get('Cookie'), body, await request.text()]);
    };
    const { door } = doorWith({
      authorize: (request) => read(request).then(() => true),
      scopeOf: (request) => read(request).then(() => 'customer-1'),
    });
    expect(await door.admit(post({ Cookie: 's=1' }))).toEqual(LET_IN);
    expect(seen).toEqual(Array(2).fill([URL_OF_DOOR, 'POST', 's=1', null, '']));
  });

  it('may have any text as a scope, of which nothing reaches a header', async () => {
    const scope = 'a\r\nSet-Cookie: session=1\r\n\r\n<script>\u0000__proto__';
    const { door } = doorWith({ scopeOf: () => scope });
    const request = post();
    expect(await door.admit(request)).toEqual({ scope, body: BODY });
    const sealed = door.seal(Response.json({}), request);
    expect(JSON.stringify([...sealed.headers])).not.toContain('session');
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

  it.each<[string, Partial<DoorOptions>]>([
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
    const { door, refused } = doorWith(options);
    const { body, seen } = endlessBody(new Uint8Array(10));
    const result = await door.admit(post({}, { body }));
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
      const { door, refused } = doorWith({ [name]: () => new Promise(() => {}) });
      const result = door.admit(post());
      await vi.advanceTimersByTimeAsync(9_999);
      expect(refused).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await refusal(await result)).toEqual([500, MISCONFIGURED]);
      expect(warn.mock.calls.flat().join()).toContain(`expected ${name} to return`);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it.each<[string, Partial<DoorOptions>, RegExp]>([
    ['a limit of nothing', { limits: { bodyBytes: 0 } }, /limits\.bodyBytes to be a whole number/],
    ['a limit that is none', { limits: { bodyMs: Number.NaN } }, /limits\.bodyMs/],
    ['an origin with a path', { origins: ['https://a.example/'] }, /each of origins/],
  ])('is told at once of %s', (_title, options, message) => {
    expect(() => doorWith(options)).toThrow(message);
  });
});

describe('a caller who leaves', () => {
  const reason = new Error('left');

  it('is not served at all if gone before', async () => {
    const authorize = vi.fn(() => true);
    const { door } = doorWith({ authorize });
    const request = post({}, { signal: AbortSignal.abort(reason) });
    await expect(door.admit(request)).rejects.toBe(reason);
    expect(authorize).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<DoorOptions>]>([
    ['authorize', { authorize: () => new Promise(() => {}) }],
    ['scopeOf', { scopeOf: () => new Promise(() => {}) }],
  ])('ends the wait for %s', async (_title, options) => {
    vi.useFakeTimers();
    const { door, refused } = doorWith(options);
    const left = new AbortController();
    const outcome = expect(door.admit(post({}, { signal: left.signal }))).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(100);
    left.abort(reason);
    await outcome;
    expect(refused).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops the body from being read', async () => {
    vi.useFakeTimers();
    const { door, refused } = doorWith();
    const left = new AbortController();
    const { body, seen } = drippingBody(10);
    const outcome = expect(door.admit(post({}, { body, signal: left.signal }))).rejects.toBe(
      reason,
    );
    await vi.advanceTimersByTimeAsync(100);
    left.abort(reason);
    await outcome;
    expect(seen).toEqual({ bytes: 10, isCancelled: true });
    expect(refused).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the seal', () => {
  it('leaves the response as it is, but for headers of security', async () => {
    const { door } = doorWith();
    const headers = { 'Merchantry-Receipt': 'r', Vary: 'X-Origin', 'Cache-Control': 'public' };
    const response = Response.json({ a: [] }, { status: 203, headers });
    const sealed = door.seal(response, post());
    expect(sealed).toBe(response);
    expect([sealed.status, await sealed.json()]).toEqual([203, { a: [] }]);
    expect(Object.fromEntries(sealed.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      'merchantry-receipt': 'r',
      vary: 'X-Origin, Origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is put on once, however often', () => {
    const { door } = doorWith();
    const request = post({ Origin: LISTED });
    const once = [...door.seal(Response.json({}), request).headers];
    expect([...door.seal(door.seal(Response.json({}), request), request).headers]).toEqual(once);
  });

  it.each([{}, { Origin: 'https://other.example' }, { Origin: 'https://bank.example' }])(
    'lets no page read it that is not of a listed origin: %j',
    (asked) => {
      const { door } = doorWith();
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Credentials': 'true',
      };
      const sealed = door.seal(new Response('', { headers }), post(asked));
      expect(sealed.headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(sealed.headers.has('Access-Control-Allow-Credentials')).toBe(false);
      expect(sealed.headers.get('Vary')).toBe('Origin');
    },
  );

  it('is on a refusal that comes later, with how long to wait', async () => {
    const { door, refused } = doorWith();
    const error = 'too many rows in this minute';
    const response = door.refuse(post({ Origin: LISTED }), 'over-budget', {
      status: 429,
      error,
      retryAfter: '7',
    });
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(LISTED);
    expect(await refusal(response)).toEqual([429, error]);
    expect(refused).toEqual([['over-budget', 429]]);
  });
});
