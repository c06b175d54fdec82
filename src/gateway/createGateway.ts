import { now } from '../planner/now.js';
import { readBatchOptions } from '../planner/readBatchOptions.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { guardCallback } from '../service/guardCallback.js';
import { createClaims } from './createClaims.js';
import {
  circleOf,
  createGatewayLookup,
  createGroup,
  type GatewayLookup,
} from './createGatewayLookup.js';
import { createPlanners } from './createPlanners.js';
import { createResults } from './createResults.js';
import { createServiceFetcher } from './createServiceFetcher.js';
import { createBudget } from './door/createBudget.js';
import { openDoor } from './door/openDoor.js';
import { type Rows, readRows } from './door/readRows.js';
import type { GatewayEvent } from './GatewayEvent.js';
import type { Gateway, GatewayHealth, GatewayOptions } from './GatewayOptions.js';
import { createKeys } from './keys.js';
import { readGatewayLimits } from './readGatewayLimits.js';
import { RECEIPT_HEADER } from './receipt.js';
import { type RowResponse, respondWithRows } from './respondWithRows.js';
import { createServiceGate } from './serviceGate.js';
import { guardStore } from './store/guardStore.js';
import { memoryStore } from './store/memoryStore.js';
import { wantsMoreByDefault } from './storedResult.js';

const RECEIPT_HEADERS = ['X-Request-Id', 'Date'];

/** A row that waits for a busy service longer than this is told to come back instead. */
const PATIENCE_MS = 1_000;

