import { createCallerRule } from './createCallerRule.js';
import { createHeaderRule } from './createHeaderRule.js';
import { createOriginRule } from './createOriginRule.js';
import type { EndpointOptions, RefusalReason } from './EndpointOptions.js';
import { readBody } from './readBody.js';

export interface GuardOptions extends Pick<EndpointOptions, 'authorize' | 'scopeOf' | 'origins'> {
  limits: { readonly bodyBytes: number; readonly bodyMs: number; readonly headerBytes: number };
  /** Response headers that pages of listed origins may read, besides `Retry-After`. */
  exposedHeaders?: readonly string[] | undefined;
  /**
   * Admits a request of a scope before its body is read, or returns undefined if there are too many.
   * `giveWay` refuses the request while its body is still arriving. Default: admits every request.
   */
  admit?: ((scope: string, giveWay: () => void) => OpenRequest | undefined) | undefined;
  onRefused?: ((reason: RefusalReason, status: number) => void) | undefined;
  /** Called with errors of `authorize` and `scopeOf`. */
  onError?: ((name: 'authorize' | 'scopeOf', error: unknown) => void) | undefined;
}

/** A request that has been let in and is not finished. */
export interface OpenRequest {
  /** Called once the body has arrived. */
  bodyArrived(): void;
  /** Makes way for another request. Further calls do nothing. */
  end(): void;
}

const ALWAYS: OpenRequest = { bodyArrived() {}, end() {} };

export interface Refusal {
  readonly status: number;
  /** A sentence without request data. */
  readonly error: string;
  /** Whole seconds. */
  readonly retryAfter?: string | undefined;
}

/** An authorized request. */
export interface AuthorizedRequest {
  readonly scope: string;
  /** Request body. */
  readonly body: string;
  /** Ends the open request. Must be called once its response is complete. */
  readonly end: () => void;
}

export interface Guard {
  /**
   * Authorizes a request: returns it, or the complete response to a rejected one. Rejects with the
   * reason of the request's signal if that is aborted.
   */
  authorize(request: Request): Promise<AuthorizedRequest | Response>;
  /** The complete response to an authorized request that is rejected later. */
  reject(request: Request, reason: RefusalReason, refusal: Refusal): Response;
  /**
   * Adds the headers that every response needs: not cacheable, no MIME sniffing, and readable by
   * pages of listed origins only. Returns the same object if its headers are mutable.
   */
  withHeaders(response: Response, request: Request): Response;
  /** Refuses further requests with 503. Those that have come may go on. */
  close(): void;
  /** Refuses those, too, whose caller is not known yet, or whose body is still coming. */
  end(): void;
}

const REFUSALS = {
  method: { status: 405, error: 'this endpoint does not answer that method' },
  'cross-site': { status: 403, error: 'pages of other sites may not call this endpoint' },
  'headers-too-large': { status: 431, error: 'the headers are too large' },
  'content-type': { status: 415, error: 'the body must be application/json, not compressed' },
  'body-too-large': { status: 413, error: 'the body is too large' },
  'body-too-slow': { status: 408, error: 'the body took too long' },
  unauthorized: { status: 401, error: 'the caller is not signed in' },
  malformed: { status: 400, error: 'the body could not be read as text in UTF-8' },
  misconfigured: { status: 500, error: 'the endpoint is not set up correctly' },
  overloaded: { status: 503, error: 'too many requests at a time', retryAfter: '1' },
} satisfies Partial<Record<RefusalReason, Refusal>>;

/** How long a browser caches a preflight response, in seconds. */
const PREFLIGHT_SECONDS = '600';

/** Header names as a preflight lists them (RFC 9110, 5.6.2). */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/**
 * Request guard of an endpoint. Rejects, in this order, by method, origin, headers, content type
 * and length, caller, place, and body. Does not depend on path or query. Throws a
 * `TypeError` for options that cannot work.
 */
