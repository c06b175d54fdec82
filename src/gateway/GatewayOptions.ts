import type { Redact } from '../service/request/redactRow.js';
import type { CacheableField, RequestOptions, RequestType } from '../service/types.js';
import type { MerchantField } from '../sources/partFields.js';
import type { GatewayErrorKind, GatewayEvent } from './GatewayEvent.js';
import type { Secret } from './keys.js';
import type { Store } from './store/Store.js';

/** What every request must pass, and what it may cost. Whole numbers. */
export interface GatewayLimits {
  /** Bytes of a request's body. Default 131,072: twice what the browser's planner sends. */
  bodyBytes?: number | undefined;
  /** How long reading a body may take. Default 10 s. */
  bodyMs?: number | undefined;
  /** Rows of one request. Default 100. */
  rows?: number | undefined;
  /** Bytes of a request's headers, names included. Default 16,384. */
  headerBytes?: number | undefined;
  /** Rows that a scope may ask for in a minute, of one process. Default 1,200. */
  rowsPerMinute?: number | undefined;
  /**
   * Requests in hand at a time, of one process, an eighth of them for one scope. More are answered
   * 503 with `Retry-After`. Default 256.
   */
  requests?: number | undefined;
  /**
   * Rows that wait for a slot to the service, of one process. Of more, the oldest are refused with
   * 503, those of the scope that has most of them first. Default 1,000.
   */
  queuedRows?: number | undefined;
  /** Transactions in one request to the service. Default 25, as the service recommends. */
  batchSize?: number | undefined;
  /** Requests to the service at a time, of one process. Default 16. */
  concurrency?: number | undefined;
  /** How long the service may take. Default 15 s. */
  serviceMs?: number | undefined;
  /**
   * How long one round trip to the store may take. Default 1 s: to ask the service instead is five
   * times the work, which a process that is late itself cannot do.
   */
  storeMs?: number | undefined;
}

/** The values of each option that a page may send. */
export type AllowedOptions = {
  readonly [Name in Exclude<keyof RequestOptions, 'forceCacheableFields'>]?:
    | readonly NonNullable<RequestOptions[Name]>[]
    | undefined;
} & { readonly forceCacheableFields?: readonly CacheableField[] | undefined };

/** What `createGateway` needs. Everything but `limits` and what has a default must be given. */
export interface GatewayOptions {
  /** The service's base address: `/api/v3/merchant/list` is added. Fixed; redirects are refused. */
  serviceUrl: string | URL;
  /** The key of the header `X-Api-Key`. A function is called for each request to the service, so
   * that a key may be rotated; it must be quick. Never in an event, an error or a response. */
  apiKey: string | (() => string | Promise<string>);
  /**
   * Whether the caller is signed in. It gets the request without its body. A `Response` is sent as
   * it is, for instance with status 403; false answers 401.
   */
  authorize: (request: Request) => boolean | Response | Promise<boolean | Response>;
  /** On whose behalf the caller asks: the customer's or account's id. Never empty. Rows of different
   * scopes share nothing, unless `identity` says so. */
  scopeOf: (request: Request) => string | Promise<string>;
  /** What may be sent of a row, as the provider's `redact`: applied again here. */
  redact?: Redact | undefined;
  /**
   * Restricts what a page may ask of the service: other values of a listed option are left out, and
   * of `type` replaced by the first that is listed. An empty list allows none. Options that are not
   * listed pass. Default: all pass. Each combination is stored, and billed, on its own.
   */
  allowedOptions?: AllowedOptions | undefined;
  /**
   * What makes two rows the same lookup, as the `identity` of `MerchantConfig`. `transaction`
   * (default): a result belongs to one transaction of one scope, because the gateway stores results
   * and the terms of such services demand it. `content`: equal transactions of all scopes share
   * lookups, requests and results. Only where the contract with the service allows it.
   */
  identity?: 'transaction' | 'content' | undefined;
  /** Where results are kept. Default: `memoryStore()`, which is this process's own. */
  store?: Store | undefined;
  /**
   * Secret of the store's keys and of signatures, at least 32 characters, the same in all replicas.
   * Must be given with a `store`; without one it is random. Of a list the first names and signs, and
   * what any of them has signed counts: give the old one last, and later the new one first.
   */
  secret?: Secret | undefined;
  /**
   * Labels of `cachePolicy` whose fields may be stored. The event `unlisted` names those that are not
   * among them. Default: none.
   */
  cacheableSources?: readonly string[] | undefined;
  /**
   * Whether a stored record, from which fields had to go, is too little for a request. Default: for a `restrictive` one if a list row
   * would lose its name, its picture (`logoImg` and `img`) or its category; for others always. One
   * that throws wants more.
   */
  wantsMore?: ((record: StoredRecord) => boolean) | undefined;
  /** Headers of the service's responses that a report of a wrong merchant must name. Default:
   * `X-Request-Id` and `X-Timestamp`. */
  receiptHeaders?: readonly string[] | undefined;
  /** Origins whose pages may call, beside the endpoint's own: `https://app.bank.example`. */
  origins?: readonly string[] | undefined;
  /** Each has a default. */
  limits?: GatewayLimits | undefined;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** For logs and counters. One that throws, or rejects, changes no response. */
  onEvent?: ((event: GatewayEvent) => void) | undefined;
  /**
   * What a function of yours threw, why the store failed, or what failed in the gateway itself: in
   * production, too. Such errors may quote a row, an address or a key, so mind where they are logged.
   * Default: nothing; development's console names what threw.
   */
  onError?: ((kind: GatewayErrorKind, error: unknown) => void) | undefined;
}

