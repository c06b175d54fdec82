import type { Budget } from '../../endpoint/createBudget.js';
import { waitFor } from '../../endpoint/waitFor.js';
import { categoryKey } from '../../record/categoryKey.js';
import { merchantKey } from '../../record/merchantKey.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../../service/EnrichmentError.js';
import { readOptions } from '../../service/request/createListRequest.js';
import { type Redact, redactRow, WITHHELD } from '../../service/request/redactRow.js';
import type { MerchantRecord } from '../../service/types.js';
import { guardCallback } from '../../utils/callHostCode.js';
import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import type { Caller } from '../batches/Row.js';
import type { Batcher } from '../createBatcher.js';
import { MAX_ASKED_MS } from '../createBreaker.js';
import {
  createGroup,
  createLookupMaker,
  type GatewayLookup,
  sharingScopeOf,
} from '../createLookupMaker.js';
import type { Results } from '../createResults.js';
import type { Gateway } from '../GatewayOptions.js';
import type { Keys } from '../keys.js';
import { cleanRow, hasId } from '../readRows.js';
import { cutForIndex } from '../storedResult.js';
import {
  type EnrichableRow,
  type EnrichedRow,
  type EnrichOptions,
  EnrichStoppedError,
} from './EnrichOptions.js';
import { History, type RecordsOrError } from './History.js';

interface EnricherOptions {
  identity: 'transaction' | 'content';
  keys: Keys;
  sources: readonly string[];
  redact: Redact | undefined;
  results: Results;
  batcher: Batcher;
  budget: Budget;
  batchSize: number;
  countRows(rows: number, stored: number, failed: number): void;
}

interface Enricher {
  enrich: Gateway['enrich'];
  /** Ends all iterations. */
  close(): void;
}

/** Consecutive failures after which it stops: half a minute without `Retry-After`. */
const MAX_FAILURES = 6;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** Failures of single rows. Requesting them again would not help. */
const ROW_KINDS: ReadonlySet<EnrichmentErrorKind> = new Set(['rejected', 'missing', 'too-large']);

/** Creates `Gateway.enrich`. */
export function createEnricher(options: EnricherOptions): Enricher {
  const { identity, keys, sources, redact, results, batcher, budget, batchSize } = options;
  const { countRows } = options;
  /** Functions that end iterations. */
  const running = new Set<() => void>();
  let isClosed = false;

  async function* enrich(
    rows: Iterable<EnrichableRow> | AsyncIterable<EnrichableRow>,
    { scope, type, request, maxRequests = Infinity, signal, onProgress }: EnrichOptions,
  ): AsyncGenerator<EnrichedRow> {
    const wire = readOptions({ ...request, type });
    const agreement = { sources, forced: [...(wire.forceCacheableFields ?? [])] };
    const sharingScope = sharingScopeOf(scope, identity, keys);
    const createLookup = createLookupMaker({ sharingScope, group: createGroup(wire), keys });
    let [done, requests, reserved, failures] = [0, 0, 0, 0];
    const caller: Caller = {
      sharingScope,
      scope: sharingScopeOf(scope, 'transaction', keys).name,
      background: {
        mayRequest() {
          if (requests + reserved >= maxRequests) return false;
          reserved += 1;
          return true;
        },
        requested(isSent) {
          reserved -= 1;
          if (isSent) requests += 1;
        },
      },
    };
    const history = new History({
      rows,
      batchSize,
      lookupOf: createLookupOf(createLookup, redact),
      async readStored(lookups) {
        const stored = await results.read(lookups, batcher.offer);
        countRows(lookups.length, stored.size, 0);
        return stored;
      },
    });
    const controller = new AbortController();
    const stop = () => controller.abort();
    const isStopped = () => controller.signal.aborted;

    const report = (waitMs?: number) =>
      guardCallback('onProgress', () => onProgress?.({ done, requests, waitMs }));

    async function wait(ms: number): Promise<void> {
      report(ms);
      await waitFor(new Promise(() => {}), ms, controller.signal).catch(() => {});
    }

    /** Requests some lookups once, within the budget. Those without an answer stay missing. */
    async function ask(lookups: readonly GatewayLookup[]): Promise<EnrichmentError | undefined> {
      let waitMs = budget.take('', lookups.length);
      while (waitMs > 0 && !isStopped()) {
        await wait(waitMs);
        waitMs = budget.take('', lookups.length);
      }
      if (isStopped()) return undefined;
      const outcomes = await batcher.load(caller, lookups, controller.signal);
      let failure: EnrichmentError | undefined;
      let isAnswered = false;
      for (const [index, lookup] of lookups.entries()) {
        const outcome = outcomes[index];
        const isError = outcome instanceof EnrichmentError;
        if (isError && !ROW_KINDS.has(outcome.kind)) failure = outcome;
        else if (outcome) {
          isAnswered = true;
          history.settle(lookup, isError ? outcome.kind : outcome.json);
          if (isError) countRows(0, 0, 1);
        }
      }
      if (isAnswered) failures = 0;
      if (failure) failures += 1;
      return failure;
    }

    signal?.addEventListener('abort', stop);
    running.add(stop);
    if (signal?.aborted || isClosed) stop();
    try {
      while (!isStopped() && !history.isFinished) {
        const lookups = await history.next();
        const failure = lookups.length > 0 ? await ask(lookups) : undefined;
        while (!isStopped()) {
          const first = history.takeFirst();
          if (!first) break;
          done += 1;
          yield toEnriched(...first, agreement);
        }
        if (isStopped()) break;
        if (failures >= MAX_FAILURES && failure) throw new EnrichStoppedError(failure.kind, done);
        if (requests >= maxRequests && history.hasMissing) {
          throw new EnrichStoppedError('max-requests', done);
        }
        if (!failure) report();
        else {
          const backoffMs = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS);
          const askedMs = Math.min(failure.retryAfterMs ?? 0, MAX_ASKED_MS);
          await wait(Math.max(askedMs, backoffMs));
        }
      }
      if (history.isFinished) history.throwError();
      else if (isClosed) throw new EnrichStoppedError('closed', done);
    } finally {
      stop();
      signal?.removeEventListener('abort', stop);
      running.delete(stop);
      await history.close();
    }
  }

  return {
    enrich(rows, given) {
      expectInput(rows, given);
      return enrich(rows, given) as ReturnType<Gateway['enrich']>;
    },
    close() {
      isClosed = true;
      for (const stop of running) stop();
    },
  };
}

