import type { EndpointLimits, EndpointOptions, Handler } from '../endpoint/EndpointOptions.js';
import type { Secret } from '../endpoint/secrets.js';
import type { Redact } from '../service/request/redactRow.js';
import type { CacheableField, RequestOptions, RequestType } from '../service/types.js';
import type { MerchantField } from '../sources/partFields.js';
import type { EnrichableRow, EnrichedRow, EnrichOptions } from './enrich/EnrichOptions.js';
import type { GatewayErrorKind, GatewayEvent } from './GatewayEvent.js';
import type { Store } from './store/Store.js';

/** Limits of requests and of the work they cause. Whole numbers. */
export interface GatewayLimits extends EndpointLimits {
  /** Maximum rows in one request. Default 100. */
  rows?: number | undefined;
  /** Maximum rows per scope and minute, in one process. Default 1,200. */
  rowsPerMinute?: number | undefined;
  /**
   * Maximum rows per minute that `enrich` sends to the service, for all scopes together, in one
   * process. Default 6,000.
   */
  enrichedRowsPerMinute?: number | undefined;
  /**
   * Maximum open requests in one process; one scope may have an eighth of them. Further requests
   * get 503 with `Retry-After`, or the place of one whose body has been coming for more than a second.
   * Default 256.
   */
  requests?: number | undefined;
  /**
   * Maximum rows queued for the service, in one process. Beyond it the oldest rows of the scope
   * with the most queued rows get 503. Default 1,000.
   */
  queuedRows?: number | undefined;
  /** Maximum transactions in one request to the service. Default 25, as the service recommends. */
  batchSize?: number | undefined;
  /** Maximum concurrent requests to the service, in one process. Default 16. */
  concurrency?: number | undefined;
  /**
   * Timeout of one round trip to the store, in milliseconds. Default 1,000: falling back to the
   * service is five times the work, which an overloaded process cannot afford.
   */
  storeMs?: number | undefined;
}

/** For each request option, the values a page may send. */
export type AllowedOptions = {
  readonly [Name in Exclude<keyof RequestOptions, 'forceCacheableFields'>]?:
    | readonly NonNullable<RequestOptions[Name]>[]
    | undefined;
} & { readonly forceCacheableFields?: readonly CacheableField[] | undefined };

/** Options of `createGateway`. */
export interface GatewayOptions extends EndpointOptions {
  /**
   * The service's base URL, to which `/api/v3/merchant/list` is appended. Redirects are refused.
   */
  serviceUrl: string | URL;
  /** Same as the provider's `redact`; applied again on the server. */
  redact?: Redact | undefined;
  /**
   * Restricts the request options of a page. A value that is not listed is dropped; a `type` that
   * is not listed becomes the first listed one. An empty list allows no value. Options without a
   * list pass, which is the default. Each combination of options is stored, and billed, separately.
   */
  allowedOptions?: AllowedOptions | undefined;
  /**
   * What makes two rows the same lookup, like `identity` of `MerchantConfig`. `transaction`
   * (default): a result belongs to one transaction of one scope, as the terms of such services
   * demand of anyone who stores results. `content`: equal transactions of all scopes share lookups,
   * requests and results. Use it only where the contract with the service allows it.
   */
  identity?: 'transaction' | 'content' | undefined;
  /** Where results are stored. Default: `memoryStore()`, local to this process. */
  store?: Store | undefined;
  /**
   * Secret for the store's keys and for signatures, at least 32 characters, the same in all
   * replicas. Required with a `store`; random otherwise. In a list, the first secret names and
   * signs, and signatures of all are accepted. To rotate, first append the new secret, then move it
   * to the front.
   */
  secret?: Secret | undefined;
  /**
   * `cachePolicy` labels whose fields your contract allows to be stored. The event `unlisted` names
   * those that are not listed, among them labels of places providers, which must not be. Default: none.
   */
  cacheableSources?: readonly string[] | undefined;
  /**
   * Decides whether a stored record that lacks fields is insufficient, so that the gateway asks the
   * service again. Default: for `restrictive`, if a list row would lose its name, its picture (`logoImg`
   * and `img`) or its category; for other types, always. Throwing counts as insufficient.
   */
  wantsMore?: ((record: StoredRecord) => boolean) | undefined;
  /**
   * Headers of the service's responses that a report must quote. Default: `X-Request-Id` and
   * `X-Timestamp`.
   */
  receiptHeaders?: readonly string[] | undefined;
  limits?: GatewayLimits | undefined;
  /**
   * Called with each event, for logs and counters. Errors it throws or rejects with are ignored.
   */
  onEvent?: ((event: GatewayEvent) => void) | undefined;
  /**
   * Called with errors of the host app's functions, the store and the gateway itself, in production
   * too. They may quote a row, a URL or a key, so take care where you log them. Default: none;
   * development logs to the console which function threw.
   */
  onError?: ((kind: GatewayErrorKind, error: unknown) => void) | undefined;
}

