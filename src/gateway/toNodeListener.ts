import { type DirectHandler, directHandlerOf, isText, type TextResponse } from './DirectHandler.js';
import type { Handler } from './GatewayOptions.js';
import type { NodeRequest, NodeResponse } from './node/NodeMessages.js';
import { nodeChunks } from './node/nodeChunks.js';
import { sendResponse, sendText } from './node/sendResponse.js';
import { type Frame, toBodilessRequest, toRequest } from './node/toRequest.js';

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
    let answer: () => ReturnType<DirectHandler>;
    try {
      answer = prepare(handler, req, { trustProxy, signal: gone.signal });
    } catch {
      return refuse(res, 400, 'expected a well-formed request');
    }
    // A handler may also throw before it returns its promise.
    new Promise<Response | TextResponse>((resolve) => resolve(answer()))
      .then((response) =>
        isText(response) ? sendText(response, res) : sendResponse(response, req, res),
      )
      .catch(fail);
  };
}

/** What calls the handler, once the request is known to be well-formed. */
function prepare(handler: Handler, req: NodeRequest, frame: Frame) {
  const direct = directHandlerOf(handler);
  // What a body parser has left is not read again.
  if (!direct || req.method !== 'POST' || req.readableEnded) {
    const request = toRequest(req, frame);
    return () => handler(request);
  }
  const request = toBodilessRequest(req, frame);
  return () => direct(request, nodeChunks(req));
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