/** What a stored record has, for `wantsMore`. */
export interface StoredRecord {
  /** Fields that may not be stored, and are missing. */
  cut: readonly MerchantField[];
  /** Fields that are left. */
  kept: readonly MerchantField[];
  /** Of the request that would be answered with it. */
  type: RequestType;
}

/** Answers one request: a Fetch API handler, as Next.js, Hono, Deno and Bun take it. */
export type Handler = (request: Request) => Promise<Response>;

/** What has happened since the start, without any text. */
export interface GatewayHealth {
  status: 'ok' | 'degraded';
  store: 'ok' | 'resting' | 'read-only';
  /** `paused`: nothing is sent. `trying`: one request at a time finds out whether it works again. */
  service: 'ok' | 'trying' | 'paused';
  /** Requests in hand, and rows that wait for a slot to the service, now. */
  inHand: number;
  queued: number;
  requests: number;
  refused: number;
  /** Rows asked for, and how many the store answered. */
  rows: number;
  stored: number;
  failed: number;
  /** Requests whose callers left before the response. */
  cancelled: number;
  /** Requests to the service, and the rows that they carried. */
  calls: number;
  sent: number;
}

export interface Gateway {
  /** The endpoint itself. Never rejects. */
  fetch: Handler;
  /**
   * Makes all that is stored for a scope unreadable, in one round trip, for all replicas and also what
   * requests on their way will store. The store itself forgets it when its time is over, within seven
   * days. Rejects if the store fails, and with a `TypeError` where `identity` is `content`: then
   * results belong to no scope, and hold nothing of one.
   */
  purge(target: { scope: string }): Promise<void>;
  /**
   * Answers with `GatewayHealth` as JSON, always with status 200: a gateway whose service is down
   * still answers from its store. Mount it where only you can reach it.
   */
  health: Handler;
  /**
   * For load balancers and probes: 200 and `{ "ready": true }` while it takes requests, else 503. Not
   * ready is one that closes, has `limits.requests` in hand, or can use neither service nor store.
   */
  ready: Handler;
  /**
   * Answers new requests 503, waits up to `graceMs` until those in hand are answered and their
   * results stored, and then ends what is left: with the rows that it has, or 504. Resolves when
   * nothing is under way and all claims are released. Default 0: everything ends at once.
   */
  close(options?: { graceMs?: number | undefined }): Promise<void>;
}
