import type { Budget } from '../endpoint/createBudget.js';
import type { AuthorizedRequest, Guard, Refusal } from '../endpoint/createGuard.js';
import type { Handler, RefusalReason } from '../endpoint/EndpointOptions.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { MAX_DELAY_MS, now } from '../utils/time.js';
import { PATIENCE_MS } from './batches/partsToRetry.js';
import type { Caller, RowOutcome } from './batches/Row.js';
import type { Batcher } from './createBatcher.js';
import type { Breaker } from './createBreaker.js';
import {
  createGroup,
  createLookupMaker,
  type GatewayLookup,
  sharingScopeOf,
} from './createLookupMaker.js';
import type { Results } from './createResults.js';
import type { GatewayEvent } from './GatewayEvent.js';
import type { Keys } from './keys.js';
import { type ReadRowsOptions, type Rows, readRows } from './readRows.js';
import { type RowResponse, respondWithRows } from './respondWithRows.js';

interface ListHandlerOptions {
  guard: Guard;
  budget: Budget;
  read: Omit<ReadRowsOptions, 'pay'>;
  identity: 'transaction' | 'content';
  keys: Keys;
  results: Results;
  breaker: Breaker;
  batcher: Batcher;
  /** Timeout of the service, in milliseconds. */
  serviceMs: number;
  countRows(rows: number, stored: number, failed: number): void;
  onCancelled(rows: number, durationMs: number): void;
  onAnswered(answered: Omit<Extract<GatewayEvent, { type: 'answered' }>, 'type'>): void;
  onError(error: unknown): void;
}

/** Creates the handler of list requests. It never rejects. */
export function createListHandler(options: ListHandlerOptions): Handler {
  const { guard, budget, read, identity, keys, results, breaker, batcher } = options;
  const { countRows, onCancelled } = options;
  /** Longer than any caller waits for the service. */
  const waitMs = Math.min(options.serviceMs + PATIENCE_MS, MAX_DELAY_MS);

  /** The caller never receives it. 499 is the status that server logs use for this. */
  const cancelled = (request: Request, rows: number, began: number): Response => {
    onCancelled(rows, now() - began);
    return guard.withHeaders(new Response(null, { status: 499 }), request);
  };

  async function answer(
    request: Request,
    { scope, body }: AuthorizedRequest,
    began: number,
  ): Promise<Response> {
    const pay = (cost: number): Refusal | undefined => {
      const delayMs = budget.take(scope, cost);
      const retryAfter = String(Math.max(1, Math.ceil(delayMs / 1_000)));
      const error = 'too many rows in this minute';
      return delayMs > 0 ? { status: 429, error, retryAfter } : undefined;
    };
    const list = readRows(body, { ...read, pay });
    if ('error' in list) return guard.reject(request, REASONS[list.status] ?? 'malformed', list);
    const caller: Caller = {
      sharingScope: sharingScopeOf(scope, identity, keys),
      scope: sharingScopeOf(scope, 'transaction', keys).name,
    };
    const { responses, stored } = await answerRows(list, caller, request.signal);
    const rows = list.rows.size;
    if (request.signal.aborted) return cancelled(request, rows, began);
    const response = respondWithRows(responses, { secret: keys.secret, scope });
    const failed = [...responses.values()].filter((row) => 'error' in row).length;
    countRows(rows, stored, failed);
    const { status } = response;
    options.onAnswered({ status, rows, stored, failed, durationMs: now() - began });
    return guard.withHeaders(response, request);
  }

  /** Answers rows from the store, and the missing ones from the service. */
  async function answerRows({ rows, options: wire }: Rows, caller: Caller, signal: AbortSignal) {
    const { sharingScope } = caller;
    const createLookup = createLookupMaker({ sharingScope, group: createGroup(wire), keys });
    const lookupOf = new Map<string, GatewayLookup>();
    /** Equal rows share one lookup. */
    const byKey = new Map<string, GatewayLookup>();
    for (const [id, row] of rows) {
      const lookup = row && createLookup(row);
      // Withheld by `redact`, or without a usable name.
      if (!lookup || lookup.result) continue;
      const first = byKey.get(lookup.key) ?? lookup;
      byKey.set(lookup.key, first);
      lookupOf.set(id, first);
    }
    const lookups = [...byKey.values()];
    const outcomes = new Map<GatewayLookup, RowOutcome>(await results.read(lookups, batcher.offer));
    const known = new Set(outcomes.keys());
    const missing = lookups.filter((lookup) => !known.has(lookup));
    const refusal = breaker.refusal();
    if (refusal && (refusal.retryAfterMs ?? 0) > PATIENCE_MS) {
      for (const lookup of missing) outcomes.set(lookup, refusal);
    } else if (missing.length > 0) {
      const loaded = await batcher.load(caller, missing, signal, waitMs);
      for (const [index, lookup] of missing.entries()) outcomes.set(lookup, loaded[index]);
    }
    const responses = new Map<string, RowResponse>();
    for (const id of rows.keys()) {
      const lookup = lookupOf.get(id);
      responses.set(id, lookup ? responseOf(outcomes.get(lookup), lookup) : NO_MERCHANT);
    }
    const stored = [...lookupOf.values()].filter((lookup) => known.has(lookup)).length;
    return { responses, stored };
  }

  return async (request) => {
    const began = now();
    let end = () => {};
    try {
      const authorized = await guard.authorize(request);
      if (authorized instanceof Response) return authorized;
      end = authorized.end;
      return await answer(request, authorized, began);
    } catch (error) {
      if (request.signal.aborted) return cancelled(request, 0, began);
      options.onError(error);
      return guard.reject(request, 'internal', { status: 500, error: 'the request failed' });
    } finally {
      end();
    }
  };
}

/** Reasons of refused rows, by status. */
const REASONS: Readonly<Record<number, RefusalReason>> = {
  413: 'body-too-large',
  429: 'over-budget',
};

const NO_MERCHANT: RowResponse = { json: '[]' };

function responseOf(outcome: RowOutcome, { serviceId }: GatewayLookup): RowResponse {
  if (!outcome) return { error: new EnrichmentError('timeout') };
  if (outcome instanceof EnrichmentError) return { error: outcome };
  const { json, headers } = outcome;
  return { json, receipt: { serviceId, headers } };
}
