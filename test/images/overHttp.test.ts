import { once } from 'node:events';
import { createServer, get as httpGet, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { serve } from 'srvx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createImageProxy,
  type ImageProxyEvent,
  type ImageProxyOptions,
} from '../../src/images/index.js';
import { PNG, SVG } from './pictures.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}` as const;

/** A picture's server, and a bank's server with a proxy for it, both on loopback. */
async function start(respond: RequestListener, options: Partial<ImageProxyOptions> = {}) {
  const listener = vi.fn(respond);
  const upstream = createServer(listener).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  closing.push(() => {
    upstream.closeAllConnections();
    upstream.close();
  });
  const origin = originOf(upstream);
  const events: ImageProxyEvent[] = [];
  const proxy = createImageProxy({
    allow: [origin],
    onEvent: (event) => events.push(event),
    ...options,
  });
  const bank = serve({ fetch: proxy, hostname: '127.0.0.1', port: 0, silent: true });
  await bank.ready();
  closing.push(() => bank.close(true));
  const addressOf = (url: string) => `${bank.url}image?url=${encodeURIComponent(url)}`;
  return {
    listener,
    origin,
    events,
    addressOf,
    get: (path = '/a.png', init?: RequestInit) => fetch(addressOf(`${origin}${path}`), init),
    outcomes: () => events.map(({ outcome, status }) => `${status} ${outcome}`),
  };
}

const png: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'image/png');
  response.setHeader('Set-Cookie', 'track=1');
  response.end(PNG);
};

