import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Handler } from '../../src/endpoint/EndpointOptions.js';
import { toNodeListener } from '../../src/gateway/toNodeListener.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The server's address, and how many connections it holds. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

const serveHandler = (handler: Handler, options = {}) => serve(toNodeListener(handler, options));

/** Answers with what it was asked. */
const echo: Handler = async (request) =>
  Response.json({
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Writes bytes as they are, and gives back all that the server sends until it closes. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const post = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Connection: close', 'Content-Length: 0', ...lines, '', ''].join(
    '\r\n',
  );

describe('toNodeListener', () => {
  it('hands over method, address, headers and body', async () => {
    const { url } = await serveHandler(echo);
    const response = await fetch(`${url}/merchants?a=1&a=%20`, {
      method: 'PUT',
      headers: { 'X-Name': 'José', 'Content-Type': 'application/json' },
      body: '{"é":1}',
    });
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toMatchObject({
      method: 'PUT',
      url: `${url}/merchants?a=1&a=%20`,
      headers: { 'x-name': 'José', 'content-type': 'application/json' },
      body: '{"é":1}',
    });
  });

  it('hands over a body that comes in chunks, one later than the other', async () => {
    const arrived = deferred<void>();
    const { port } = await serveHandler(async (req) => {
      arrived.resolve();
      return new Response(await req.text());
    });
    const socket = connect(port, '127.0.0.1');
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked';
    socket.write(`${head}\r\n\r\n3\r\nhel\r\n`);
    await arrived.promise;
    socket.write('2\r\nlo\r\n0\r\n\r\n');
    let received = '';
    for await (const part of socket.setEncoding('utf8')) received += part;
    expect(received).toContain('hello');
  });

  it.each(['begun', 'unread'])(
    'answers before a body has come, which is %s, and then serves the next request',
    async (path) => {
      const { port } = await serveHandler(async (req) => {
        if (req.url.endsWith('/next')) return new Response(await req.text());
        if (req.url.endsWith('/begun')) await req.body?.getReader().read();
        return new Response('no', { status: 413 });
      });
      const size = 3_000_000;
      const text = await talk(
        port,
        `POST /${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}` +
          'POST /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello',
      );
      expect(text).toContain('HTTP/1.1 413');
      expect(text.slice(text.indexOf('413'))).toContain('HTTP/1.1 200');
      expect(text).toContain('hello');
    },
  );

  it('closes the connection of a client that does not end a refused body', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { port } = await serveHandler(async (req) => {
        await req.body?.getReader().read();
        return new Response('no', { status: 413 });
      });
      let received = '';
      const closed = new Promise<void>((resolve) => {
        const socket: Socket = connect(port, '127.0.0.1', () =>
          socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx'),
        );
        socket.on('data', (chunk) => {
          received += chunk;
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve());
      });
      await vi.waitFor(() => expect(received).toContain('HTTP/1.1 413'), 60_000);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), 60_000);
      await vi.advanceTimersByTimeAsync(5000);
      await closed;
    } finally {
      vi.useRealTimers();
    }
  });

  it('aborts the signal and the body when the client leaves in the middle', async () => {
    const outcome = deferred<void>();
    const { port } = await serveHandler(async (req) => {
      const reading = req.text();
      socket.destroy();
      await expect(reading).rejects.toThrow();
      await vi.waitFor(() => expect(req.signal.aborted).toBe(true), 60_000);
      outcome.resolve();
      return new Response('late');
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    await outcome.promise;
  });

  it('stops a response whose client left', async () => {
    const cancelled = deferred<void>();
    const { port } = await serveHandler(
      async () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            cancel: () => cancelled.resolve(),
          }),
        ),
    );
    const client = request({ port }, (res) => res.once('data', () => client.destroy()));
    client.on('error', () => {});
    client.end();
    await cancelled.promise;
  });

  it('writes status, headers and each cookie', async () => {
    const { url } = await serveHandler(async () => {
      const response = new Response('x', { status: 207, headers: { 'X-Name': 'José' } });
      response.headers.append('Set-Cookie', 'a=1; Path=/');
      response.headers.append('Set-Cookie', 'b=2, 3');
      return response;
    });
    const response = await fetch(url);
    expect(response.status).toBe(207);
    expect(response.headers.get('X-Name')).toBe('José');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2, 3']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('secret');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['returns a network error', async () => Response.error()],
  ])('answers 500 without any detail when the handler %s', async (_, handler) => {
    const { url } = await serveHandler(handler as Handler);
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toBe('{"error":"the endpoint failed"}');
  });

  it('answers 500 when the handler returns nothing', async () => {
    const { url } = await serveHandler((async () => undefined) as never);
    expect((await fetch(url)).status).toBe(500);
  });

  it('breaks a response off whose body fails in the middle', async () => {
    const started = deferred<void>();
    const { url } = await serveHandler(
      async () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('half'));
              await started.promise;
              controller.error(new Error('secret'));
            },
          }),
        ),
    );
    const response = await fetch(url);
    expect(response.status).toBe(200);
    started.resolve();
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  describe('address', () => {
    const addressOf = async (text: string, options = {}) => {
      const { port } = await serveHandler(async (req) => {
        expect(req.headers.get('Host')).toBe(new URL(req.url).host);
        return new Response(req.url);
      }, options);
      const response = await talk(port, text);
      return /^HTTP\/1.1 200/.test(response)
        ? /https?:\S+/.exec(response)?.[0]
        : response.slice(9, 12);
    };

    it.each([
      ['/a/../b?c=/../d', 'bank.example', 'http://bank.example/b?c=/../d'],
      ['//evil.example/a', 'bank.example', 'http://bank.example//evil.example/a'],
      ['/@evil.example', 'bank.example:8080', 'http://bank.example:8080/@evil.example'],
      ['/a', '[::1]:80', 'http://[::1]:80/a'],
      ['http://bank.example/a?b', 'other.example', 'http://bank.example/a?b'],
      ['/a', 'bank.example/x', '400'],
      ['/a', 'user@bank.example', '400'],
      ['/a', 'bank.example:99999', '400'],
      ['/a', 'bank example', '400'],
      ['/a', '999.999.999.999', '400'],
      ['ftp://bank.example/a', 'bank.example', 'http://bank.example/a'],
      ['http://user:pass@bank.example/', 'bank.example', 'http://bank.example/'],
      ['http://', 'bank.example', 'http://bank.example/'],
    ])('makes of %s and the host "%s": %s', async (path, host, expected) => {
      expect(await addressOf(post(path, `Host: ${host}`))).toBe(expected);
    });

    it('needs no host in HTTP/1.0', async () => {
      expect(await addressOf('GET /a HTTP/1.0\r\n\r\n')).toMatch(/^http:\/\/127.0.0.1:\d+\/a$/);
    });

    const forwarded = post(
      '/a',
      'Host: inner',
      'X-Forwarded-Proto: https, http',
      'X-Forwarded-Host: bank.example, middle',
    );

    it('ignores what a proxy forwarded, unless it is trusted', async () => {
      expect(await addressOf(forwarded)).toBe('http://inner/a');
      expect(await addressOf(forwarded, { trustProxy: true })).toBe('https://bank.example/a');
      expect(await addressOf(post('/a', 'Host: a'), { trustProxy: true })).toBe('http://a/a');
    });

    it.each(['X-Forwarded-Proto: javascript', 'X-Forwarded-Host: a/b'])(
      'passes over what no trusted proxy would forward: %s',
      async (header) => {
        expect(await addressOf(post('/a', 'Host: a', header), { trustProxy: true })).toBe(
          'http://a/a',
        );
      },
    );
  });

  describe('with Express', () => {
    const send = (url: string, body: BodyInit, type = 'application/json') =>
      fetch(`${url}/api/merchants?a=1`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });

    it('keeps the whole address behind a router', async () => {
      const router = express.Router().use('/merchants', toNodeListener(echo));
      const { url } = await serve(express().use('/api', router));
      const response = await send(url, '{}');
      expect(await response.json()).toMatchObject({
        url: `${url}/api/merchants?a=1`,
        body: '{}',
      });
    });

    it('leaves the address to the router as it was', async () => {
      let seen = '';
      const router = express.Router().use('/merchants', (req, res, next) => {
        toNodeListener(() => Promise.reject(new Error('mine')))(req, res, (error) => {
          seen = req.url;
          next(error);
        });
      });
      const onError: express.ErrorRequestHandler = (_error, req, res, _next) => {
        res.status(418).send(req.originalUrl);
      };
      const { url } = await serve(express().use('/api', router).use(onError));
      expect(await (await send(url, '{}')).text()).toBe('/api/merchants?a=1');
      expect(seen).toBe('/?a=1');
    });

    it.each([
      [
        'express.json()',
        express.json(),
        'application/json',
        '{ "a": [1, "é"], "__proto__": 2 }',
        '{"a":[1,"é"],"__proto__":2}',
      ],
      ['express.text()', express.text(), 'text/plain', 'plain é', 'plain é'],
      ['express.raw()', express.raw(), 'application/octet-stream', 'bytes é', 'bytes é'],
      ['express.json() for another type', express.json(), 'text/plain', 'plain', 'plain'],
      ['express.json() without a body', express.json(), 'application/json', '', '{}'],
    ])('takes the body that %s left', async (_, parser, type, body, expected) => {
      const { url } = await serve(express().use(parser).use(toNodeListener(echo)));
      const response = await send(url, body, type);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ body: expected });
    });

    it('hands over TRACE, of which no Request can be made', async () => {
      const methodOf: Handler = async ({ method }) =>
        new Response(`it was ${method}`, { status: 405 });
      const { port } = await serve(express().use(express.json()).use(toNodeListener(methodOf)));
      const type = 'Content-Type: application/json';
      const text = await talk(port, post('/', 'Host: a', type).replace('POST', 'TRACE'));
      expect(text).toContain('HTTP/1.1 405');
      expect(text).toContain('it was TRACE');
    });

    it('refuses a body that is nested too deeply to be written again', async () => {
      const handler = vi.fn(echo);
      const { url } = await serve(
        express()
          .use(express.json({ limit: '1mb' }))
          .use(toNodeListener(handler)),
      );
      const response = await send(url, `${'['.repeat(60_000)}${']'.repeat(60_000)}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'the body is nested too deeply' });
      expect(handler).not.toHaveBeenCalled();
    });

    it('gives a body that is no JSON to the next error handler', async () => {
      const parser: express.RequestHandler = (req, _res, next) => {
        req.resume().on('end', () => next());
        req.body = { id: 1n };
      };
      const onError: express.ErrorRequestHandler = (_error, _req, res, _next) => {
        res.status(418).end();
      };
      const { url } = await serve(express().use(parser).use(toNodeListener(echo)).use(onError));
      expect((await send(url, '{}')).status).toBe(418);
    });

    it('does not pass on the coding of a body that a parser has decoded', async () => {
      const { url } = await serve(express().use(express.json()).use(toNodeListener(echo)));
      const gzip = new Blob(['{"a":1}']).stream().pipeThrough(new CompressionStream('gzip'));
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: await new Response(gzip).blob(),
      });
      const { body, headers } = (await response.json()) as { body: string; headers: object };
      expect(body).toBe('{"a":1}');
      expect(Object.keys(headers)).not.toContain('content-encoding');
      expect(Object.keys(headers)).not.toContain('content-length');
    });

    it('gives an error of the handler to the next error handler', async () => {
      const app = express().use(toNodeListener(() => Promise.reject(new Error('mine'))));
      const onError: express.ErrorRequestHandler = (error, _req, res, _next) => {
        res.status(418).send((error as Error).message);
      };
      const { url } = await serve(app.use(onError));
      const response = await send(url, '{}');
      expect([response.status, await response.text()]).toEqual([418, 'mine']);
    });
  });

  it('serves HTTP/2', async () => {
    const server = createHttp2Server(toNodeListener(echo)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    const stream = session.request({ ':method': 'POST', ':path': '/a?b', 'x-name': 'a' });
    stream.end('hello');
    let text = '';
    for await (const part of stream.setEncoding('utf8')) text += part;
    session.close();
    server.close();
    const address = `127.0.0.1:${port}`;
    expect(JSON.parse(text)).toEqual({
      method: 'POST',
      url: `http://${address}/a?b`,
      headers: { host: address, 'x-name': 'a' },
      body: 'hello',
    });
  });
});
