import { createBudget } from '../endpoint/createBudget.js';
import { type AuthorizedRequest, createGuard, type Refusal } from '../endpoint/createGuard.js';
import type { Handler, RefusalReason } from '../endpoint/EndpointOptions.js';
import { RECEIPT_HEADER } from '../endpoint/receipt.js';
import { waitFor } from '../endpoint/waitFor.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { now } from '../utils/now.js';
import { answerRows } from './answerRows.js';
import { PATIENCE_MS } from './batches/partsToRetry.js';
import type { Caller } from './batches/Row.js';
import { createBatcher } from './createBatcher.js';
import { createBreaker } from './createBreaker.js';
import { createClaims } from './createClaims.js';
import { createEnricher } from './createEnricher.js';
import { type GatewayLookup, sharingScopeOf } from './createLookupMaker.js';
import { createPlaces } from './createPlaces.js';
import { createPurge } from './createPurge.js';
import { createResults } from './createResults.js';
import { createServiceFetcher } from './createServiceFetcher.js';
import type { Gateway, GatewayHealth, GatewayOptions } from './GatewayOptions.js';
import { guardFunctions } from './guardFunctions.js';
import { readGatewayOptions } from './readGatewayOptions.js';
import { readRows } from './readRows.js';
import { respondWithRows } from './respondWithRows.js';
import { guardStore } from './store/guardStore.js';
import { memoryStore } from './store/memoryStore.js';

