import type {
  GatewayEvent,
  GatewayHealth,
  GatewayLimits,
  GatewayOptions,
  RefusalReason,
} from '../../../src/gateway/index.js';
import type { EnrichmentErrorKind } from '../../../src/index.js';

// Of all of these, the compiler reports an entry that is missing.

export const gatewayOptions: Readonly<Record<keyof GatewayOptions, string>> = {
  serviceUrl:
    'Required. The service’s base address; `/api/v3/merchant/list` is added. Nothing in a request can change it, and redirects are refused.',
  apiKey:
    'Required. The key, or a function that is called for each request to the service and returns it.',
  authorize:
    'Required. Whether the caller is signed in: `false` answers 401, and a `Response` is sent as it is, such as one with status 403. The request that it gets has no body.',
  scopeOf:
    'Required. On whose behalf the caller asks: the id of the customer or account. An empty one answers 500.',
  redact:
    'What may be sent of a row, like the provider’s `redact`. It gets the twelve fields only, masked. Default: all of them.',
  allowedOptions:
    "Which values of the request options a page may send, such as `{ type: ['restrictive', 'extended'], language: ['en'] }`. Other values are left out, and of `type` replaced by the first. Default: all pass.",
  identity:
    '`transaction` (default): a result belongs to one transaction of one scope. `content`: equal transactions of all scopes share lookups and results.',
  store: 'Where results are kept. Default: `memoryStore()`, in this process.',
  secret:
    'At least 32 characters, from which the store’s keys are made; the same in all replicas. Required with a `store`. Default: random.',
  cacheableSources:
    'Labels of `cachePolicy` whose fields may be stored. The event `unlisted` names those that are not among them. Default: none.',
  wantsMore:
    'Whether a stored record without some fields is too little for a request. Default: for a `restrictive` request if a row of a list would lose its name, its picture (`logoImg` and `img`) or its category; for any other request always. It gets `{ cut, kept, type }`: the fields that were cut, those that are left, and the request’s type.',
  receiptHeaders:
    'Headers of the service’s responses that a report must name. Default: `X-Request-Id` and `X-Timestamp`.',
  origins:
    'Origins whose pages may call, beside the endpoint’s own, such as `https://app.bank.example`. Default: none.',
  limits: 'See below.',
  fetch: 'Sends requests to the service. Default: the global `fetch`.',
  onEvent: 'Called with each event, see below.',
  onError:
    'Called with what one of your functions threw, why the store failed, or what failed in the gateway itself: `(kind, error)`, in production too. Such errors may quote a row or a key. Default: nothing.',
};

export const gatewayLimits: Readonly<Record<keyof GatewayLimits, string>> = {
  bodyBytes: 'Bytes of a request’s body. Default 131,072, twice what the browser’s planner sends.',
  bodyMs: 'How long reading a body may take. Default 10 s.',
  headerBytes: 'Bytes of a request’s headers, names included. Default 16,384.',
  rows: 'Rows in one request. Default 100.',
  rowsPerMinute:
    'Rows that one scope may ask for in a minute, of one process; 500 characters of a body count as one. Default 1,200.',
  requests:
    'Requests in hand at a time, of one process, an eighth of them for one scope. More are answered 503 with `Retry-After: 1`. Default 256.',
  enrichedRowsPerMinute:
    'Rows that `enrich` sends to the service in a minute, for all scopes together, in one process. Default 6,000.',
  queuedRows:
    'Rows that wait for a slot to the service, of one process. Of more, the oldest of the scope that has most of them are refused with 503. Default 1,000.',
  batchSize: 'Transactions in one request to the service. Default 25, as the service recommends.',
  concurrency: 'Requests to the service at a time, of one process. Default 16.',
  serviceMs: 'How long the service may take. Default 15 s.',
  storeMs: 'How long one round trip to the store may take. Default 1 s.',
};

export const gatewayEvents: Readonly<Record<GatewayEvent['type'], string>> = {
  answered:
    'A response to a list of rows: its `status`, how many `rows` were asked for, how many of them the store answered (`stored`) and how many `failed`, and its `durationMs`.',
  refused: 'A request was refused before any row was looked up, with a `reason` and a `status`.',
  cancelled:
    'The caller left before the response to its `rows`: none of them counts as `failed`. Sign-outs, reloads and navigation do so all day.',
  called: 'A request to the service, and how many `rows` it carries, which is what is billed.',
  planner:
    'What happened to rows that are asked for: the events of the page Data, with hashes in place of ids.',
  unlisted:
    'A `label` of `cachePolicy` that `cacheableSources` does not list: fields with it are not stored. Once for each label, and right for those of a places provider.',
  store:
    'The store `failed` by a `timeout` or an `error`, is `resting` after several failures in a row, `read-only` if only writes fail, as when it is full, or is `back`.',
  service:
    'The circuit breaker: nothing is sent to the service while it is `paused`, for `waitMs` and for a failure of this `kind`; or all is `ok` again.',
};

