import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createImageProxy, signImageUrl } from '../../src/images/index.js';
import { fc } from '../fc.js';
import { PNG } from './pictures.js';
import { daysAhead, SECRET, signByHand } from './signByHand.js';

const OTHER = 'another one of at least thirty-two';
const LOGO = 'https://logos.example/a.png?size=2&dark=1';

function createProxy(secret: string | readonly string[] = SECRET) {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(PNG, { headers: { 'Content-Type': 'image/png' } }),
  );
  const proxy = createImageProxy({ allow: { secret }, fetch });
  const get = async (query: string) =>
    (await proxy(new Request(`https://bank.example/api/merchant-image?${query}`))).status;
  return { get, fetch };
}

describe('a signed address', () => {
  it('is served, and fetched as it was signed', async () => {
    const { get, fetch } = createProxy();
    expect(await get(signImageUrl(LOGO, SECRET) ?? '')).toBe(200);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([LOGO]);
  });

  it('has the HMAC-SHA-256 that other code computes', () => {
    expect(signImageUrl(LOGO, SECRET)).toBe(signByHand(LOGO));
  });

  it('may be spelled in any way that means the same', async () => {
    const spelled = 'HTTPS://LOGOS.example:443/x/../a.png#top';
    expect(signImageUrl(spelled, SECRET)).toBe(signByHand('https://logos.example/a.png'));
    const { get, fetch } = createProxy();
    const query = new URLSearchParams(signImageUrl(spelled, SECRET));
    query.set('url', spelled);
    expect(await get(query.toString())).toBe(200);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://logos.example/a.png']);
  });

  it('may be a URL object, and stays as it is', () => {
    const url = new URL(`${LOGO}#top`);
    expect(signImageUrl(url, SECRET)).toBe(signByHand(LOGO));
    expect(url.hash).toBe('#top');
  });

  it('is served by an old secret while both are given, and by no third one', async () => {
    const { get } = createProxy([OTHER, SECRET]);
    expect(await get(signImageUrl(LOGO, SECRET) ?? '')).toBe(200);
    expect(await get(signImageUrl(LOGO, OTHER) ?? '')).toBe(200);
    expect(await get(signByHand(LOGO, { secret: 'a third secret of 32 characters!!' }))).toBe(403);
  });
});

describe('the time of a signed address', () => {
  afterEach(() => void vi.useRealTimers());

  it('is seven days, or as many as are asked for, to the end of the day', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
    const { get } = createProxy();
    for (const [days, end] of [
      [undefined, '2026-03-09T00:00:00Z'],
      [1, '2026-03-03T00:00:00Z'],
    ] as const) {
      vi.setSystemTime('2026-03-01T10:00:00Z');
      const query = signImageUrl(LOGO, SECRET, { days }) ?? '';
      vi.setSystemTime('2026-03-01T23:59:59Z');
      // The same for the whole day, so that it can be cached.
      expect(signImageUrl(LOGO, SECRET, { days })).toBe(query);
      vi.setSystemTime(Date.parse(end) - 1);
      expect(await get(query)).toBe(200);
      vi.setSystemTime(end);
      expect(await get(query)).toBe(403);
    }
  });

  it.each([0, 1.5, Number.POSITIVE_INFINITY])('is not %s days', (days) => {
    expect(() => signImageUrl(LOGO, SECRET, { days })).toThrow(RangeError);
  });

  it.each(['', '0', '-1', '1e12', 'never', '99999999999999', ` ${daysAhead(7)}`])(
    'is none of this text: %j',
    async (expires) => {
      const { get } = createProxy();
      expect(await get(signByHand(LOGO, { expires }))).toBe(403);
    },
  );

  it('is signed, and never left out', async () => {
    const { get } = createProxy();
    const query = new URLSearchParams(signImageUrl(LOGO, SECRET));
    query.set('expires', daysAhead(8));
    expect(await get(query.toString())).toBe(403);
    query.delete('expires');
    expect(await get(query.toString())).toBe(403);
  });

  it('is signed by the first of several secrets', () => {
    expect(signImageUrl(LOGO, [SECRET, OTHER])).toBe(signImageUrl(LOGO, SECRET));
  });
});

describe('an address that is not the signed one', () => {
  const expires = daysAhead(7);
  const signature = new URLSearchParams(signImageUrl(LOGO, SECRET)).get('signature') ?? '';

  it.each([
    ['another path', LOGO.replace('a.png', 'b.png')],
    ['another query', `${LOGO}&x=1`],
    ['another host', LOGO.replace('logos', 'evil')],
    ['a private host', LOGO.replace('logos.example', '169.254.169.254')],
    ['another scheme', LOGO.replace('https', 'http')],
    ['a port', LOGO.replace('.example', '.example:8443')],
    ['credentials', LOGO.replace('logos', 'user:pass@logos')],
  ])('%s', async (_, url) => {
    const { get, fetch } = createProxy();
    expect(await get(new URLSearchParams({ url, expires, signature }).toString())).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a shorter one', signature.slice(1)],
    ['a longer one', `${signature}0`],
    ['one in capitals', signature.toUpperCase()],
    ['one of another secret', new URLSearchParams(signImageUrl(LOGO, OTHER)).get('signature')],
    ['one without a purpose', createHmac('sha256', SECRET).update(LOGO).digest('hex')],
    [
      'other characters that share their low bits',
      [...signature].map((char) => String.fromCharCode(char.charCodeAt(0) + 256)).join(''),
    ],
  ])('a signature: %s', async (_, wrong) => {
    const { get, fetch } = createProxy();
    const query = new URLSearchParams({
      ...{ url: LOGO, expires },
      ...(wrong != null && { signature: wrong }),
    });
    expect(await get(query.toString())).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('any one character changed, of address or signature', async () => {
    const { get, fetch } = createProxy();
    const place = fc.nat({ max: LOGO.length + signature.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...'0123456789abcdefxyz/?&=%.'), async (at, char) => {
        const both = [...(LOGO + signature)];
        fc.pre(both[at] !== char);
        both[at] = char;
        const text = both.join('');
        const url = text.slice(0, LOGO.length);
        const query = new URLSearchParams({ url, expires, signature: text.slice(LOGO.length) });
        expect([400, 403]).toContain(await get(query.toString()));
      }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what is never signed', () => {
  it.each([
    'no address',
    '/logo.png',
    '//logos.example/a.png',
    'http://logos.example/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://user@logos.example/a.png',
    'https://logos.example:8443/a.png',
    'https://localhost/a.png',
    'https://10.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://logos.example./a.png',
    `https://logos.example/${'a'.repeat(2048)}`,
  ])('%.60s', (url) => {
    expect(signImageUrl(url, SECRET)).toBeUndefined();
  });

  it('anything, with a secret that is too short, which is not named', () => {
    const sentence =
      'Merchantry: expected the secret of signImageUrl(url, secret) to be a string of at least ' +
      '32 characters, but got: ';
    expect(() => signImageUrl(LOGO, 'short')).toThrow(new TypeError(`${sentence}a shorter one.`));
    expect(() => signImageUrl(LOGO, undefined as never)).toThrow(
      new TypeError(`${sentence}undefined.`),
    );
    expect(() => createImageProxy({ allow: { secret: [SECRET, 'short'] } })).toThrow(
      /^Merchantry: expected the secret of createImageProxy\(\{ allow \}\) .* a shorter one\.$/,
    );
    expect(() => createImageProxy({ allow: { secret: [] } })).toThrow(TypeError);
  });
});
