import type { Budget } from '../endpoint/createBudget.js';
import { waitFor } from '../endpoint/waitFor.js';
import { categoryKey } from '../record/categoryKey.js';
import { merchantKey } from '../record/merchantKey.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../service/EnrichmentError.js';
import { readOptions } from '../service/request/createListRequest.js';
import { type Redact, redactRow, WITHHELD } from '../service/request/redactRow.js';
import type { MerchantRecord } from '../service/types.js';
import { expectWholeNumber } from '../utils/expectWholeNumber.js';
import { guardCallback } from '../utils/guardCallback.js';
import type { Caller } from './batches/Row.js';
import type { Batcher } from './createBatcher.js';
import {
  createGroup,
  createLookupMaker,
  type GatewayLookup,
  sharingScopeOf,
} from './createLookupMaker.js';
import type { Results } from './createResults.js';
import {
  type EnrichableRow,
  type EnrichedRow,
  type EnrichOptions,
  EnrichStoppedError,
} from './EnrichOptions.js';
import type { Gateway } from './GatewayOptions.js';
import type { Keys } from './keys.js';
import { cleanRow, hasId } from './readRows.js';
import { cutForIndex } from './storedResult.js';

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

/** Requests that are prepared together. */
const AHEAD = 4;
/** Maximum rows held back until enough of them have to be requested. */
const MAX_HELD = 1_000;
/** Lookups whose answers are remembered for further rows of equal content. */
const MAX_KNOWN = 5_000;
/** Consecutive failures after which it stops: half a minute without `Retry-After`. */
const MAX_FAILURES = 6;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/** Failures of single rows. Requesting them again would not help. */
const ROW_KINDS: ReadonlySet<EnrichmentErrorKind> = new Set(['rejected', 'missing', 'too-large']);

/** The records of a lookup as JSON, or why it has none. */
type Answer = string | EnrichmentErrorKind;

interface HeldRow {
  readonly row: EnrichableRow;
  /** Undefined for a row that is not looked up. */
  readonly lookup: GatewayLookup | undefined;
}

interface Enricher {
  enrich: Gateway['enrich'];
  /** Ends all iterations. */
  close(): void;
}

