import { describe, expect, it } from 'vitest';
import { PNG } from './pictures.js';
import { createProxy, expectRefusal, LOGO, picture } from './proxyForTests.js';

describe('caching', () => {
  const DATE = 'Sun, 22 Nov 2026 12:00:00 GMT';
  const theirs = { 'Cache-Control': 'max-age=60', Age: '5', ETag: '"1"', 'Last-Modified': DATE };
  const cached = async ({ headers }: Response) =>
    ['Cache-Control', 'Age', 'ETag', 'Last-Modified', 'Set-Cookie'].map((name) =>
      headers.get(name),
    );

  it('is as the host app says', async () => {
    const { get } = createProxy({ cacheControl: 'private, max-age=600' }, async () =>
      picture(PNG, theirs),
    );
    expect(await cached(await get(LOGO))).toEqual(['private, max-age=600', null, null, null, null]);
  });

  it('is as the picture’s server says, where that is wanted', async () => {
    const { get } = createProxy({ cacheControl: 'pass-through' }, async () =>
      picture(PNG, { ...theirs, 'Set-Cookie': 'a=1' }),
    );
    expect(await cached(await get(LOGO))).toEqual(['max-age=60', '5', '"1"', DATE, null]);
  });

  it('is forbidden where that server says nothing, and for failures', async () => {
    const { get } = createProxy({ cacheControl: 'pass-through' });
    expect(await cached(await get(LOGO))).toEqual(['no-store', null, null, null, null]);
    const failing = createProxy({ cacheControl: 'pass-through' }, async () =>
      picture(PNG, theirs, 500),
    );
    expect(await cached(await failing.get(LOGO))).toEqual(['no-store', null, null, null, null]);
  });

  it('asks that server whether the caller’s copy is still good', async () => {
    const { get, fetch, outcomes } = createProxy({ cacheControl: 'pass-through' }, async () =>
      picture(null, { ...theirs, 'Set-Cookie': 'a=1' }, 304),
    );
    const response = await get(LOGO, {
      headers: { 'If-None-Match': 'W/"1"', 'If-Modified-Since': DATE, Cookie: 'session=1' },
    });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(await cached(response)).toEqual(['max-age=60', '5', '"1"', DATE, null]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
      Accept: 'image/*',
      'If-None-Match': 'W/"1"',
      'If-Modified-Since': DATE,
    });
    expect(outcomes()).toEqual(['304 unchanged']);
  });

  it.each([
    ['If-None-Match', 'account 12345'],
    ['If-None-Match', '*'],
    ['If-None-Match', `"${'a'.repeat(300)}"`],
    ['If-Modified-Since', 'yesterday'],
    ['If-Range', '"1"'],
  ])('hands on no %s of another form', async (name, value) => {
    const { get, fetch } = createProxy({ cacheControl: 'pass-through' });
    await get(LOGO, { headers: { [name]: value } });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'image/*' });
  });

  it('does not believe a 304 that a redirect led to', async () => {
    const { get } = createProxy({ cacheControl: 'pass-through' }, async () =>
      Object.defineProperty(picture(null, {}, 304), 'redirected', { value: true }),
    );
    await expectRefusal(await get(LOGO, { headers: { 'If-None-Match': '"1"' } }), 502);
  });

  it('is not forbidden by a 304 that does not repeat what the caller’s copy may', async () => {
    const { get } = createProxy({ cacheControl: 'pass-through' }, async () =>
      picture(null, { ETag: '"1"' }, 304),
    );
    const response = await get(LOGO, { headers: { 'If-None-Match': '"1"' } });
    expect(await cached(response)).toEqual([null, null, '"1"', null, null]);
  });

  it('takes 304 for a failure where nothing was asked', async () => {
    const { get } = createProxy({ cacheControl: 'pass-through' }, async () =>
      picture(null, {}, 304),
    );
    await expectRefusal(await get(LOGO), 502);
  });
});