/** Creates the function that masks a row and makes it a lookup. It numbers rows for its errors. */
function createLookupOf(
  createLookup: ReturnType<typeof createLookupMaker>,
  redact: Redact | undefined,
): (row: EnrichableRow) => GatewayLookup | undefined {
  let index = -1;
  return (row) => {
    index += 1;
    if (!hasId(row)) {
      throw new TypeError(
        `Merchantry: expected each row of enrich to be an object whose id has 1 to 200 characters, but got: another one at index ${index}.`,
      );
    }
    const sendable = redactRow(row, redact);
    const lookup = sendable === WITHHELD ? undefined : createLookup(cleanRow(sendable));
    return lookup?.result ? undefined : lookup;
  };
}

function toEnriched(
  row: EnrichableRow,
  answer: RecordsOrError,
  agreement: Parameters<typeof cutForIndex>[1],
): EnrichedRow {
  const isError = !answer.startsWith('[');
  const [merchant]: (MerchantRecord | undefined)[] = isError ? [] : JSON.parse(answer);
  const cacheable = merchant && cutForIndex(merchant, agreement);
  return {
    id: row.id,
    merchant,
    merchantKey: merchantKey(cacheable, row),
    categoryKey: categoryKey(cacheable, row),
    cacheable,
    error: isError ? (answer as EnrichmentErrorKind) : undefined,
  };
}

/** Throws a `TypeError` for what cannot work. The messages quote nothing of the input. */
function expectInput(rows: unknown, options: unknown): void {
  const { scope, maxRequests } = Object(options) as Partial<EnrichOptions>;
  const isIterable =
    typeof rows === 'object' &&
    rows !== null &&
    (Symbol.iterator in rows || Symbol.asyncIterator in rows);
  if (!isIterable)
    throw new TypeError(
      `Merchantry: expected enrich to get an iterable of rows, but got: ${rows === null ? 'null' : typeof rows}.`,
    );
  if (typeof scope !== 'string' || scope === '')
    throw new TypeError(
      `Merchantry: expected enrich({ scope }) to be a text that is not empty, but got: ${scope === '' ? 'an empty one' : typeof scope}.`,
    );
  if (maxRequests !== undefined)
    expectWholeNumber('enrich({ maxRequests })', maxRequests, { Fault: TypeError });
}
