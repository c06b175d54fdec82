import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { MAX_SIZE } from '../planner/readBatchOptions.js';
import { type Background, LookupCancelledError, type Planner } from '../planner/types.js';
import type { QueryLookup } from '../query/cache/createLookup.js';
import type { MerchantQuery } from '../query/cache/merchantQuery.js';
import { queryCacheAdapter } from '../query/cache/queryCacheAdapter.js';
import { type ProviderRegistration, SharedPlanner } from '../query/provider/SharedPlanner.js';
import { readListRequest } from '../sandbox/readListRequest.js';
import { EnrichmentError } from '../service/EnrichmentError.js';
import { createListRequest } from '../service/request/createListRequest.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { parseResponse } from '../service/response/parseResponse.js';
import type { Transaction } from '../service/types.js';
import { type MerchantRecords, writeResponseRows } from './MerchantRecords.js';

const noop = () => {};

/**
 * Takes results from records instead of sending requests, synchronously and without timers.
 * Requests and responses pass through the same code as in the app.
 */
export class InstantPlanner extends SharedPlanner {
  /** The requested rows in order, as they would be sent: reduced and masked. */
  readonly requested: Transaction[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #inBackground = new WeakMap<Background, number>();
  #records: MerchantRecords;

  readonly #planner: Planner<QueryLookup> = {
    // No query function writes the result of this load to the cache, so the planner does.
    load: async (lookup, signal, background) => {
      if (background && !this.#mayRequest(background)) throw new LookupCancelledError();
      const result = await this.load(lookup, signal);
      return this.host.setQueryData<MerchantResult>(lookup.queryKey, result) ?? result;
    },
    markVisible: () => noop,
    setNext: noop,
    setScrolling: noop,
    cancel: noop,
    resume: () => false,
    stop: noop,
  };

  constructor(
    private readonly host: QueryClient,
    records: MerchantRecords,
  ) {
    super(host);
    this.#records = records;
  }

  /** Replaces the records, and settles pending lookups that now have a result. */
  setRecords(records: MerchantRecords): void {
    this.#records = records;
    for (const answer of [...this.#waiting]) answer();
  }

  override settleAtOnce(lookup: QueryLookup, query: MerchantQuery): void {
    if (query.state.status !== 'pending') return;
    const outcome = this.#outcomeOf(lookup);
    // A row without text is never requested, and one that is pending is loaded by its query.
    if (outcome === undefined) return;
    this.#note(lookup);
    if (outcome instanceof EnrichmentError) {
      query.setState({
        status: 'error',
        error: outcome,
        errorUpdatedAt: Date.now(),
        errorUpdateCount: 1,
      });
    } else {
      query.setData(outcome);
    }
  }

  override load(lookup: QueryLookup, signal?: AbortSignal): Promise<MerchantResult> {
    this.#note(lookup);
    return new Promise((resolve, reject) => {
      const answer = () => {
        const outcome = this.#outcomeOf(lookup);
        if (outcome === undefined) return;
        this.#waiting.delete(answer);
        if (outcome instanceof EnrichmentError) reject(outcome);
        else resolve(outcome);
      };
      this.#waiting.add(answer);
      answer();
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(answer);
        reject(new LookupCancelledError());
      });
    });
  }

  override start(): Planner<QueryLookup> {
    return this.#planner;
  }

  override announce(): void {}

  /** As in the app, rows whose queries are removed load again. */
  override register(provider: { current: ProviderRegistration }): () => void {
    return queryCacheAdapter(this.host).watch((_key, query) => {
      if (query.getObserversCount() === 0) return;
      // Once for all queries that are removed together.
      notifyManager.schedule(() => provider.current.onReset());
    });
  }

  /** Counts lookups of the background as the app would send them, in full requests. */
  #mayRequest(background: Background): boolean {
    const count = this.#inBackground.get(background) ?? 0;
    if (count % MAX_SIZE === 0 && !background.mayRequest()) return false;
    this.#inBackground.set(background, count + 1);
    return true;
  }

  #note({ result, transaction }: QueryLookup): void {
    if (!result) this.requested.push(transaction);
  }

  /** The outcome of a lookup; undefined while its record is `pending`. */
  #outcomeOf({ group, result, transaction }: QueryLookup) {
    if (result) return result;
    const request = JSON.stringify(createListRequest([transaction], group.options));
    const list = readListRequest(request);
    if ('error' in list) return new EnrichmentError('rejected', { status: 400, cause: list.error });
    const body = writeResponseRows(list, this.#records);
    const { id } = transaction;
    return body && parseResponse(JSON.parse(JSON.stringify(body)), [id]).rows.get(id);
  }
}
