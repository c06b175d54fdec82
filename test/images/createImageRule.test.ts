import { describe, expect, it, vi } from 'vitest';
import { createProxy, expectRefusal, LOGO } from './proxyForTests.js';

describe('the list of hosts', () => {
  const allow = [
    'cdn.example.com',
    '*.logos.example',
    'https://images.example:8443',
    'http://plain.example',
    'http://127.0.0.1:4000',
    'bücher.example',
    '*.ports.example:8443',
  ];

  it.each([
    'https://CDN.example.com:443/a.png',
    'https://a.logos.example/a.png',
    'https://a.b.logos.example/a.png',
    'https://images.example:8443/a.png',
    'http://plain.example/a.png',
    'http://127.0.0.1:4000/a.png',
    'http://2130706433:4000/a.png',
    'https://xn--bcher-kva.example/a.png',
    'https://a.ports.example:8443/a.png',
  ])('lets through %s', async (url) => {
    expect((await createProxy({ allow }).get(url)).status).toBe(200);
  });

  it.each([
    'https://logos.example/a.png',
    'https://evillogos.example/a.png',
    'https://logos.example.evil.example/a.png',
    'https://images.example/a.png',
    'https://plain.example/a.png',
    'http://plain.example:8080/a.png',
    'http://127.0.0.1/a.png',
    'https://127.0.0.1:4000/a.png',
    'http://127.0.0.2:4000/a.png',
    'https://a.ports.example/a.png',
  ])('refuses %s', async (url) => {
    const { get, fetch } = createProxy({ allow });
    await expectRefusal(await get(url), 403);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '*',
    '*.com',
    'a.*.example',
    'cdn.example.com/path',
    'https://cdn.example.com/',
    'user@cdn.example.com',
    'ftp://cdn.example.com',
    'cdn.example.com?x',
    'cdn example.com',
    'localhost',
    '127.0.0.1',
    '[::1]:8080',
    '*.internal',
    'http://*.lan',
    '*.1.2.3.4',
    '*.169.254.169.254',
    'cdn.example.com:99999',
    42,
    null,
  ])('may not hold %j', (entry) => {
    const got = typeof entry === 'string' ? 'another text' : typeof entry;
    expect(() => createProxy({ allow: ['cdn.example.com', entry as string] })).toThrow(
      new TypeError(
        'Merchantry: expected each host of createImageProxy({ allow }) to be written like ' +
          '"cdn.example.com", "*.example.com" or "https://cdn.example.com:8443" (private ones ' +
          `with their scheme), but got: ${got} (number 2).`,
      ),
    );
  });
});

describe('addresses of names', () => {
  const allow = ['cdn.example.com', 'https://logos.internal', '[2606:4700::1111]'];

  it.each([
    ['public ones', ['93.184.215.14', '2606:2800:21f::1'], 200, '200 served'],
    ['one that is private', ['93.184.215.14', '10.0.0.1'], 403, '403 private'],
    ['the metadata of a cloud', ['169.254.169.254'], 403, '403 private'],
    ['this machine', ['::1'], 403, '403 private'],
    ['this machine, mapped', ['::ffff:127.0.0.1'], 403, '403 private'],
    ['no address', ['logos.internal'], 403, '403 private'],
    ['holes of a list', new Array(2), 403, '403 private'],
    ['objects', [{ address: '93.184.215.14' }], 403, '403 private'],
    ['none', [], 502, '502 unresolved'],
    ['not even a list', '93.184.215.14', 502, '502 unresolved'],
  ])('are checked: %s', async (_, addresses, status, outcome) => {
    const resolve = vi.fn(async () => addresses as string[]);
    const { get, fetch, outcomes } = createProxy({ allow, resolve });
    const response = await get(LOGO);
    if (status === 200) await response.arrayBuffer();
    else await expectRefusal(response, status);
    expect(resolve.mock.calls).toEqual([['cdn.example.com']]);
    expect(fetch).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
    expect(outcomes()).toEqual([outcome]);
  });

  it('are not asked for where there is no name, or the host is private by choice', async () => {
    const resolve = vi.fn(async () => ['10.0.0.1']);
    const { get } = createProxy({ allow, resolve });
    expect((await get('https://[2606:4700::1111]/a.png')).status).toBe(200);
    expect((await get('https://logos.internal/a.png')).status).toBe(200);
    expect(resolve).not.toHaveBeenCalled();
  });

  it('that are not found are a failure, and so is a resolver that throws', async () => {
    const { get, outcomes } = createProxy({
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    });
    await expectRefusal(await get(LOGO), 502);
    const throws = createProxy({
      resolve: () => {
        throw new Error('broken');
      },
    });
    await expectRefusal(await throws.get(LOGO), 502);
    expect([...outcomes(), ...throws.outcomes()]).toEqual(['502 unresolved', '502 unresolved']);
  });
});

describe('options that cannot be used', () => {
  it.each([
    [{ allow: [] }, 'an empty array'],
    [{ allow: undefined }, 'undefined'],
    [{ allow: null }, 'object'],
    [{ allow: 'cdn.example.com' }, 'string'],
    [{ allow: {} }, 'object'],
    [{ maxBytes: 0 }, 'another number'],
    [{ maxBytes: 1.5 }, 'another number'],
    [{ maxBytes: Number.POSITIVE_INFINITY }, 'another number'],
    [{ maxBytes: '1000' }, 'string'],
    [{ timeoutMs: -1 }, 'another number'],
    [{ timeoutMs: 2 ** 31 }, 'another number'],
    [{ cacheControl: '' }, 'another text'],
    [{ cacheControl: 'no-store\r\nSet-Cookie: a=1' }, 'another text'],
    [{ cacheControl: 3600 }, 'number'],
  ])('%j', (options, got) => {
    const [name] = Object.keys(options);
    expect(() => createProxy(options as never)).toThrow(
      new RegExp(
        `^Merchantry: expected createImageProxy\\(\\{ ${name} \\}\\) to be .*, but got: ${got}\\.$`,
      ),
    );
  });
});