/**
 * The bank's own endpoint for `createHttpFetcher`: it authorizes callers, keeps the service's key
 * secret, and batches and caches lookups. Its methods are bound. Throws a `TypeError` for options
 * that would leave it open or cannot work, and a `RangeError` for limits that could only block.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { authorize, scopeOf } = options;
  const read = readGatewayOptions(options);
  const { identity, allowedOptions, receiptHeaders, sources, limits, keys } = read;
  const counts = {
    ...{ requests: 0, refused: 0, cancelled: 0, rows: 0, stored: 0, failed: 0, calls: 0, sent: 0 },
  };
  const { fail, emit, redact, wantsMore } = guardFunctions(options);

  const store = guardStore(options.store ?? memoryStore(), {
    timeoutMs: limits.storeMs,
    onEvent: emit,
    onError: (error) => fail('store', error),
  });
  const results = createResults({
    store,
    policy: { sources, receiptHeaders, wantsMore },
    keys,
    random: Math.random,
    onUnlisted: (label) => emit({ type: 'unlisted', label }),
  });
  /** Functions that end what each open request is still waiting for. */
  const waiting = new Set<() => void>();
  let isClosed = false;
  const breaker = createBreaker({
    concurrency: limits.concurrency,
    now,
    onChange(state, reason, waitMs) {
      if (state === 'ok') emit({ type: 'service', state });
      else if (reason) emit({ type: 'service', state: 'paused', kind: reason.kind, waitMs });
    },
  });
  const batcher = createBatcher({
    fetcher: createServiceFetcher({
      serviceUrl: options.serviceUrl,
      apiKey: options.apiKey,
      receiptHeaders,
      timeoutMs: limits.serviceMs,
      fetch: options.fetch,
      onCall: ({ transactions }) => {
        counts.calls += 1;
        counts.sent += transactions.length;
        emit({ type: 'called', rows: transactions.length });
      },
      onKeyError: (error) => fail('apiKey', error),
    }),
    limits,
    breaker,
    results,
    claims: options.store && createClaims(store),
    onEvent: (event) => emit({ type: 'planner', event }),
    random: Math.random,
  });
  const places = createPlaces(limits.requests);
  const budget = createBudget({ rowsPerMinute: limits.rowsPerMinute, now });
  const guard = createGuard({
    authorize,
    scopeOf,
    origins: options.origins,
    limits,
    exposedHeaders: [RECEIPT_HEADER, ...receiptHeaders],
    take: places.take,
    onRefused(reason, status) {
      counts.refused += 1;
      emit({ type: 'refused', reason, status });
    },
    onError: fail,
  });

  /** Ends when the caller disconnects, at the timeout, or when the gateway is closed. */
  const loadFor =
    (signal: AbortSignal) => async (caller: Caller, lookups: readonly GatewayLookup[]) => {
      const controller = new AbortController();
      const stop = () => controller.abort();
      const timer = setTimeout(stop, Math.min(limits.serviceMs + PATIENCE_MS, MAX_TIMER_MS));
      signal.addEventListener('abort', stop);
      waiting.add(stop);
      if (signal.aborted || isClosed) stop();
      try {
        const outcomes = await batcher.load(caller, lookups, controller.signal);
        // Another replica can be asked immediately.
        const ended = new EnrichmentError('timeout', { retryAfterMs: PATIENCE_MS });
        return isClosed ? outcomes.map((outcome) => outcome ?? ended) : outcomes;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        waiting.delete(stop);
      }
    };

  /** Ends waiting for a slow body or a hanging `authorize`, so that they do not block `close`. */
  const orClosed = (request: Request, authorization: Promise<AuthorizedRequest | Response>) =>
    new Promise<AuthorizedRequest | Response>((resolve, reject) => {
      let isStopped = false;
      const stop = () => {
        isStopped = true;
        resolve(guard.withHeaders(closed(), request));
      };
      waiting.add(stop);
      void authorization
        .then((result) => {
          // The gateway has answered 503 meanwhile, so the request needs its place no longer.
          if (isStopped && !(result instanceof Response)) result.leave();
          resolve(result);
        }, reject)
        .finally(() => waiting.delete(stop));
    });

  const answer: Handler = async (request) => {
    const began = now();
    counts.requests += 1;
    if (isClosed) return guard.withHeaders(closed(), request);
    const authorized = await orClosed(request, guard.authorize(request));
    if (authorized instanceof Response) return authorized;
    try {
      return await answerList(request, authorized, began);
    } finally {
      authorized.leave();
    }
  };

  /** Never rejects. */
  const answerAlways: Handler = async (request) => {
    const began = now();
    try {
      return await answer(request);
    } catch (error) {
      if (request.signal.aborted) return cancelled(request, 0, began);
      fail('internal', error);
      const refusal = { status: 500, error: 'the request failed' };
      return guard.reject(request, 'internal', refusal);
    }
  };

  /** The caller never receives it. 499 is the status that server logs use for this. */
  const cancelled = (request: Request, rows: number, began: number): Response => {
    counts.cancelled += 1;
    emit({ type: 'cancelled', rows, durationMs: now() - began });
    return guard.withHeaders(new Response(null, { status: 499 }), request);
  };

  const answerList = async (
    request: Request,
    { scope, body }: AuthorizedRequest,
    began: number,
  ) => {
    const pay = (cost: number): Refusal | undefined => {
      const waitMs = budget.take(scope, cost);
      const retryAfter = String(Math.max(1, Math.ceil(waitMs / 1_000)));
      const error = 'too many rows in this minute';
      return waitMs > 0 ? { status: 429, error, retryAfter } : undefined;
    };
    const list = readRows(body, { redact, allowedOptions, max: limits.rows, pay });
    if ('error' in list) return guard.reject(request, REASONS[list.status] ?? 'malformed', list);
    const size = list.rows.size;
    if (isClosed) return guard.withHeaders(closed(), request);
    const caller = {
      sharingScope: sharingScopeOf(scope, identity, keys),
      scope: sharingScopeOf(scope, 'transaction', keys).name,
    };
    const context = { keys, results, breaker, batcher, load: loadFor(request.signal) };
    const { responses, stored } = await answerRows(list, caller, context);
    if (request.signal.aborted) return cancelled(request, size, began);
    const response = respondWithRows(responses, { secret: keys.secret, scope });
    const failed = [...responses.values()].filter((row) => 'error' in row).length;
    counts.rows += size;
    counts.stored += stored;
    counts.failed += failed;
    const { status } = response;
    const durationMs = now() - began;
    emit({ type: 'answered', status, rows: size, stored, failed, durationMs });
    return guard.withHeaders(response, request);
  };

  const health = (): GatewayHealth => {
    const states = { store: store.state(), service: breaker.state() };
    const isOk = states.store === 'ok' && states.service === 'ok';
    const current = { inHand: places.taken(), queued: batcher.queued() };
    return { status: isOk ? 'ok' : 'degraded', ...states, ...current, ...counts };
  };

  const answers = new Set<Promise<unknown>>();
  const fetch: Handler = (request) => {
    const response = answerAlways(request);
    answers.add(response);
    void response.finally(() => answers.delete(response));
    return response;
  };

  return {
    fetch,
    enrich: createEnricher({
      ...{ identity, keys, sources, redact, results, batcher, waiting },
      batchSize: limits.batchSize,
      budget: createBudget({ rowsPerMinute: limits.enrichedRowsPerMinute, now }),
      isClosed: () => isClosed,
      count(rows, stored, failed) {
        counts.rows += rows;
        counts.stored += stored;
        counts.failed += failed;
      },
    }),
    purge: createPurge({ identity, keys, results }),
    health: async (request: Request) => guard.withHeaders(Response.json(health()), request),
    async ready(request: Request) {
      const { service, store, inHand } = health();
      const isUseless = service === 'paused' && store === 'resting';
      const isReady = !isClosed && inHand < limits.requests && !isUseless;
      return guard.withHeaders(
        Response.json({ ready: isReady }, { status: isReady ? 200 : 503 }),
        request,
      );
    },
    async close({ graceMs = 0 } = {}) {
      isClosed = true;
      if (graceMs > 0) {
        const ended = Promise.allSettled([...answers]).then(batcher.settled);
        const ms = Math.min(graceMs, MAX_TIMER_MS);
        await waitFor(ended, ms);
      }
      for (const stop of [...waiting]) stop();
      batcher.close();
      await Promise.allSettled([...answers]);
      await batcher.settled();
    },
  };
}

/** Longer timers fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Reasons of refused rows, by status. */
const REASONS: Readonly<Record<number, RefusalReason>> = {
  413: 'body-too-large',
  429: 'over-budget',
};

/** Tells a load balancer to use another replica. */
function closed(): Response {
  const headers = { 'Retry-After': '1', Connection: 'close' };
  return Response.json({ error: 'the endpoint is closing' }, { status: 503, headers });
}
