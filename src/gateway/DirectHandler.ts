import type { Chunks } from './door/Chunks.js';
import type { Handler } from './GatewayOptions.js';

/** A response whose body is one text, before it is a `Response`. */
export interface TextResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * A handler of a request whose body may come beside it, and whose response may still be text. To put
 * a body into a `Request` and to take it out of a `Response` again, by streams, costs Node as much as
 * all that a gateway does with them.
 */
export type DirectHandler = (request: Request, body?: Chunks) => Promise<Response | TextResponse>;

const directHandlers = new WeakMap<Handler, DirectHandler>();

/** The Fetch API handler that does the same. */
export function createHandler(direct: DirectHandler): Handler {
  const handler: Handler = async (request) => {
    const response = await direct(request);
    if (!isText(response)) return response;
    const { text, status, headers } = response;
    return new Response(text, { status, headers });
  };
  directHandlers.set(handler, direct);
  return handler;
}

/** What `createHandler` was given. */
export const directHandlerOf = (handler: Handler): DirectHandler | undefined =>
  directHandlers.get(handler);

export const isText = (response: Response | TextResponse): response is TextResponse =>
  typeof response.text === 'string';
