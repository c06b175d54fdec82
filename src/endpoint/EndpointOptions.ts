/** A Fetch API request handler, as Next.js, Hono, Deno and Bun take it. */
export type Handler = (request: Request) => Promise<Response>;

/** Who may call an endpoint of the bank, and how it calls the service. */
export interface EndpointOptions {
  /**
   * Value of the `X-Api-Key` header. A function is called for each request to the service, so that
   * the key can be rotated; it must be fast. The key never appears in an event, an error or a
   * response.
   */
  apiKey: string | (() => string | Promise<string>);
  /**
   * Whether the caller is signed in. The function gets the request without its body. False answers
   * 401; a `Response` is sent unchanged, for instance with status 403.
   */
  authorize: (request: Request) => boolean | Response | Promise<boolean | Response>;
  /**
   * Id of the customer or account the request is for; never empty. Rows of different scopes share
   * nothing, unless `identity` says so.
   */
  scopeOf: (request: Request) => string | Promise<string>;
  /**
   * Further origins whose pages may call, besides the endpoint's own: `https://app.bank.example`.
   */
  origins?: readonly string[] | undefined;
  /** Used for requests to the service. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Limits of a request to an endpoint of the bank. Whole numbers. */
export interface EndpointLimits {
  /** Maximum bytes of a request body. Default 131,072: twice what the browser's planner sends. */
  bodyBytes?: number | undefined;
  /** Maximum time for reading a body, in milliseconds. Default 10,000. */
  bodyMs?: number | undefined;
  /** Maximum bytes of a request's headers, names included. Default 16,384. */
  headerBytes?: number | undefined;
  /** Timeout of a request to the service, in milliseconds. Default 15,000. */
  serviceMs?: number | undefined;
}

/** Why a request was refused before any row was looked up. */
export type RefusalReason =
  | 'method'
  | 'cross-site'
  | 'content-type'
  | 'headers-too-large'
  | 'unauthorized'
  | 'body-too-large'
  | 'body-too-slow'
  | 'malformed'
  | 'over-budget'
  /** More open requests than `limits.requests`, or than one scope may have. */
  | 'overloaded'
  /** `authorize` or `scopeOf` threw or returned no scope. */
  | 'misconfigured'
  /** A bug in the gateway. */
  | 'internal';
