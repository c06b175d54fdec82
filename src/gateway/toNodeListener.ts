import type { Handler } from '../endpoint/EndpointOptions.js';

export interface NodeListenerOptions {
  /**
   * Whether your own proxy always sets `X-Forwarded-Proto` and `X-Forwarded-Host`, whose first
   * values then make up the request's URL. Default false.
   */
  trustProxy?: boolean | undefined;
}

/** The part of `http.IncomingMessage` that the listener reads, with what Express adds. */
export interface NodeRequest {
  url?: string | undefined;
  /** Express and Connect keep the original URL here before a router strips its prefix. */
  readonly originalUrl?: string | undefined;
  /** The result of a body parser. */
  readonly body?: unknown;
  readonly complete: boolean;
  readonly destroyed: boolean;
  readonly readableEnded: boolean;
  on(event: string, listener: () => void): unknown;
  removeAllListeners(event: string): unknown;
  resume(): unknown;
  destroy(error?: Error): unknown;
}

/** The part of `http.ServerResponse` that the listener uses. */
interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
  on(event: string, listener: () => void): unknown;
  destroy(error?: Error): unknown;
}

/** `srvx`'s placeholder for an invalid host. */
const INVALID_HOST = '_invalid_';

/** How long an unread body is drained before the connection is closed. */
const DRAIN_MS = 5000;

/**
 * Adapts a handler to Node's `http`, Express, Connect, Vite, or Fastify (`handler(request.raw,
 * reply.raw)` after `reply.hijack()`), with `srvx`, plus support for body parsers, routers and
 * clients that keep sending.
 *
 * The body is read only when the handler reads it. A body parser may run before: a parsed object is
 * serialised as JSON again; a string or bytes are used unchanged. The request's signal aborts when
 * the client disconnects. A failing handler calls `next`, or answers 500.
 */
export function toNodeListener(
  handler: Handler,
  { trustProxy = false }: NodeListenerOptions = {},
): (req: NodeRequest, res: NodeResponse, next?: (error?: unknown) => void) => void {
  // Loaded lazily, because it needs Node, but this entry also runs at the edge.
  const adapter = import('srvx/node');
  return (req, res, next) => {
    const fail = (error: unknown): void => {
      // After its headers, a response can only be aborted: a proper end would look complete.
      if (res.headersSent || res.destroyed) res.destroy();
      else if (next) next(error);
      else refuse(res, 500, 'the endpoint failed');
    };
    const answer = async (): Promise<void> => {
      const { NodeRequest, sendNodeResponse } = await adapter;
      const request = new NodeRequest({ ...({ req, res } as Messages), trustProxy });
      const { url } = req;
      // `srvx` reads the URL now, and does not know about routers.
      req.url = req.originalUrl ?? url;
      const address = request.url;
      req.url = url;
      const host = URL.canParse(address) ? new URL(address).host : INVALID_HOST;
      if (host === INVALID_HOST) return refuse(res, 400, 'expected a well-formed request');
      request.headers.set('Host', host);
      const complete = req.readableEnded ? withParsedBody(request, req.body) : request;
      if (!complete) return refuse(res, 400, 'the body is nested too deeply');
      const response = await handler(complete);
      await sendNodeResponse(res as Messages['res'], response);
    };
    res.on('close', () => drain(req));
    answer().catch(fail);
  };
}

type Messages = Required<
  Pick<ConstructorParameters<typeof import('srvx/node').NodeRequest>[0], 'req' | 'res'>
>;

function refuse(res: NodeResponse, status: number, error: string): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json');
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(JSON.stringify({ error }));
}

/**
 * Replaces the body; length and encoding in the headers no longer apply. Undefined if the body
 * cannot be serialised again.
 */
function withParsedBody(request: Request, parsed: unknown): Request | undefined {
  const { url, method, headers, signal } = request;
  // The Fetch API refuses to make such a request.
  if (method === 'TRACE') return request;
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const body = method === 'GET' || method === 'HEAD' ? null : bodyOf(parsed);
  return body === undefined ? undefined : new Request(url, { method, headers, signal, body });
}

function bodyOf(body: unknown): BodyInit | null | undefined {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  try {
    return JSON.stringify(body);
  } catch (error) {
    // The stack overflows at a depth that `JSON.parse` takes.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Drains an unread body, which would block the next request. */
function drain(req: NodeRequest): void {
  // Without listeners the stream flows to its end, as Node does for an unread body.
  req.removeAllListeners('data');
  req.resume();
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), DRAIN_MS);
  req.on('close', () => clearTimeout(timer));
}
