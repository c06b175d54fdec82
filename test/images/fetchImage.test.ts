import { describe, expect, it, vi } from 'vitest';
import { createImageProxy } from '../../src/images/index.js';
import { bytes, PNG } from './pictures.js';
import { createProxy, expectRefusal, LOGO, picture } from './proxyForTests.js';

describe('a picture’s server that', () => {
  it.each([
    [301, 502, 'redirect'],
    [302, 502, 'redirect'],
    [307, 502, 'redirect'],
    [304, 502, 'redirect'],
    [404, 404, 'missing'],
    [410, 404, 'missing'],
    [401, 502, 'status'],
    [403, 502, 'status'],
    [429, 502, 'status'],
    [500, 502, 'status'],
    [503, 502, 'status'],
    [206, 502, 'status'],
    [204, 502, 'status'],
  ])('answers %i is answered %i', async (status, expected, outcome) => {
    const body = status === 204 || status === 304 ? null : PNG;
    const { get, fetch, outcomes } = createProxy({}, async () =>
      picture(body, { Location: 'https://cdn.example.com/b.png', 'Retry-After': '1' }, status),
    );
    await expectRefusal(await get(LOGO), expected);
    expect(outcomes()).toEqual([`${expected} ${outcome}`]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('was reached by a redirect that fetch followed all the same is not believed', async () => {
    const { get, outcomes } = createProxy({}, async () =>
      Object.defineProperty(picture(), 'redirected', { value: true }),
    );
    await expectRefusal(await get(LOGO), 502);
    expect(outcomes()).toEqual(['502 redirect']);
  });

  it('cannot be reached is 502, also if fetch throws', async () => {
    const { get } = createProxy({}, () => Promise.reject(new TypeError(`failed: ${LOGO}`)));
    await expectRefusal(await get(LOGO), 502);
    const throws = createProxy({}, () => {
      throw new TypeError('broken');
    });
    await expectRefusal(await throws.get(LOGO), 502);
    expect(throws.outcomes()).toEqual(['502 network']);
  });

  it('sends something else than a picture has its body cancelled', async () => {
    const cancel = vi.fn();
    const endless = () =>
      new ReadableStream({ pull: (body) => body.enqueue(bytes('<html>'.repeat(1000))), cancel });
    for (const response of [
      picture(endless()),
      picture(endless(), {}, 500),
      picture(endless(), { 'Content-Type': 'text/html' }),
      picture(endless(), { 'Content-Length': '1048577' }),
    ]) {
      const { get } = createProxy({}, async () => response);
      await expectRefusal(await get(LOGO), 502);
    }
    expect(cancel).toHaveBeenCalledTimes(4);
  });
});

describe('the limit of bytes', () => {
  const sized = (size: number) => {
    const body = new Uint8Array(size);
    body.set(PNG);
    return body;
  };

  it('is 1 MB by default, exactly', async () => {
    const { get, outcomes } = createProxy({}, async () => picture(sized(2 ** 20)));
    expect((await (await get(LOGO)).arrayBuffer()).byteLength).toBe(2 ** 20);
    expect(outcomes()).toEqual(['200 served']);
  });

  it('refuses a picture that says so, or whose first bytes are too many', async () => {
    const said = createProxy({}, async () => picture(PNG, { 'Content-Length': `${2 ** 20 + 1}` }));
    await expectRefusal(await said.get(LOGO), 502);
    const small = createProxy({ maxBytes: 100 }, async () => picture(sized(101)));
    await expectRefusal(await small.get(LOGO), 502);
    expect([...said.outcomes(), ...small.outcomes()]).toEqual(['502 too-large', '502 too-large']);
  });

  it('breaks off a picture that does not say so, before a byte too many is sent', async () => {
    const cancel = vi.fn();
    let given = 0;
    const endless = new ReadableStream({
      pull(body) {
        body.enqueue(sized(1000));
        given += 1000;
      },
      cancel,
    });
    const { get, events } = createProxy({ maxBytes: 50_000 }, async () => picture(endless));
    const response = await get(LOGO);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow('the picture is too large');
    expect(events).toEqual([
      { outcome: 'too-large', status: 200, bytes: 50_000, durationMs: expect.any(Number) },
    ]);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(given).toBeLessThan(55_000);
  });
});

describe('a platform whose fetch throws at options that it does not know', () => {
  it('gets those alone that it knows', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => picture());
    const proxy = createImageProxy({ allow: ['cdn.example.com'], fetch });
    const request = new Request(`https://bank.example/image?url=${LOGO}`);
    vi.stubGlobal('Request', class {});
    const response = await proxy(request);
    expect(response.status).toBe(200);
    expect(Object.keys(fetch.mock.calls[0]?.[1] ?? {})).toEqual(['headers', 'redirect', 'signal']);
    vi.unstubAllGlobals();
  });
});
