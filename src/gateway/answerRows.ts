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
  load(caller: Caller, lookups: readonly GatewayLookup[]): Promise<readonly RowOutcome[]>;
}

interface Answers {
  readonly responses: ReadonlyMap<string, RowResponse>;
  /** Number of rows answered from the store. */
  readonly stored: number;
}

/** Answers rows from the store, and the missing ones from the service. */
export async function answerRows(
  { rows, options }: Rows,
  caller: Caller,
  { keys, results, breaker, batcher, load }: AnswerContext,
): Promise<Answers> {
  const { sharingScope } = caller;
  const createLookup = createLookupMaker({ sharingScope, group: createGroup(options), keys });
  const responses = new Map<string, RowResponse>();
  const lookupOf = new Map<string, GatewayLookup>();
  /** Equal rows share one lookup. */
  const byKey = new Map<string, GatewayLookup>();
  for (const [id, row] of rows) {
    const lookup = row && createLookup(row);
    if (lookup && !lookup.result) {
      const first = byKey.get(lookup.key) ?? lookup;
      byKey.set(lookup.key, first);
      lookupOf.set(id, first);
      continue;
    }
    // Withheld by `redact`, or without a usable name: no merchant.
    responses.set(id, { json: '[]' });
  }
  const lookups = [...byKey.values()];
  const answers = await results.read(lookups, batcher.offer);
  const missing = lookups.filter((lookup) => !answers.has(lookup));
  const outcomes = await ask(missing);
  let stored = 0;
  for (const [id, lookup] of lookupOf) {
    const { serviceId } = lookup;
    const answer = answers.get(lookup);
    if (answer) {
      stored += 1;
      const { json, headers } = answer;
      responses.set(id, { json, receipt: { serviceId, headers } });
      continue;
    }
    responses.set(id, responseOf(outcomes.get(lookup), serviceId));
  }
  return { responses, stored };

  async function ask(
    asked: readonly GatewayLookup[],
  ): Promise<ReadonlyMap<GatewayLookup, RowOutcome>> {
    if (asked.length === 0) return new Map();
    const refusal = breaker.refusal();
    const isLong = (refusal?.retryAfterMs ?? 0) > PATIENCE_MS;
    if (isLong) return new Map(asked.map((lookup) => [lookup, refusal]));
    const found = await load(caller, asked);
    return new Map(asked.map((lookup, index) => [lookup, found[index]]));
  }
}

function responseOf(outcome: RowOutcome, serviceId: string): RowResponse {
  if (!outcome) return { error: new EnrichmentError('timeout') };
  if (outcome instanceof EnrichmentError) return { error: outcome };
  const { json, headers } = outcome;
  return { json, receipt: { serviceId, headers } };
}
