import { notifyManager, onlineManager } from '@tanstack/react-query';
import { LookupCancelledError, type PlannerEvent } from '../planner/types.js';
import type { QueryLookup } from '../query/cache/createLookup.js';
import type { SharedPlanner } from '../query/provider/SharedPlanner.js';
import { EnrichmentError, type EnrichmentErrorKind } from '../service/EnrichmentError.js';
import type { Redact } from '../service/request/redactRow.js';
import { expectWholeNumber } from '../utils/expectWholeNumber.js';
import type { FindIndex } from './FindIndex.js';

export interface NameAllOptions {
  /**
   * Maximum number of requests, retries included. Default 100: 2,500 lookups, more than a personal
   * account has different payments in several years. Requests for rows on screen do not count.
   */
  maxRequests?: number | undefined;
  /** Stops it, like `cancelNaming`. If it is already aborted, nothing begins. */
  signal?: AbortSignal | undefined;
}

/**
 * - `idle`: nothing runs; the last run, if any, has come to its end
 * - `naming`: rows are looked up
 * - `paused`: as `naming`, but the service has asked to wait, until `resumesAt`
 * - `stopped`: it was stopped, has reached `maxRequests`, or the host app removed its queries or
 *   withheld rows by another `redact`
 * - `offline`: it has ended because there is no connection
 * - `failed`: it has ended because requests failed or were refused
 */
export type NamingStatus = 'idle' | 'naming' | 'paused' | 'stopped' | 'offline' | 'failed';

/** The progress of `Find.nameAll`: counts are those of the current run, or of the last one. */
export interface Naming {
  readonly status: NamingStatus;
  /** Number of rows that had no result when the run began; 0 until all rows have been read. */
  readonly total: number;
  /** How many of them have a result now, which may be that there is no match. */
  readonly named: number;
  /** How many of them have failed. The next run tries them last. */
  readonly failed: number;
  /** When a `paused` run goes on, in milliseconds since 1970. */
  readonly resumesAt?: number | undefined;
}

const MAX_REQUESTS = 100;

/** Failures that concern single rows. After any other, further requests would fail too. */
const ROW_KINDS: ReadonlySet<EnrichmentErrorKind> = new Set([
  'rejected',
  'malformed',
  'missing',
  'too-large',
]);

/** Number of consecutive failed lookups after which it is not the rows: a whole batch. */
const MAX_FAILURES = 25;

interface Run {
  readonly ended: Promise<void>;
  end(status: NamingStatus): void;
  /** Hashes of the lookups that are queued or sent. */
  loading(): string[];
}

/** Looks up the rows of an index that have no result, in the background of the planner. */
export function createNaming<T>(index: FindIndex<T>, shared: SharedPlanner, batchSize: number) {
  let status: NamingStatus = 'idle';
  /** Hashes of the run's lookups. */
  let contents: readonly string[] = [];
  const failed = new Set<string>();
  let running: Run | undefined;

  const read = (): Naming => {
    const resumesAt = status === 'naming' ? shared.resumesAt : undefined;
    let [total, named, lost] = [0, 0, 0];
    for (const content of contents) {
      const count = index.countOf(content);
      total += count;
      if (index.isNamed(content)) named += count;
      else if (failed.has(content)) lost += count;
    }
    return {
      status: resumesAt === undefined ? status : 'paused',
      ...{ total, named, failed: lost },
      ...(resumesAt !== undefined && { resumesAt }),
    };
  };

  function start(maxRequests: number): Run {
    /** One for each load, by its hash: Node warns of a signal with many listeners. */
    const controllers = new Map<string, AbortController>();
    let requests = 0;
    let next = 0;
    let loading = 0;
    let failures = 0;
    let isClosing = false;
    let isOver = false;
    let resolve = () => {};
    const ended = new Promise<void>((onEnd) => {
      resolve = onEnd;
    });
    const background = {
      mayRequest() {
        if (requests >= maxRequests) return false;
        requests += 1;
        return true;
      },
    };

    const end = (result: NamingStatus) => {
      if (isOver) return;
      isOver = true;
      running = undefined;
      status = result;
      unsubscribe();
      unlisten();
      for (const controller of controllers.values()) controller.abort();
      index.touch();
      // After the index has read the last results.
      notifyManager.schedule(resolve);
    };

    /** Keeps two batches in the planner: one in flight, and one that follows it at once. */
    const feed = () => {
      while (!isOver && !isClosing && loading < 2 * batchSize && next < contents.length) {
        const content = contents[next] as string;
        next += 1;
        const lookup = index.hasResult(content) ? undefined : index.lookupOf(content);
        if (lookup) load(content, lookup);
      }
      if (loading === 0) end(isClosing ? 'stopped' : 'idle');
    };

    const load = (content: string, lookup: QueryLookup) => {
      const controller = new AbortController();
      controllers.set(content, controller);
      loading += 1;
      failed.delete(content);
      shared
        .start()
        .load(lookup, controller.signal, background)
        .then(
          () => {
            failures = 0;
          },
          (error: unknown) => {
            if (error instanceof LookupCancelledError) isClosing = true;
            else fail(content, error);
          },
        )
        .then(() => {
          controllers.delete(content);
          loading -= 1;
          feed();
        });
    };

    const fail = (content: string, error: unknown) => {
      failed.add(content);
      failures += 1;
      index.touch();
      const isOfRow = error instanceof EnrichmentError && ROW_KINDS.has(error.kind);
      // A paused queue fails each row with the error that paused it.
      const isRefused = shared.getStatus().state === 'paused';
      if (!isOfRow || isRefused || failures >= MAX_FAILURES) end('failed');
    };

    let wasPaused = shared.resumesAt !== undefined;
    const unlisten = shared.listen((event: PlannerEvent) => {
      const isPaused = shared.resumesAt !== undefined;
      if (isPaused !== wasPaused) index.touch();
      wasPaused = isPaused;
      const isOffline = shared.getStatus().state === 'offline';
      if (isOffline && (event.type === 'paused' || event.type === 'failed')) end('offline');
    });

    const begin = () => {
      if (!index.isWhole) return;
      unsubscribe();
      const unnamed = index.unnamedContents();
      // Rows that failed before must not keep the others waiting.
      contents = [
        ...unnamed.filter((content) => !failed.has(content)),
        ...unnamed.filter((content) => failed.has(content)),
      ];
      if (contents.length > 0 && !onlineManager.isOnline()) return end('offline');
      shared.resume();
      feed();
    };
    const unsubscribe = index.subscribe(begin);
    status = 'naming';
    contents = [];
    index.touch();
    // It may end at once, and `running` must be set before.
    queueMicrotask(() => !isOver && begin());
    return { ended, end, loading: () => [...controllers.keys()] };
  }

  const cancel = (): void => running?.end('stopped');

  return {
    read,
    cancel,
    /** Applies another `redact`: what waits is not sent if it may not be any more. */
    redactBy(redact: Redact | undefined): void {
      index.redactBy(redact);
      if (running?.loading().some((content) => !index.lookupOf(content))) cancel();
    },
    async nameAll(options: NameAllOptions = {}): Promise<Naming> {
      const { maxRequests = MAX_REQUESTS, signal } = options;
      expectWholeNumber('maxRequests', maxRequests);
      if (index.isOver || signal?.aborted) return read();
      running ??= start(maxRequests);
      const { ended } = running;
      signal?.addEventListener('abort', cancel);
      await ended;
      signal?.removeEventListener('abort', cancel);
      return read();
    },
  };
}