/** By the `reason` of an event; the attempt, and what it gets. */
export const refusals: Readonly<Record<RefusalReason, { attempt: string; answer: string }>> = {
  method: { attempt: 'A method other than POST', answer: '405' },
  'cross-site': {
    attempt: 'A page of another site or origin, also with the customer’s cookies',
    answer: '403, before the session is read. `origins` lists exceptions.',
  },
  'content-type': {
    attempt: 'A form or text in place of JSON, which needs no permission across origins',
    answer: '415, as for a compressed body',
  },
  'headers-too-large': { attempt: 'Headers above `headerBytes`', answer: '431' },
  unauthorized: {
    attempt: 'No session, an expired or a forged one',
    answer: '401, or the `Response` of `authorize`. The body is not read.',
  },
  'body-too-large': {
    attempt: 'A body above `bodyBytes`, announced or not, or more than `rows` rows',
    answer: '413, as soon as it is too large',
  },
  'body-too-slow': { attempt: 'A body that arrives byte by byte', answer: '408 after `bodyMs`' },
  malformed: {
    attempt: 'Text that is not JSON, nested without end, an id twice, a field of the wrong type',
    answer:
      '400 if no list of rows with ids can be read. Other fields that are unknown or of the wrong type are left out, and texts are cut at 1,000 characters.',
  },
  'over-budget': {
    attempt: 'A signed-in customer who scrapes through the endpoint',
    answer: '429 with `Retry-After` above `rowsPerMinute`',
  },
  overloaded: {
    attempt: 'More requests at a time than `requests`, or than an eighth of them for one scope',
    answer: '503 with `Retry-After`, before its rows are read',
  },
  misconfigured: {
    attempt: '`authorize` or `scopeOf` throws, or there is no scope',
    answer: '500 without any detail. It never counts as permission.',
  },
  internal: {
    attempt: 'Something that the gateway does not expect',
    answer: '500 without any detail; `onError` gets the error.',
  },
};

/** What the service did, what the gateway answers, and what the row does. */
export const gatewayErrors: Readonly<Record<EnrichmentErrorKind, string>> = {
  unauthorized:
    'It refuses your key (401; or 403 and 404 for two customers when nothing has succeeded for ten seconds: else that is the row’s own, which a firewall dislikes, and the gateway searches for it). The gateway answers 502, never 401, which would mean the customer’s session. Nothing is sent for a second, doubling to 30 s; `service` in the health is `paused` meanwhile.',
  'rate-limited':
    'It is busy (429, or 503 for two customers). Nothing is sent for as long as it says. A second of that is waited out; otherwise the gateway answers 503 with `Retry-After`, and rows stay pending for as long.',
  rejected:
    'It refuses a batch (400, 413, 422). The gateway splits it until only the bad row is left, and leaves that row out of a 200; the browser asks for it again later.',
  refused: 'It has no such address, or redirects. 502.',
  server:
    'It fails (5xx). The gateway tries three times in all, then answers 502. If that is half of the last requests, and of two customers, nothing is sent for a second, doubling to 30 s.',
  network: 'It cannot be reached. As after `server`.',
  timeout: 'It takes longer than `serviceMs`. 504, at most a second later.',
  malformed:
    'Its body cannot be used: 502. If only one row’s entry is unusable, that row is left out of a 200.',
  missing: 'It leaves out a row. So does the gateway, and the browser asks for it again later.',
  'too-large': 'A row alone exceeds what a request may hold. It is left out of a 200.',
};

/** The counters of `health`. */
export const gatewayHealth: Readonly<Record<keyof GatewayHealth, string>> = {
  status: '`ok`, or `degraded` while one of the two below is not `ok`.',
  store: '`ok`, `resting`, or `read-only` if nothing can be written.',
  service:
    '`ok`, `paused`, or `trying` while one request at a time finds out whether the service works again.',
  inHand: 'Requests in hand now.',
  queued: 'Rows that wait for a slot to the service now.',
  requests: 'Requests since the start.',
  refused: 'Requests that were refused.',
  rows: 'Rows that were asked for.',
  stored: 'Rows that the store answered.',
  failed: 'Rows that failed.',
  cancelled: 'Requests whose callers left before the response.',
  calls: 'Requests to the service.',
  sent: 'Rows in them, which is what is billed.',
};

/** Variables of the environment that `merchantry gateway` reads. */
export const serverSettings = {
  MERCHANT_SERVICE_URL: 'Required. Address of the service, without `/api/v3`.',
  MERCHANT_SERVICE_KEY: 'Required. The service’s API key. Never printed.',
  JWKS_URL:
    'Required. Where your identity provider publishes its keys. They count for an hour, and are asked for again where a token names another one.',
  JWT_ISSUER: 'Required. `iss` of a token that counts.',
  JWT_AUDIENCE: 'Required. `aud` of a token that counts.',
  JWT_SCOPE_CLAIM: 'The claim that names the customer: a text or a whole number. Default `sub`.',
  SESSION_COOKIE: 'The cookie that holds the token. Default: the header `Authorization: Bearer …`.',
  PORT: 'Port of the endpoint. Default 8080.',
  ENDPOINT_PATH: 'Path of the endpoint. Default `/api/merchants`.',
  ADMIN_PORT: 'Port of probes and metrics, which no customer should reach. Default 9090.',
  REDIS_URL: 'Redis or Valkey, which replicas share. Default: the memory of the process.',
  STORE_SECRETS:
    'Secrets of the store, divided by commas: the first signs, all verify. Required with `REDIS_URL`.',
  CACHEABLE_SOURCES:
    'Labels of `cachePolicy` whose fields may be stored, divided by commas. Default: none.',
  ORIGINS: 'Origins whose pages may call, divided by commas. Default: the endpoint’s own.',
  TRUST_PROXY:
    '`yes`: a proxy of yours sets `X-Forwarded-Host` and `X-Forwarded-Proto`. Default `no`.',
  DRAIN_MS: 'How long it goes on after SIGTERM while load balancers notice. Default 5,000.',
  GRACE_MS: 'How long it then waits for what is in hand. Default 20,000.',
} satisfies Readonly<Record<string, string>>;
