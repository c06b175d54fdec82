import type { Handler } from './GatewayOptions.js';

export interface NodeListenerOptions {
  /**
   * Whether a proxy of your own stands before the server and always sets `X-Forwarded-Proto` and
   * `X-Forwarded-Host`: the first value of each then makes the request's address. Default false.
   */
  trustProxy?: boolean | undefined;
}

/** The part of `http.IncomingMessage` that the listener reads, with what Express adds. */
export interface NodeRequest {
  url?: string | undefined;
  /** Express and Connect keep the address here before a router removes its own prefix. */
  readonly originalUrl?: string | undefined;
  /** A body parser puts here what it has read. */
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
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
  on(event: string, listener: () => void): unknown;
  destroy(error?: Error): unknown;
}

/** What `srvx` takes for a host that is none. */
const INVALID_HOST = '_invalid_';

/** How long the rest of a body that nobody reads is thrown away before the connection is closed. */
const DRAIN_MS = 5000;

/**
 * Lets Node's `http`, Express, Connect, Vite, or Fastify (`handler(request.raw, reply.raw)` after
 * `reply.hijack()`) call a handler: by `srvx`, with what a body parser, a router and a client that
 * goes on sending need beside it.
 *
 * The body is read only when the handler reads it. A body parser may stand before it: an object
 * that it left is written as JSON again, a string and bytes are taken as they are. The request's
 * signal aborts when the client leaves. A handler that fails goes to `next`, or answers 500.
 */
export function toNodeListener(
  handler: Handler,
  { trustProxy = false }: NodeListenerOptions = {},
): (req: NodeRequest, res: NodeResponse, next?: (error?: unknown) => void) => void {
  // Loaded here, because it needs Node: the entry itself also runs at the edge.
  const adapter = import('srvx/node');
  return (req, res, next) => {
    const fail = (error: unknown): void => {
      // After its headers a response can only break off: a proper end would look complete.
      if (res.headersSent || res.destroyed) res.destroy();
      else if (next) next(error);
      else refuse(res, 500, 'the endpoint failed');
    };
    const answer = async (): Promise<void> => {
      const { NodeRequest, sendNodeResponse } = await adapter;
      const request = new NodeRequest({ ...({ req, res } as Messages), trustProxy });
      const { url } = req;
      // `srvx` reads the address now, and knows no routers.
      req.url = req.originalUrl ?? url;
      const address = request.url;
      req.url = url;
      const host = URL.canParse(address) ? new URL(address).host : INVALID_HOST;
      if (host === INVALID_HOST) return refuse(res, 400, 'expected a well-formed request');
      request.headers.set('Host', host);
      const response = await handler(
        req.readableEnded ? withParsedBody(request, req.body) : request,
      );
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

/** Its length and coding are no longer those of the headers. */
function withParsedBody({ url, method, headers, signal }: Request, body: unknown): Request {
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const isBodiless = method === 'GET' || method === 'HEAD';
  return new Request(url, { method, headers, signal, body: isBodiless ? null : bodyOf(body) });
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** A body that is left in the connection would block the next request. */
function drain(req: NodeRequest): void {
  // Without listeners the stream flows to its end, as Node lets an unread body do.
  req.removeAllListeners('data');
  req.resume();
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), DRAIN_MS);
  req.on('close', () => clearTimeout(timer));
}
