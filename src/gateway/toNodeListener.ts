import type { Handler } from './GatewayOptions.js';

/** What is needed of an `http.IncomingMessage`, and what Express adds to it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Of Express and Connect: the address before a router cut its own prefix off. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What a body parser left. */
  readonly body?: unknown;
  readonly socket?: unknown;
  readonly complete: boolean;
  readonly destroyed: boolean;
  readonly readableEnded: boolean;
  on(event: string, listener: (chunk: Uint8Array) => void): unknown;
  off(event: string, listener: (chunk: Uint8Array) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  destroy(error?: Error): unknown;
}

/** What is needed of an `http.ServerResponse`. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  readonly writableFinished: boolean;
  setHeader(name: string, value: string | string[]): unknown;
  write(chunk: Uint8Array): boolean;
  end(chunk?: string): unknown;
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
  destroy(error?: Error): unknown;
}

export interface NodeListenerOptions {
  /**
   * Whether a proxy of your own stands before the server and always sets `X-Forwarded-Proto` and
   * `X-Forwarded-Host`: the first value of each then makes the request's address. Default false.
   */
  trustProxy?: boolean | undefined;
}

/** How long the rest of a body that nobody reads is thrown away before the connection is closed. */
const DRAIN_MS = 5000;

/**
 * Lets Node's `http`, Express, Connect, Vite, or Fastify (`handler(request.raw, reply.raw)` after
 * `reply.hijack()`) call a handler. Any adapter from Node to the Fetch API does as well, such as
 * that of `srvx/node`.
 *
 * The body is read only when the handler reads it. A body parser may stand before it: an object
 * that it left is written as JSON again, a string and bytes are taken as they are. The request's
 * signal aborts when the client leaves. A handler that fails goes to `next`, or answers 500.
 */
export function toNodeListener(
  handler: Handler,
  { trustProxy = false }: NodeListenerOptions = {},
): (req: NodeRequest, res: NodeResponse, next?: (error?: unknown) => void) => void {
  return (req, res, next) => {
    const gone = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) gone.abort();
      drain(req);
    });
    const fail = (error: unknown): void => {
      // After its headers a response can only break off: a proper end would look complete.
      if (res.headersSent || res.destroyed) res.destroy();
      else if (next) next(error);
      else refuse(res, 500, 'the endpoint failed');
    };
    let request: Request;
    try {
      request = toRequest(req, trustProxy, gone.signal);
    } catch {
      return refuse(res, 400, 'expected a well-formed request');
    }
    // A handler may also throw before it returns its promise.
    new Promise<Response>((resolve) => resolve(handler(request)))
      .then((response) => send(response, req, res))
      .catch(fail);
  };
}

/** Throws if the address, a header or the method is none that the Fetch API has. */
function toRequest(req: NodeRequest, trustProxy: boolean, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    // Names that begin with a colon are those of HTTP/2's request line.
    if (value === undefined || name.startsWith(':')) continue;
    for (const part of [value].flat()) headers.append(name, part);
  }
  const { method = 'GET' } = req;
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half' };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = req.readableEnded ? parsedBody(req.body, headers) : toStream(req);
  }
  const url = readAddress(req, trustProxy);
  headers.set('Host', url.host);
  return new Request(url, init);
}

/** A host without user, path or anything else that could make another address of it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function readAddress(req: NodeRequest, trustProxy: boolean): URL {
  const forwarded = (name: string): string | undefined =>
    trustProxy ? [req.headers[name]].flat()[0]?.split(',')[0]?.trim() : undefined;
  const host = forwarded('x-forwarded-host') || req.headers.host || req.headers[':authority'];
  const isEncrypted = (req.socket as { encrypted?: boolean } | undefined)?.encrypted === true;
  const protocol = forwarded('x-forwarded-proto') || (isEncrypted ? 'https' : 'http');
  // Only HTTP/1.0 has no host.
  const origin = `${protocol}://${host ?? 'localhost'}`;
  if (!HOST.test(String(host ?? 'localhost')) || !/^https?$/.test(protocol)) {
    throw new TypeError('Merchantry: expected a host and a protocol.');
  }
  const target = req.originalUrl ?? req.url ?? '/';
  // An absolute target (RFC 9112, 3.2.2) names its host itself; `//host` is a path.
  const url = target.startsWith('/') ? new URL(origin + target) : new URL(target, origin);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('Merchantry: expected http or https.');
  return url;
}

/** Its length and coding are no longer those of the headers. */
function parsedBody(body: unknown, headers: Headers): BodyInit | null {
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** Nothing flows until it is read, and never more than one chunk ahead. */
function toStream(req: NodeRequest): ReadableStream<Uint8Array> {
  let stop: (() => void) | undefined;
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): (() => void) => {
    const onData = (chunk: Uint8Array): void => {
      req.pause();
      controller.enqueue(chunk);
    };
    const onEnd = (): void => {
      stop?.();
      controller.close();
    };
    const onBreak = (): void => {
      stop?.();
      controller.error(new DOMException('The client left.', 'AbortError'));
    };
    if (req.readableEnded) onEnd();
    else if (req.destroyed) onBreak();
    req.on('data', onData);
    req.on('end', onEnd);
    req.on('close', onBreak);
    return () => {
      req.off('data', onData);
      req.off('end', onEnd);
      req.off('close', onBreak);
    };
  };
  return new ReadableStream(
    {
      pull(controller) {
        stop ??= start(controller);
        req.resume();
      },
      cancel() {
        stop?.();
        req.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Writes no faster than the client reads. The first chunk is awaited before the headers are set, so
 * that a body that fails at once is still answered with an error.
 */
async function send(response: Response, req: NodeRequest, res: NodeResponse): Promise<void> {
  const reader = response.body?.getReader();
  const cancel = (): void => {
    reader?.cancel().catch(() => {});
  };
  res.on('close', cancel);
  if (res.destroyed || req.method === 'HEAD') cancel();
  let chunk = await reader?.read();
  res.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
  while (chunk && !chunk.done && !res.destroyed) {
    if (!res.write(chunk.value)) await drained(res);
    chunk = await reader?.read();
  }
  res.end();
}

function drained(res: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      res.off('drain', done);
      res.off('close', done);
      resolve();
    };
    res.on('drain', done);
    res.on('close', done);
  });
}

function refuse(res: NodeResponse, status: number, error: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json');
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(JSON.stringify({ error }));
}

/** A body that is left in the connection would block the next request. */
function drain(req: NodeRequest): void {
  req.resume();
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), DRAIN_MS);
  req.on('close', () => clearTimeout(timer));
}
