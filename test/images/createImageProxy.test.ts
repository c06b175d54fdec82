import { describe, expect, it, vi } from 'vitest';
import type { ImageProxyOptions } from '../../src/images/index.js';
import { bytes, GIF, PNG, SVG } from './pictures.js';
import { createProxy, expectRefusal, LOGO, picture } from './proxyForTests.js';

const SENT = new Response('sign in', { status: 403 });

describe('a picture that is allowed', () => {
  it('is served with these headers, and no other', async () => {
    const { get, events } = createProxy({}, async () =>
      picture(PNG, {
        'Set-Cookie': 'track=1',
        'Cache-Control': 'public, max-age=86400',
        ETag: '"1"',
        'Last-Modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
        'Access-Control-Allow-Origin': '*',
        Link: '<https://evil.example>; rel=preload',
        Refresh: '0; url=https://evil.example',
        'Content-Security-Policy': 'default-src *',
        'Content-Encoding': 'identity',
        Server: 'cdn',
      }),
    );
    const response = await get(LOGO);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(events).toEqual([
      { outcome: 'served', status: 200, bytes: PNG.length, durationMs: expect.any(Number) },
    ]);
  });

  it('is requested without anything of the caller’s', async () => {
    const { get, fetch } = createProxy();
    await get(`${LOGO}?size=2#fragment`, {
      headers: {
        Cookie: 'session=1',
        Authorization: 'Bearer token',
        Accept: 'text/html',
        Referer: 'https://bank.example/account/1',
        Range: 'bytes=0-1',
        'If-None-Match': '"1"',
        'X-Api-Key': 'key',
        'X-Forwarded-For': '10.0.0.1',
      },
    });
    expect(fetch.mock.calls).toEqual([
      [
        `${LOGO}?size=2`,
        {
          headers: { Accept: 'image/*' },
          cache: 'no-store',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          redirect: 'manual',
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  it('answers HEAD with the same headers, after it has seen that it is a picture', async () => {
    const { get, fetch, outcomes } = createProxy({}, async () =>
      picture(SVG, { 'Content-Type': 'image/svg+xml' }),
    );
    const response = await get(LOGO, { method: 'HEAD' });
    const same = await get(LOGO);
    expect(response.body).toBeNull();
    expect([...response.headers]).toEqual([...same.headers]);
    expect(await same.text()).toContain('<svg');
    expect(fetch.mock.calls.map(([, init]) => init?.method)).toEqual([undefined, undefined]);
    expect(outcomes()).toEqual(['200 served', '200 served']);
    const page = createProxy({}, async () => picture('<html>'));
    expect((await page.get(LOGO, { method: 'HEAD' })).status).toBe(502);
  });

  it('has its script neither run nor opened as a page', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { get } = createProxy({}, async () =>
      picture(script, { 'Content-Type': 'image/svg+xml' }),
    );
    const { headers } = await get(LOGO);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none';.*sandbox$/);
  });

  it('is no script either, if it is one of both', async () => {
    const polyglot = bytes('GIF89a/*', [...GIF.subarray(8)], '*/=1;alert(1)');
    const { get } = createProxy({}, async () => picture(polyglot, { 'Content-Type': 'image/gif' }));
    const response = await get(LOGO);
    expect(response.headers.get('Content-Type')).toBe('image/gif');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const named = createProxy({}, async () =>
      picture(polyglot, { 'Content-Type': 'text/javascript' }),
    );
    await expectRefusal(await named.get(LOGO), 502);
  });
});

describe('a request that is refused', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('by its method: %s', async (method) => {
    const { get, fetch, outcomes } = createProxy();
    const response = await get(LOGO, { method });
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    await expectRefusal(response, 405);
    expect(outcomes()).toEqual(['405 method']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '?url=',
    '?uri=https://cdn.example.com/a.png',
    '?url=/a.png',
    '?url=//cdn.example.com/a.png',
    '?url=a.png',
    '?url=https://',
    '?url=https://%5B::1/a.png',
    '?url=https://cdn.example.com/a.png&url=https://cdn.example.com/b.png',
    `?url=https://cdn.example.com/${'a'.repeat(2048)}`,
  ])('by an address that cannot be read: %.60s', async (query) => {
    const { proxy, fetch, outcomes } = createProxy();
    await expectRefusal(await proxy(new Request(`https://bank.example/image${query}`)), 400);
    expect(outcomes()).toEqual(['400 unreadable']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    'https://evil.example/a.png',
    'https://cdn.example.com.evil.example/a.png',
    'https://evilcdn.example.com/a.png',
    'https://a.cdn.example.com/a.png',
    'https://example.com/a.png',
    'https://cdn.example.com./a.png',
    'https://cdn.example.com:8443/a.png',
    'https://cdn.example.com:80/a.png',
    'http://cdn.example.com/a.png',
    'http://cdn.example.com:443/a.png',
    'https://user:pass@cdn.example.com/a.png',
    'https://user@cdn.example.com/a.png',
    'https://cdn.example.com@evil.example/a.png',
    'https://evil.example\\@cdn.example.com/a.png',
    'https://evil.example#@cdn.example.com/a.png',
    'https://evil.example?cdn.example.com',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.png',
    'https://localhost/a.png',
    'ftp://cdn.example.com/a.png',
    'file:///etc/passwd',
    'file://cdn.example.com/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://cdn.example.com/1',
    'ws://cdn.example.com/a.png',
    'gopher://cdn.example.com/a.png',
  ])('by an address that is not allowed: %s', async (url) => {
    const { get, fetch, outcomes } = createProxy();
    await expectRefusal(await get(url), 403);
    expect(outcomes()).toEqual(['403 not-allowed']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['cross-site', 'same-site', 'nonsense'])('by another site’s page: %s', async (site) => {
    const { get, fetch, outcomes } = createProxy();
    await expectRefusal(await get(LOGO, { headers: { 'Sec-Fetch-Site': site } }), 403);
    expect(outcomes()).toEqual(['403 cross-site']);
    expect(fetch).not.toHaveBeenCalled();
    expect((await get(LOGO, { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200);
    expect((await get(LOGO, { headers: { 'Sec-Fetch-Site': 'none' } })).status).toBe(200);
  });

  it('by authorize, before its address is read', async () => {
    const authorize = vi.fn<NonNullable<ImageProxyOptions['authorize']>>(() => false);
    const { get, fetch, outcomes } = createProxy({ authorize });
    await expectRefusal(await get('no address'), 401);
    const own = new Response('sign in', { status: 403 });
    authorize.mockResolvedValueOnce(own);
    expect(await get(LOGO)).toBe(own);
    expect(fetch).not.toHaveBeenCalled();
    authorize.mockResolvedValueOnce(true);
    expect((await get(LOGO)).status).toBe(200);
    expect(outcomes().slice(0, 2)).toEqual(['401 unauthorized', '403 unauthorized']);
  });

  it.each<[string, () => unknown]>([
    ['throws', () => Promise.reject(new Error('session store is down'))],
    ['returns nothing', () => undefined],
    ['returns null', async () => null],
    ['returns a text', () => 'yes'],
    ['returns what cannot be sent', () => Response.error()],
    ['returns what has been sent', () => SENT],
  ])('by an authorize that %s', async (_, authorize) => {
    await SENT.text().catch(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { get, fetch, outcomes } = createProxy({ authorize: authorize as () => boolean });
    await expectRefusal(await get(LOGO), 500);
    expect(fetch).not.toHaveBeenCalled();
    expect(outcomes()).toEqual(['500 misconfigured']);
  });
});

describe('events', () => {
  it('never say which picture it was', async () => {
    const { get, events } = createProxy();
    await (await get('https://cdn.example.com/secret-shop.png')).arrayBuffer();
    await get('https://secret-shop.example/logo.png');
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(/secret|example/);
  });

  it('may be taken by code that throws', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { get } = createProxy({
      onEvent: () => {
        throw new Error('full disk');
      },
    });
    expect(new Uint8Array(await (await get(LOGO)).arrayBuffer())).toEqual(PNG);
    expect((await get('nothing')).status).toBe(400);
    expect(error.mock.calls).toEqual([
      ['Merchantry: onEvent threw.', expect.any(Error)],
      ['Merchantry: onEvent threw.', expect.any(Error)],
    ]);
  });

  it('come without a fetch of the host app’s own from the global one', async () => {
    const global = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => picture());
    const { get } = createProxy({ fetch: undefined });
    expect((await get(LOGO)).status).toBe(200);
    expect(global).toHaveBeenCalledTimes(1);
  });
});
