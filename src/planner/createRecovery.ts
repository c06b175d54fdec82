import type { EnrichmentError } from '../service/EnrichmentError.js';
import { backoffMs } from './backoffMs.js';
import type { Call, Split } from './Call.js';
import type { Entry } from './Entry.js';
import type { PlannerEnvironment } from './Planner.js';
import type { PauseReason, PlannerEvent } from './PlannerEvent.js';

const MAX_ATTEMPTS = 3;
const MAX_WAITS = 3;
const LONGEST_WAIT_MS = 60_000;
const MAX_EXTRA_CALLS = 16;
/** A bad row that travels alone looks like a refused caller. So many in a row, without one success, count as that. */
const MAX_LONE_REJECTIONS = 3;

/** What is done about failures, and why nothing may be sent. */
export interface Recovery {
  /** The service accepted a call: it is neither busy nor refusing. */
  answered(call: Call): void;
  /**
   * What becomes of a call that failed: the only owner of retries. Its `rows` that are still wanted, of as many as there
   * were, are queued again, whole or in parts, now or later, or they fail. `origin` is where they were before.
   */
  recover(
    origin: Call,
    call: Call,
    rows: readonly Entry[],
    sizeBefore: number,
    error: EnrichmentError,
  ): void;
  /** Ends the searches for a bad row of which no part is under way any more. */
  endSplits(): void;
  /** Why every row fails at once; undefined unless the queue is held. */
  held(): EnrichmentError | undefined;
  release(): void;
  /** Nothing may be sent before. `isWanted`: something would be. */
  opensAt(isWanted: boolean): number;
}

/** All that a planner remembers of failures. `enqueue` queues rows that are to travel with a call, `fail` ends them. */
export function createRecovery(
  { now, random, isOnline }: PlannerEnvironment,
  emit: (event: PlannerEvent) => void,
  enqueue: (call: Call, rows: readonly Entry[]) => void,
  fail: (call: Call, rows: readonly Entry[], error: EnrichmentError) => void,
): Recovery {
  /** Searches that found a bad row. */
  const splits = new Set<Split>();
  /** Why every row fails at once. */
  let held: EnrichmentError | undefined;
  let offline = false;
  let opensAt = 0;
  /** How often the service asked to slow down, in a row. */
  let waits = 0;
  /** Searches without one success, in a row. */
  let loneRejections = 0;

  /** Lets every row fail at once, until a person retries. */
  function hold(error: EnrichmentError): void {
    if (held) return;
    held = error;
    // Only two kinds hold.
    emit({ type: 'paused', reason: error.kind as PauseReason });
  }

  /** False when the service asked to slow down too often and the caller should give up. */
  function slowDown({ retryAfterMs }: EnrichmentError): boolean {
    const time = now();
    // Calls that were in flight together ask for one wait together.
    const isFirst = time >= opensAt;
    if (isFirst) waits += 1;
    // A date in the past, or 0, says nothing about how long the service wants to be left alone.
    const waitMs = Math.min(retryAfterMs || backoffMs(waits, random), LONGEST_WAIT_MS);
    opensAt = Math.max(opensAt, time + waitMs);
    if (isFirst) emit({ type: 'paused', reason: 'rate-limited', waitMs });
    return waits <= MAX_WAITS;
  }

  /**
   * Queues the rows of a rejected call in halves; or whole once more, if rows that nobody wants are gone: one of them may
   * have been the bad one. A row that was rejected alone waits for the end of the search.
   */
  function search(call: Call, rows: readonly Entry[], sizeBefore: number, error: EnrichmentError) {
    if (rows.length === 0) return;
    const split: Split = call.split ?? {
      call,
      error,
      parts: 0,
      answered: false,
      open: rows.length,
      rejected: [],
    };
    const size = rows.length < sizeBefore ? rows.length : Math.ceil(rows.length / 2);
    const parts = [rows.slice(0, size), rows.slice(size)].filter((part) => part.length > 0);
    if (sizeBefore > 1 && split.parts + parts.length <= MAX_EXTRA_CALLS) {
      split.parts += parts.length;
      emit({ type: 'split', call: call.number, sizes: parts.map((part) => part.length) });
      for (const part of parts) enqueue({ ...call, number: 0, attempt: 0, split }, part);
    } else {
      split.rejected.push(...rows);
      splits.add(split);
    }
  }

  return {
    answered({ split }) {
      waits = loneRejections = 0;
      if (split) split.answered = true;
    },
    recover(origin, call, rows, sizeBefore, error) {
      const { kind } = error;
      const isLost = kind === 'network' || kind === 'timeout';
      if (kind === 'rejected') search(call, rows, sizeBefore, error);
      // Offline it counts as no attempt: the request may never have left the machine.
      else if ((isLost && !isOnline()) || (kind === 'rate-limited' && slowDown(error))) {
        enqueue(origin, rows);
      } else if ((isLost || kind === 'server') && call.attempt < MAX_ATTEMPTS) {
        enqueue({ ...call, notBefore: now() + backoffMs(call.attempt - 1, random) }, rows);
      } else {
        if (kind === 'unauthorized') hold(error);
        fail(call, rows, error);
      }
    },
    endSplits() {
      for (const split of splits) {
        const { call, error, answered, open, rejected } = split;
        if (open > rejected.length) continue;
        splits.delete(split);
        fail(call, rejected, error);
        if (answered) continue;
        loneRejections += 1;
        // Not one row was acceptable, so it is not the rows: the quota may be used up.
        if (rejected.length > 1 || loneRejections >= MAX_LONE_REJECTIONS) hold(error);
      }
    },
    held: () => held,
    release() {
      if (!held) return;
      const reason = held.kind as PauseReason;
      held = undefined;
      emit({ type: 'resumed', reason });
    },
    opensAt(isWanted) {
      if ((isWanted || offline) && offline === isOnline()) {
        offline = !offline;
        emit({ type: offline ? 'paused' : 'resumed', reason: 'offline' });
      }
      return offline ? Infinity : opensAt;
    },
  };
}