/** Creates `Gateway.enrich`. */
export function createEnricher(options: EnricherOptions): Enricher {
  const { identity, keys, sources, redact, results, batcher, budget, batchSize } = options;
  const { countRows } = options;
  /** Functions that end iterations. */
  const running = new Set<() => void>();
  let isClosed = false;

  async function* enrich(
    rows: Iterable<EnrichableRow> | AsyncIterable<EnrichableRow>,
    {
      scope,
      type,
      request,
      maxRequests = Number.POSITIVE_INFINITY,
      signal,
      onProgress,
    }: EnrichOptions,
  ): AsyncGenerator<EnrichedRow> {
    const wire = readOptions({ ...request, type });
    const agreement = { sources, forced: [...(wire.forceCacheableFields ?? [])] };
    const sharingScope = sharingScopeOf(scope, identity, keys);
    const createLookup = createLookupMaker({ sharingScope, group: createGroup(wire), keys });
    const source = iteratorOf(rows);
    const held: HeldRow[] = [];
    /** Answers by the key of the lookup, also those of earlier rows. */
    const answers = new Map<string, Answer>();
    /** Lookups to be requested, by key. */
    const missing = new Map<string, GatewayLookup>();
    let [done, read, requests, reserved, failures] = [0, 0, 0, 0, 0];
    let isRead = false;
    /** The error that ended the source. It is thrown once all rows before it have been yielded. */
    let sourceError: { readonly error: unknown } | undefined;
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
    const controller = new AbortController();
    const stop = () => controller.abort();
    const isStopped = () => controller.signal.aborted;
    const isFinished = () => isRead && held.length === 0;

    const report = (waitMs?: number) =>
      guardCallback('onProgress', () => onProgress?.({ done, requests, waitMs }));

    const rest = async (ms: number) => {
      await waitFor(new Promise(() => {}), ms, controller.signal).catch(() => {});
    };

    /** Reads the next rows, and what the store has of them. */
    async function readMore(): Promise<void> {
      const fresh = new Map<string, GatewayLookup>();
      for (let size = 0; size < batchSize && !isRead; size += 1) {
        try {
          const next = await source.next();
          if (next.done) isRead = true;
          else {
            const lookup = lookupOf(next.value);
            held.push({ row: next.value, lookup });
            if (lookup && !answers.has(lookup.key) && !missing.has(lookup.key))
              fresh.set(lookup.key, lookup);
          }
        } catch (error) {
          sourceError = { error };
          isRead = true;
        }
      }
      const lookups = [...fresh.values()];
      const stored = await results.read(lookups, batcher.offer);
      for (const lookup of lookups) {
        const answer = stored.get(lookup);
        if (answer) answers.set(lookup.key, answer.json);
        else missing.set(lookup.key, lookup);
      }
      countRows(lookups.length, stored.size, 0);
    }

    function lookupOf(row: EnrichableRow): GatewayLookup | undefined {
      if (!hasId(row)) {
        throw new TypeError(
          `Merchantry: expected each row of enrich to be an object whose id has 1 to 200 characters, but got: another one at index ${read}.`,
        );
      }
      read += 1;
      const sendable = redactRow(row, redact);
      const lookup = sendable === WITHHELD ? undefined : createLookup(cleanRow(sendable));
      return lookup?.result ? undefined : lookup;
    }

    /** Waits until the budget has room for some rows. */
    async function pay(cost: number): Promise<void> {
      let waitMs = budget.take('', cost);
      while (waitMs > 0 && !isStopped()) {
        report(waitMs);
        await rest(waitMs);
        waitMs = budget.take('', cost);
      }
    }

    /** Requests some lookups once. Those without an answer stay missing. */
    async function ask(lookups: readonly GatewayLookup[]): Promise<EnrichmentError | undefined> {
      await pay(lookups.length);
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
          missing.delete(lookup.key);
          answers.set(lookup.key, isError ? outcome.kind : outcome.json);
          if (isError) countRows(0, 0, 1);
        }
      }
      if (isAnswered) failures = 0;
      if (failure) failures += 1;
      return failure;
    }

    /** Yields the first rows, as far as they are answered. */
    function* answered(): Generator<EnrichedRow> {
      for (let first = held[0]; first && !isStopped(); first = held[0]) {
        const { row, lookup } = first;
        const answer = lookup ? answers.get(lookup.key) : '[]';
        if (answer === undefined) {
          // Its answer may have been forgotten.
          if (lookup) missing.set(lookup.key, lookup);
          return;
        }
        held.shift();
        done += 1;
        yield toEnriched(row, answer, agreement);
        const [oldest] = answers.keys();
        if (answers.size > MAX_KNOWN && oldest !== undefined) answers.delete(oldest);
      }
    }

    signal?.addEventListener('abort', stop);
    running.add(stop);
    if (signal?.aborted || isClosed) stop();
    try {
      while (!isStopped() && !isFinished()) {
        while (!isRead && missing.size < AHEAD * batchSize && held.length < MAX_HELD)
          await readMore();
        const isLast = isRead || held.length >= MAX_HELD;
        // Full requests; the remaining lookups wait for the next ones.
        const size = isLast ? missing.size : missing.size - (missing.size % batchSize);
        const next = [...missing.values()].slice(0, Math.min(size, AHEAD * batchSize));
        const failure = next.length > 0 ? await ask(next) : undefined;
        yield* answered();
        if (isStopped()) break;
        if (failures >= MAX_FAILURES && failure) throw new EnrichStoppedError(failure.kind, done);
        if (requests >= maxRequests && missing.size > 0)
          throw new EnrichStoppedError('max-requests', done);
        if (!failure) report();
        else {
          const backoffMs = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS);
          const waitMs = Math.max(failure.retryAfterMs ?? 0, backoffMs);
          report(waitMs);
          await rest(waitMs);
        }
      }
      if (isClosed && !isFinished()) throw new EnrichStoppedError('closed', done);
      if (sourceError && isFinished()) throw sourceError.error;
    } finally {
      stop();
      signal?.removeEventListener('abort', stop);
      running.delete(stop);
      await source.return?.();
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

function toEnriched(
  row: EnrichableRow,
  answer: Answer,
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

function iteratorOf<Row>(rows: Iterable<Row> | AsyncIterable<Row>) {
  return Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
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