/**
 * The bank's own endpoint for `createHttpFetcher`: it checks who asks, keeps the key of the service,
 * and asks the service as seldom as the planner in a browser does. Returns a Fetch API handler that
 * never rejects. Throws a `TypeError` for options that would leave it open or cannot work, and a
 * `RangeError` for limits that could only block.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { authorize, scopeOf, sharing = 'transaction', receiptHeaders = RECEIPT_HEADERS } = options;
  expectFunctions({ authorize, scopeOf });
  expectSharing(sharing);
  if (options.store && options.secret === undefined) {
    throw new TypeError(
      'Merchantry: expected createGateway({ secret }) beside a store, the same in all replicas, but got: none.',
    );
  }
  const limits = readGatewayLimits(options.limits);
  const keys = createKeys(options.secret);
  const counts = { requests: 0, refused: 0, rows: 0, stored: 0, failed: 0, calls: 0, sent: 0 };
  const emit = (event: GatewayEvent): void =>
    guardCallback('onEvent', () => options.onEvent?.(event));

  const store = options.store ?? memoryStore();
  const guarded = guardStore(store, { timeoutMs: limits.storeMs, onEvent: emit });
  const policy = {
    sources: options.cacheableSources ?? [],
    wantsMore: options.wantsMore ?? wantsMoreByDefault,
  };
  const results = createResults({ store, guarded, policy, random: Math.random });
  const gate = createServiceGate(limits.concurrency, now);
  const planners = createPlanners({
    fetcher: createServiceFetcher({
      serviceUrl: options.serviceUrl,
      apiKey: options.apiKey,
      receiptHeaders,
      timeoutMs: limits.serviceMs,
      gate,
      fetch: options.fetch,
      onCall: ({ transactions }) => {
        counts.calls += 1;
        counts.sent += transactions.length;
      },
    }),
    // Twice as long: a row may first wait for another replica that has asked for it.
    limits: readBatchOptions({ maxSize: limits.batchSize, timeoutMs: 2 * limits.serviceMs }),
    policy,
    claims: options.store && createClaims(guarded),
    keep: results.keep,
    onEvent: (event) => emit({ type: 'planner', event }),
  });
  const budget = createBudget({ rowsPerMinute: limits.rowsPerMinute, now });
  const door = openDoor({
    authorize,
    scopeOf,
    origins: options.origins,
    limits,
    exposedHeaders: [RECEIPT_HEADER, ...receiptHeaders],
    onRefused(reason, status) {
      counts.refused += 1;
      emit({ type: 'refused', reason, status });
    },
  });
  const closing = new AbortController();

  /** The rows that have been let in, as they go back. */
  const lookUp = async (
    { rows, options: asked }: Rows,
    scope: string,
    left: AbortSignal,
  ): Promise<{ responses: ReadonlyMap<string, RowResponse>; stored: number }> => {
    const circle = circleOf(scope, sharing, keys);
    const group = createGroup(asked);
    const responses = new Map<string, RowResponse>();
    const lookups = new Map<string, GatewayLookup>();
    const byKey = new Map<string, GatewayLookup>();
    for (const [id, row] of rows) {
      const lookup = row && createGatewayLookup(row, { circle, group, keys });
      // Withheld by `redact`, or without a name to look for: so no merchant.
      if (!lookup || lookup.result) responses.set(id, { json: '[]' });
      else {
        const known = byKey.get(lookup.key) ?? lookup;
        byKey.set(lookup.key, known);
        lookups.set(id, known);
      }
    }
    const wanted = [...byKey.values()];
    const answers = await results.read(wanted);
    const missing = wanted.filter((lookup) => !answers.has(lookup));
    const outcomes = await ask(missing, left);
    let stored = 0;
    for (const [id, lookup] of lookups) {
      const answer = answers.get(lookup);
      if (answer) stored += 1;
      const outcome = answer ? undefined : outcomes.get(lookup);
      const serviceId = lookup.transaction.id;
      if (answer)
        responses.set(id, { json: answer.json, receipt: { serviceId, headers: answer.headers } });
      else if (outcome instanceof EnrichmentError) responses.set(id, { error: outcome });
      else if (outcome) {
        const { merchants, receipt: headers = {} } = outcome;
        responses.set(id, { json: JSON.stringify(merchants), receipt: { serviceId, headers } });
      }
    }
    return { responses, stored };

    async function ask(lookups: readonly GatewayLookup[], signal: AbortSignal) {
      if (lookups.length === 0) return new Map();
      const refusal = gate.closed();
      const isLong = refusal !== undefined && (refusal.retryAfterMs ?? 0) > PATIENCE_MS;
      if (isLong) return new Map(lookups.map((lookup) => [lookup, refusal]));
      const found = await planners.load(circle, lookups, signal);
      const tooLate = gate.closed() ?? new EnrichmentError('timeout');
      return new Map(lookups.map((lookup, index) => [lookup, found[index] ?? tooLate]));
    }
  };

  const answer = async (request: Request): Promise<Response> => {
    const began = now();
    counts.requests += 1;
    const admitted = await door.admit(request);
    if (admitted instanceof Response) return admitted;
    const { scope, body } = admitted;
    const list = readRows(body, { redact: options.redact, max: limits.rows });
    if ('error' in list) return door.refuse(request, 'malformed', list);
    const size = list.rows.size;
    const waitMs = budget.take(scope, size);
    if (waitMs > 0) {
      const retryAfter = String(Math.max(1, Math.ceil(waitMs / 1_000)));
      const error = 'too many rows in this minute';
      return door.refuse(request, 'over-budget', { status: 429, error, retryAfter });
    }
    const timeUp = AbortSignal.timeout(limits.serviceMs + PATIENCE_MS);
    const signal = AbortSignal.any([request.signal, timeUp, closing.signal]);
    const { responses, stored } = await lookUp(list, scope, signal);
    const response = respondWithRows(responses, { secret: keys.secret, scope });
    const failed = [...responses.values()].filter((row) => 'error' in row).length;
    counts.rows += size;
    counts.stored += stored;
    counts.failed += failed;
    const { status } = response;
    const durationMs = now() - began;
    emit({ type: 'answered', status, rows: size, stored, failed, durationMs });
    return door.seal(response, request);
  };

  const health = (): GatewayHealth => {
    const states = { store: guarded.state(), service: gate.closed() ? 'paused' : 'ok' } as const;
    const isOk = states.store === 'ok' && states.service === 'ok';
    return { status: isOk ? 'ok' : 'degraded', ...states, ...counts };
  };

  return Object.assign(
    (request: Request) =>
      answer(request).catch(() =>
        door.seal(Response.json({ error: 'the request failed' }, { status: 500 }), request),
      ),
    {
      async purge({ scope }: { scope: string }) {
        if (sharing === 'content') {
          throw new TypeError(
            "Merchantry: expected purge only where sharing is 'transaction', but got: 'content'.",
          );
        }
        await results.purge(circleOf(scope, sharing, keys));
      },
      health: async (request: Request) => door.seal(Response.json(health()), request),
      close() {
        closing.abort();
        planners.close();
      },
    },
  );
}

function expectFunctions(options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'function') continue;
    throw new TypeError(
      `Merchantry: expected createGateway({ ${name} }) to be a function, but got: ${typeof value}. Without it anybody could use your key.`,
    );
  }
}

function expectSharing(sharing: unknown): void {
  if (sharing === 'transaction' || sharing === 'content') return;
  throw new TypeError(
    `Merchantry: expected createGateway({ sharing }) to be 'transaction' or 'content', but got: ${typeof sharing}.`,
  );
}
