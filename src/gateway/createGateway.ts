import { createBudget } from '../endpoint/createBudget.js';
import { createGuard } from '../endpoint/createGuard.js';
import { RECEIPT_HEADER } from '../endpoint/receipt.js';
import { waitFor } from '../endpoint/waitFor.js';
import { now } from '../utils/time.js';
import { createBatcher } from './createBatcher.js';
import { createBreaker } from './createBreaker.js';
import { createClaims } from './createClaims.js';
import { createListHandler } from './createListHandler.js';
import { createOpenRequests } from './createOpenRequests.js';
import { createPurging } from './createPurging.js';
import { createResults } from './createResults.js';
import { createServiceFetcher } from './createServiceFetcher.js';
import { createEnricher } from './enrich/createEnricher.js';
import type { Gateway, GatewayHealth, GatewayOptions } from './GatewayOptions.js';
import { guardFunctions } from './guardFunctions.js';
import { readGatewayOptions } from './readGatewayOptions.js';
import { guardStore } from './store/guardStore.js';
import { memoryStore } from './store/memoryStore.js';

/**
 * The bank's own endpoint for `createHttpFetcher`: it authorizes callers, keeps the service's key
 * secret, and batches and caches lookups. Its methods are bound. Throws a `TypeError` for options
 * that would leave it open or cannot work, and a `RangeError` for limits that could only block.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { identity, allowedOptions, receiptHeaders, sources, limits, keys } =
    readGatewayOptions(options);
  const { fail, emit, redact, wantsMore } = guardFunctions(options);
  const counts = {
    requests: 0,
    refused: 0,
    cancelled: 0,
    rows: 0,
    stored: 0,
    failed: 0,
    calls: 0,
    sent: 0,
  };
  const countRows = (rows: number, stored: number, failed: number): void => {
    counts.rows += rows;
    counts.stored += stored;
    counts.failed += failed;
  };

  const store = guardStore(options.store ?? memoryStore(), {
    timeoutMs: limits.storeMs,
    onEvent: emit,
    onError: (error) => fail('store', error),
  });
  const purging = createPurging({ identity, keys, store });
  const results = createResults({
    store,
    purges: purging,
    policy: { sources, receiptHeaders, wantsMore },
    keys,
    random: Math.random,
    onUnlisted: (label) => emit({ type: 'unlisted', label }),
  });
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
  const openRequests = createOpenRequests(limits.requests);
  const guard = createGuard({
    authorize: options.authorize,
    scopeOf: options.scopeOf,
    origins: options.origins,
    limits,
    exposedHeaders: [RECEIPT_HEADER, ...receiptHeaders],
    admit: openRequests.admit,
    onRefused(reason, status) {
      counts.refused += 1;
      emit({ type: 'refused', reason, status });
    },
    onError: fail,
  });
  const answer = createListHandler({
    guard,
    budget: createBudget({ rowsPerMinute: limits.rowsPerMinute, now }),
    read: { redact, allowedOptions, max: limits.rows },
    identity,
    keys,
    results,
    breaker,
    batcher,
    serviceMs: limits.serviceMs,
    countRows,
    onCancelled(rows, durationMs) {
      counts.cancelled += 1;
      emit({ type: 'cancelled', rows, durationMs });
    },
    onAnswered: (answered) => emit({ type: 'answered', ...answered }),
    onError: (error) => fail('internal', error),
  });
  const enricher = createEnricher({
    identity,
    keys,
    sources,
    redact,
    results,
    batcher,
    batchSize: limits.batchSize,
    budget: createBudget({ rowsPerMinute: limits.enrichedRowsPerMinute, now }),
    countRows,
  });
  /** Open requests. */
  const answers = new Set<Promise<Response>>();
  let isClosed = false;

  const health = (): GatewayHealth => {
    const states = { store: store.state(), service: breaker.state() };
    const isOk = states.store === 'ok' && states.service === 'ok';
    const current = { inHand: openRequests.count(), queued: batcher.queued() };
    return { status: isOk ? 'ok' : 'degraded', ...states, ...current, ...counts };
  };

  return {
    fetch(request) {
      counts.requests += 1;
      const response = answer(request);
      answers.add(response);
      void response.finally(() => answers.delete(response));
      return response;
    },
    enrich: enricher.enrich,
    purge: purging.purge,
    health: async (request) => guard.withHeaders(Response.json(health()), request),
    async ready(request) {
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
      guard.close();
      enricher.close();
      if (graceMs > 0) {
        const ended = Promise.allSettled([...answers]).then(batcher.settled);
        await waitFor(ended, graceMs);
      }
      guard.end();
      batcher.close();
      await Promise.allSettled([...answers]);
      await batcher.settled();
    },
  };
}