describe('over HTTP', () => {
  it('a picture arrives byte for byte, and the caller’s headers go no further', async () => {
    const { get, listener } = await start(png);
    const response = await get('/a.png', {
      headers: { Cookie: 'session=1', Authorization: 'Bearer token', 'X-Api-Key': 'key' },
    });
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    const sent = listener.mock.calls[0]?.[0];
    expect(sent?.method).toBe('GET');
    expect(sent?.headers).toMatchObject({ accept: 'image/*' });
    expect(Object.keys(sent?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|key|referer|forwarded/)]),
    );
  });

  it('HEAD answers without a body', async () => {
    const { get } = await start(png);
    const response = await get('/a.png', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(await response.text()).toBe('');
  });

  it('a listed port does not open its neighbours', async () => {
    const { addressOf } = await start(png);
    const other = await start(png);
    expect((await fetch(addressOf(`${other.origin}/a.png`))).status).toBe(403);
    expect(other.listener).not.toHaveBeenCalled();
  });

  it('the same address under a name is not the listed one', async () => {
    const { addressOf, origin, listener } = await start(png);
    const named = origin.replace('127.0.0.1', 'localhost');
    expect((await fetch(addressOf(`${named}/a.png`))).status).toBe(403);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([301, 302, 303, 307, 308])(
    'a redirect (%i) into the network is not followed',
    async (status) => {
      const inside = await start(png);
      for (const target of [
        'http://169.254.169.254/latest/meta-data/iam',
        'file:///etc/passwd',
        `${inside.origin}/secret.png`,
        '/b.png',
      ]) {
        const { get, listener, outcomes } = await start((_, response) => {
          response.writeHead(status, { Location: target, 'Content-Type': 'image/png' }).end(PNG);
        });
        const response = await get();
        expect(response.status).toBe(502);
        expect(response.headers.get('Location')).toBeNull();
        expect(await response.json()).toEqual({ error: 'the picture has moved' });
        expect(listener).toHaveBeenCalledTimes(1);
        expect(outcomes()).toEqual(['502 redirect']);
      }
      expect(inside.listener).not.toHaveBeenCalled();
    },
  );

  it('a page named .png is refused, whatever its header says', async () => {
    const { get } = await start((request, response) => {
      response.setHeader('Content-Type', request.url === '/a.png' ? 'image/png' : 'text/html');
      response.end('<!doctype html><script>alert(document.domain)</script>');
    });
    for (const path of ['/a.png', '/b.png']) {
      const response = await get(path);
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain('script');
    }
  });

  it('a compressed drawing arrives decompressed', async () => {
    const { get } = await start((_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync(SVG));
    });
    const response = await get();
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(SVG);
  });

  it('a bomb breaks off at the limit of what it unpacks to', async () => {
    const bomb = gzipSync(Buffer.concat([PNG, Buffer.alloc(50_000_000)]));
    expect(bomb.length).toBeLessThan(2 ** 20);
    const { get, events } = await start((_, response) => {
      response.setHeader('Content-Type', 'image/png');
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Content-Length', bomb.length);
      response.end(bomb);
    });
    const response = await get();
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(events.map(({ outcome }) => outcome)).toEqual(['too-large']);
    expect(events[0]?.bytes).toBeLessThanOrEqual(2 ** 20);
  });

  it('a stream without an end is cut off, and its connection closed', async () => {
    const closed = vi.fn();
    const { get, outcomes } = await start((_, response) => {
      response.on('close', closed);
      response.setHeader('Content-Type', 'image/png');
      response.write(PNG);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const response = await get();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(outcomes()).toEqual(['200 too-large']);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 60_000);
  });

  it('a body that is shorter than it said is not served as whole', async () => {
    const { get, outcomes } = await start((_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': 100_000 });
      response.write(Buffer.concat([PNG, Buffer.alloc(50_000)]), () => response.destroy());
    });
    const response = await get();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(outcomes()).toEqual(['200 network']);
  });

  it('a server that never answers is given up', async () => {
    const closed = vi.fn();
    const { get, listener, outcomes } = await start(
      (_, response) => {
        response.on('close', closed);
      },
      { timeoutMs: 50 },
    );
    expect((await get()).status).toBe(504);
    expect(outcomes()).toEqual(['504 timeout']);
    // On a busy machine the request may not have come so far.
    const { length: begun } = listener.mock.calls;
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(begun), 60_000);
  });

  it('nobody listens: 502', async () => {
    const { get, origin, addressOf } = await start(png);
    expect((await get()).status).toBe(200);
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const goneOrigin = originOf(gone);
    gone.close();
    await once(gone, 'close');
    const { addressOf: throughOther } = await start(png, { allow: [origin, goneOrigin] });
    expect((await fetch(throughOther(`${goneOrigin}/a.png`))).status).toBe(502);
    expect((await fetch(addressOf(`${goneOrigin}/a.png`))).status).toBe(403);
  });

  it.each(['before the first byte', 'while it is sent'])(
    'a caller who leaves %s ends the request for the picture',
    async (when) => {
      const closed = vi.fn();
      const { addressOf, origin, listener, outcomes } = await start(
        (_, response) => {
          response.on('close', closed);
          response.setHeader('Content-Type', 'image/png');
          if (when === 'while it is sent')
            response.write(Buffer.concat([PNG, Buffer.alloc(5_000)]));
        },
        { timeoutMs: 60_000 },
      );
      const request = httpGet(addressOf(`${origin}/a.png`));
      request.on('error', () => {});
      if (when === 'while it is sent') {
        const [response] = await once(request, 'response');
        await once(response, 'data');
      } else {
        await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), 60_000);
      }
      expect(closed).not.toHaveBeenCalled();
      request.destroy();
      await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 60_000);
      await vi.waitFor(() => expect(outcomes()).toHaveLength(1), 60_000);
      expect(outcomes()[0]).toMatch(/cancelled$/);
    },
  );

  it('a copy that is still good is not sent again, where the terms allow it', async () => {
    const { get, listener } = await start(
      (request, response) => {
        response.setHeader('Cache-Control', 'max-age=60');
        response.setHeader('ETag', '"1"');
        if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
        else response.setHeader('Content-Type', 'image/png').end(PNG);
      },
      { cacheControl: 'pass-through' },
    );
    const first = await get();
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"1"']);
    await first.arrayBuffer();
    const second = await get('/a.png', { headers: { 'If-None-Match': '"1"' } });
    expect([second.status, second.headers.get('Cache-Control')]).toEqual([304, 'max-age=60']);
    expect(await second.text()).toBe('');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('200 pictures at once each arrive as they are', async () => {
    const { get, outcomes } = await start((request, response) => {
      const tail = Buffer.alloc(20_000, request.url ?? '');
      response.setHeader('Content-Type', 'image/png').end(Buffer.concat([PNG, tail]));
    });
    const paths = Array.from({ length: 200 }, (_, index) => `/${index}.png`);
    const bodies = await Promise.all(
      paths.map(async (path) => Buffer.from(await (await get(path)).arrayBuffer())),
    );
    bodies.forEach((body, index) => {
      const tail = Buffer.alloc(20_000, paths[index] ?? '');
      expect(body.equals(Buffer.concat([PNG, tail]))).toBe(true);
    });
    expect(outcomes()).toEqual(paths.map(() => '200 served'));
  });
});