export function createGuard({
  authorize,
  scopeOf,
  origins,
  limits,
  exposedHeaders = [],
  admit = () => ALWAYS,
  onRefused,
  onError,
}: GuardOptions): Guard {
  expectFunctions({ authorize, scopeOf });
  const { bodyBytes, bodyMs, headerBytes } = limits;
  const { listedOrigin, isCrossSite } = createOriginRule(origins);
  const withHeaders = createHeaderRule({ listedOrigin, exposedHeaders });
  const identify = createCallerRule({ authorize, scopeOf, waitMs: bodyMs, onError });
  /** Ends what requests are waiting for that are not authorized yet. */
  const pending = new Set<AbortController>();
  let isClosed = false;

  function reject(request: Request, reason: RefusalReason, refusal: Refusal): Response {
    const { status, error, retryAfter } = refusal;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (reason === 'method') headers.set('Allow', 'POST');
    if (retryAfter !== undefined) headers.set('Retry-After', retryAfter);
    onRefused?.(reason, status);
    return withHeaders(new Response(JSON.stringify({ error }), { status, headers }), request);
  }

  /** Tells a load balancer to use another replica. */
  function closing(request: Request): Response {
    const headers = { 'Retry-After': '1', Connection: 'close' };
    const error = 'the endpoint is closing';
    return withHeaders(Response.json({ error }, { status: 503, headers }), request);
  }

  /** Why a request is rejected by its method and headers. */
  function checkHead({ headers }: Request): keyof typeof REFUSALS | undefined {
    let bytes = 0;
    // Plus colon, space and CRLF of each line.
    for (const [name, value] of headers) bytes += name.length + value.length + 4;
    if (bytes > headerBytes) return 'headers-too-large';
    if (!isPlainJson(headers)) return 'content-type';
    return Number(headers.get('Content-Length')) > bodyBytes ? 'body-too-large' : undefined;
  }

  return {
    withHeaders,
    reject,
    close() {
      isClosed = true;
    },
    end() {
      for (const controller of pending) controller.abort();
    },
    async authorize(request) {
      if (isClosed) return closing(request);
      request.signal.throwIfAborted();
      const stop = (reason: keyof typeof REFUSALS) => reject(request, reason, REFUSALS[reason]);
      if (isPreflight(request)) {
        if (listedOrigin(request) === undefined) return stop('cross-site');
        const headers = new Headers({
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
          Vary: 'Origin, Access-Control-Request-Headers',
        });
        const names = request.headers.get('Access-Control-Request-Headers') ?? '';
        if (HEADER_NAMES.test(names)) headers.set('Access-Control-Allow-Headers', names);
        return withHeaders(new Response(null, { status: 204, headers }), request);
      }
      if (request.method !== 'POST') return stop('method');
      if (isCrossSite(request)) return stop('cross-site');
      const problem = checkHead(request);
      if (problem) return stop(problem);
      const controller = new AbortController();
      const { signal } = controller;
      const abort = () => controller.abort();
      // `AbortSignal.any` costs a twentieth of a whole request.
      request.signal.addEventListener('abort', abort);
      pending.add(controller);
      let openRequest: OpenRequest | undefined;
      try {
        const caller = await identify(request, signal);
        if (typeof caller === 'string') return stop(caller);
        if (caller instanceof Response) {
          onRefused?.('unauthorized', caller.status);
          return withHeaders(caller, request);
        }
        openRequest = admit(caller.scope, abort);
        if (!openRequest) return stop('overloaded');
        const body = await readBody(request, limits, signal);
        if (typeof body === 'string') {
          openRequest.end();
          return stop(body);
        }
        openRequest.bodyArrived();
        return { ...caller, body: body.text, end: openRequest.end };
      } catch (error) {
        openRequest?.end();
        request.signal.throwIfAborted();
        if (!signal.aborted) throw error;
        return isClosed ? closing(request) : stop('overloaded');
      } finally {
        request.signal.removeEventListener('abort', abort);
        pending.delete(controller);
      }
    },
  };
}

function isPreflight({ method, headers }: Request): boolean {
  const isAsked = headers.has('Origin') && headers.has('Access-Control-Request-Method');
  return method === 'OPTIONS' && isAsked;
}

/**
 * Other types are rejected because another site's page can send them without a preflight, for
 * instance `text/plain`.
 */
function isPlainJson(headers: Headers): boolean {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  return type.trim().toLowerCase() === 'application/json' && encoding === 'identity';
}

/**
 * Throws a `TypeError` if a function is missing without which anyone could use the service's key.
 */
export function expectFunctions(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'function') continue;
    throw new TypeError(`Merchantry: expected ${name} to be a function, but got: ${typeof value}.`);
  }
}
