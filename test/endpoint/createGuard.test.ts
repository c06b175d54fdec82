import { describe, expect, it, vi } from 'vitest';
import { AUTHORIZED, GUARDED_URL, guardWith, LISTED, post, refusal } from './guardWith.js';

const METHOD = 'this endpoint does not answer that method';
const CROSS_SITE = 'pages of other sites may not call this endpoint';
const HEADERS = 'the headers are too large';

describe('authorized requests', () => {
  it('is a JSON body of a caller with a scope', async () => {
    const { guard, refused } = guardWith();
    expect(await guard.authorize(post())).toEqual(AUTHORIZED);
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
    const { guard } = guardWith();
    const request = post({}, {}, `https://bank.example${path}`);
    expect(await guard.authorize(request)).toEqual(AUTHORIZED);
  });
});

describe('methods', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post2'])(
    'other than POST are refused: %s',
    async (method) => {
      const { guard, refused } = guardWith();
      const result = await guard.authorize(new Request(GUARDED_URL, { method }));
      expect((result as Response).headers.get('Allow')).toBe('POST');
      expect(await refusal(result)).toEqual([405, METHOD]);
      expect(refused).toEqual([['method', 405]]);
    },
  );

  it.each(['TRACE', 'CONNECT', 'TRACK'])(
    'that no Request can have are refused, should a server pass them on: %s',
    async (method) => {
      const { guard } = guardWith();
      const request = Object.defineProperty(post(), 'method', { value: method });
      expect(await refusal(await guard.authorize(request))).toEqual([405, METHOD]);
    },
  );

  it('are not taken from a header', async () => {
    const { guard } = guardWith();
    const request = new Request(GUARDED_URL, { headers: { 'X-HTTP-Method-Override': 'POST' } });
    expect(await refusal(await guard.authorize(request))).toEqual([405, METHOD]);
  });
});

describe('a preflight', () => {
  const preflight = (origin: string, headers = {}) =>
    new Request(GUARDED_URL, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', ...headers },
    });

  it('of a listed origin is answered, without asking who calls', async () => {
    const authorize = vi.fn(() => true);
    const { guard, refused } = guardWith({ authorize });
    const names = 'authorization,content-type, x-csrf';
    const response = await guard.authorize(
      preflight(LISTED, { 'Access-Control-Request-Headers': names, 'Sec-Fetch-Site': 'same-site' }),
    );
    if (!(response instanceof Response)) throw new Error('A preflight was authorized.');
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
      const { guard } = guardWith();
      const request = preflight(LISTED, { 'Access-Control-Request-Headers': names });
      const { status, headers } = (await guard.authorize(request)) as Response;
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
    const { guard, refused } = guardWith();
    const request = preflight(origin, { 'Sec-Fetch-Site': 'same-origin' });
    const response = (await guard.authorize(request)) as Response;
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.includes('access-control'))).toEqual([]);
    expect(await refusal(response)).toEqual([403, CROSS_SITE]);
    expect(refused).toEqual([['cross-site', 403]]);
  });
});

describe('a page of another site', () => {
  it('is refused before anyone is asked who calls', async () => {
    const authorize = vi.fn(() => true);
    const { guard, refused } = guardWith({ authorize });
    const request = post({ Origin: 'https://other.example', Cookie: 'session=1' });
    expect(await refusal(await guard.authorize(request))).toEqual([403, CROSS_SITE]);
    expect(refused).toEqual([['cross-site', 403]]);
    expect(authorize).not.toHaveBeenCalled();
  });

  it('is let in from a listed origin, which may read the response', async () => {
    const { guard } = guardWith({ exposedHeaders: ['Merchantry-Receipt', 'Retry-After'] });
    const request = post({ Origin: LISTED, 'Sec-Fetch-Site': 'cross-site' });
    expect(await guard.authorize(request)).toEqual(AUTHORIZED);
    const { headers } = guard.withHeaders(Response.json({}), request);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(LISTED);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Merchantry-Receipt');
  });
});

describe('headers', () => {
  it('are refused if they are too large together, names included', async () => {
    const { guard, refused } = guardWith({ limits: { headerBytes: 500 } });
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`X-${index}`, 'v']));
    const one = { Cookie: 'c'.repeat(500) };
    expect(await refusal(await guard.authorize(post(many)))).toEqual([431, HEADERS]);
    expect(await refusal(await guard.authorize(post(one)))).toEqual([431, HEADERS]);
    expect(await guard.authorize(post({ Cookie: 'c'.repeat(400) }))).toEqual(AUTHORIZED);
    expect(refused).toEqual(Array(2).fill(['headers-too-large', 431]));
  });

  it('may have 16,384 bytes by default', async () => {
    const { guard } = guardWith();
    const others = 'content-type: application/json\r\ncookie: \r\n'.length;
    const cookies = (bytes: number) => post({ Cookie: 'c'.repeat(bytes - others) });
    expect(await guard.authorize(cookies(16_384))).toEqual(AUTHORIZED);
    expect(await refusal(await guard.authorize(cookies(16_385)))).toEqual([431, HEADERS]);
  });
});

describe('the headers of every response', () => {
  it('leaves the response as it is, but for headers of security', async () => {
    const { guard } = guardWith();
    const headers = { 'Merchantry-Receipt': 'r', Vary: 'X-Origin', 'Cache-Control': 'public' };
    const response = Response.json({ a: [] }, { status: 203, headers });
    const guarded = guard.withHeaders(response, post());
    expect(guarded).toBe(response);
    expect([guarded.status, await guarded.json()]).toEqual([203, { a: [] }]);
    expect(Object.fromEntries(guarded.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      'merchantry-receipt': 'r',
      vary: 'X-Origin, Origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is put on once, however often', () => {
    const { guard } = guardWith();
    const request = post({ Origin: LISTED });
    const once = [...guard.withHeaders(Response.json({}), request).headers];
    expect([
      ...guard.withHeaders(guard.withHeaders(Response.json({}), request), request).headers,
    ]).toEqual(once);
  });

  it.each([{}, { Origin: 'https://other.example' }, { Origin: 'https://bank.example' }])(
    'lets no page read it that is not of a listed origin: %j',
    (asked) => {
      const { guard } = guardWith();
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Credentials': 'true',
      };
      const guarded = guard.withHeaders(new Response('', { headers }), post(asked));
      expect(guarded.headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(guarded.headers.has('Access-Control-Allow-Credentials')).toBe(false);
      expect(guarded.headers.get('Vary')).toBe('Origin');
    },
  );

  it('is on a refusal that comes later, with how long to wait', async () => {
    const { guard, refused } = guardWith();
    const error = 'too many rows in this minute';
    const response = guard.reject(post({ Origin: LISTED }), 'over-budget', {
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
