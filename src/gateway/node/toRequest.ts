import { withSignal } from '../door/withSignal.js';
import type { NodeRequest } from './NodeMessages.js';
import { nodeStream } from './nodeChunks.js';

/** What else a request is made of. */
export interface Frame {
  trustProxy: boolean;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
}

/** Throws if the address, a header or the method is none that the Fetch API has. */
export function toRequest(req: NodeRequest, { trustProxy, signal }: Frame): Request {
  const { url, method, headers } = readHead(req, trustProxy);
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half' };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = req.readableEnded ? parsedBody(req.body, headers) : nodeStream(req);
  }
  return new Request(url, init);
}

/** The same without its body. */
export function toBodilessRequest(req: NodeRequest, { trustProxy, signal }: Frame): Request {
  const { url, method, headers } = readHead(req, trustProxy);
  return withSignal(new Request(url, { method, headers }), signal);
}

function readHead(req: NodeRequest, trustProxy: boolean) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    // Names that begin with a colon are those of HTTP/2's request line.
    if (value === undefined || name.startsWith(':')) continue;
    for (const part of [value].flat()) headers.append(name, part);
  }
  const url = readAddress(req, trustProxy);
  headers.set('Host', url.host);
  return { url, method: req.method ?? 'GET', headers };
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