/** Fields of a stored record, for `wantsMore`. */
export interface StoredRecord {
  /** Fields that may not be stored and are missing. */
  cut: readonly MerchantField[];
  /** Fields that were stored. */
  kept: readonly MerchantField[];
  /** Type of the request that it would answer. */
  type: RequestType;
}

/** Counters since the start; contains no text of rows. */
export interface GatewayHealth {
  /** `ok`, or `degraded` while `store` or `service` is not `ok`. */
  status: 'ok' | 'degraded';
  /** `ok`, `resting`, or `read-only` if nothing can be written. */
  store: 'ok' | 'resting' | 'read-only';
  /**
   * State of the circuit breaker. `paused`: nothing is sent. `trying`: one request at a time probes
   * whether the service works again.
   */
  service: 'ok' | 'trying' | 'paused';
  /** Open requests at this moment. */
  inHand: number;
  /** Rows queued for the service at this moment. */
  queued: number;
  /** Requests since the start. */
  requests: number;
  /** Requests that were refused. */
  refused: number;
  /** Rows looked up. */
  rows: number;
  /** Rows that the store answered. */
  stored: number;
  /** Rows that failed. */
  failed: number;
  /** Requests whose callers disconnected before the response. */
  cancelled: number;
  /** Requests to the service. */
  calls: number;
  /** Rows in them, which is what is billed. */
  sent: number;
}

export interface Gateway {
  /** The endpoint. Never rejects. */
  fetch: Handler;
  /**
   * Looks up the rows of a whole history, on the server: for a search index of the bank's own, or
   * statistics. Yields one result for each row, in their order, from the store where possible.
   * Requests go behind those of customers, within `limits.enrichedRowsPerMinute`. After a 429 or a
   * failure it waits and goes on. Throws a `TypeError` for input that cannot work; of a row, when the
   * iteration reaches it. The iteration throws an `EnrichStoppedError` if it cannot go on, and ends
   * when `signal` is aborted.
   */
  enrich<Row extends EnrichableRow>(
    rows: Iterable<Row> | AsyncIterable<Row>,
    options: EnrichOptions,
  ): AsyncIterableIterator<EnrichedRow>;
  /**
   * Makes everything stored for a scope unreadable, in one round trip and for all replicas,
   * including results of requests still under way. The store itself deletes the data when it
   * expires, within seven days. Rejects if the store fails, and with a `TypeError` if `identity` is
   * `content`, where results belong to no scope.
   */
  purge(target: { scope: string }): Promise<void>;
  /**
   * Answers with `GatewayHealth` as JSON, always with status 200: a gateway whose service is down
   * still answers from its store. Do not expose it publicly.
   */
  health: Handler;
  /**
   * For load balancers and probes: 200 and `{ "ready": true }` while it accepts requests, else 503.
   * Not ready means closing, at `limits.requests`, or unable to use either service or store.
   */
  ready: Handler;
  /**
   * Answers new requests with 503, waits up to `graceMs` for open ones and the storing of their
   * results, and then ends the rest with the rows that they have, or 504. Resolves when nothing is
   * under way and all claims are released. Default 0: ends everything at once.
   */
  close(options?: { graceMs?: number | undefined }): Promise<void>;
}
