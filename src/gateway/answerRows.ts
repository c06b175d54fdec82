import { EnrichmentError } from '../service/EnrichmentError.js';
import { PATIENCE_MS } from './batches/partsToRetry.js';
import type { Caller, RowOutcome } from './batches/Row.js';
import type { Batcher } from './createBatcher.js';
import type { Breaker } from './createBreaker.js';
import { createGroup, createLookupMaker, type GatewayLookup } from './createLookupMaker.js';
import type { Results } from './createResults.js';
import type { Keys } from './keys.js';
import type { Rows } from './readRows.js';
import type { RowResponse } from './respondWithRows.js';

/** Dependencies of `answerRows`. */
interface AnswerContext {
  keys: Keys;
  results: Results;
  breaker: Breaker;
  batcher: Pick<Batcher, 'offer'>;
  /** Loads lookups from the service while the caller waits. */
  load(lookups: readonly GatewayLookup[]): Promise<readonly RowOutcome[]>;
}

interface Answers {
  readonly responses: ReadonlyMap<string, RowResponse>;
  /** Number of rows answered from the store. */
  readonly stored: number;
}

/** Answers rows from the store, and the missing ones from the service. */
export async function answerRows(
  { rows, options }: Rows,
  { sharingScope }: Caller,
  { keys, results, breaker, batcher, load }: AnswerContext,
): Promise<Answers> {
  const createLookup = createLookupMaker({ sharingScope, group: createGroup(options), keys });
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
    const loaded = await load(missing);
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

const NO_MERCHANT: RowResponse = { json: '[]' };

function responseOf(outcome: RowOutcome, { serviceId }: GatewayLookup): RowResponse {
  if (!outcome) return { error: new EnrichmentError('timeout') };
  if (outcome instanceof EnrichmentError) return { error: outcome };
  const { json, headers } = outcome;
  return { json, receipt: { serviceId, headers } };
}
