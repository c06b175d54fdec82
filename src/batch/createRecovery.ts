import type { EnrichmentError } from '../contract/EnrichmentError.js';
import { backoffMs } from './backoffMs.js';
import { createCall } from './createCall.js';
import type { Gate } from './createGate.js';
import type { Roster } from './createRoster.js';
import type { Call, Entry, Split } from './Entry.js';
import type { Outcome, PlannerEnvironment } from './Planner.js';
import type { PlannerEvent } from './PlannerEvent.js';
import { rowError } from './rowError.js';

const MAX_ATTEMPTS = 3;
const BASE_RETRY_MS = 500;
const MAX_EXTRA_CALLS = 16;
/** A bad row that travels alone looks like a refused caller. So many in a row, without one success, count as that. */
const MAX_LONE_REJECTIONS = 3;

/** What becomes of a call that came back: the only owner of retries. */
export interface Recovery {
  /** Sends the rows of a failed call again, whole or in parts, now or later; or fails them. */
  recover(call: Call, error: EnrichmentError): void;
  /** The service gave an answer, so it is neither busy nor refusing. */
  answered(): void;
  /** Keeps only rows that somebody still wants, and returns how many those are. */
  prune(call: Call): number;
  fail(call: Call, error: EnrichmentError): void;
  /** The end of a call, and with its last part the end of a split. */
  finish(call: Call, outcomes: Map<Entry, Outcome>): void;
}

export interface RecoveryParts {
  roster: Roster;
  gate: Gate;
  environment: PlannerEnvironment;
  emit(event: PlannerEvent): void;
  /** Calls to be sent again, each after its `restsUntil`. */
  resting: Set<Call>;
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { roster, gate, environment, emit, resting } = parts;
  let loneRejections = 0;

  const reportFailed = (call: Call, entries: readonly Entry[], { kind }: EnrichmentError) => {
    const ids = entries.map(({ lookup }) => lookup.transaction.id);
    const durationMs = environment.now() - call.sentAt;
    emit({ type: 'failed', call: call.number, ids, kind, durationMs });
  };

  function prune(call: Call): number {
    call.closed = false;
    roster.depart(call.entries);
    call.entries = call.entries.filter((entry) => entry.call === call);
    return call.entries.length;
  }

  function fail(call: Call, error: EnrichmentError): void {
    prune(call);
    reportFailed(call, call.entries, error);
    finish(call, new Map(call.entries.map((entry) => [entry, rowError(error, entry)])));
  }

  function finish(call: Call, outcomes: Map<Entry, Outcome>): void {
    const { split } = call;
    if (split) {
      split.open -= 1;
      if (split.open === 0) endSplit(call, split, outcomes);
    }
    roster.settle(outcomes, gate.held !== undefined);
  }

  function endSplit(call: Call, split: Split, outcomes: Map<Entry, Outcome>): void {
    const { error, rejected, succeeded } = split;
    if (rejected.length === 0) return;
    if (!succeeded) loneRejections += 1;
    reportFailed(call, rejected, error);
    for (const entry of rejected) outcomes.set(entry, rowError(error, entry));
    // Not one row was acceptable, so it is not the rows: the quota may be used up.
    const refused = rejected.length > 1 || loneRejections >= MAX_LONE_REJECTIONS;
    if (!succeeded && refused) gate.hold(error);
  }

  /** In halves; or whole once more, if rows that nobody wants are gone: one of them may have been the bad one. */
  function split(call: Call, error: EnrichmentError, sizeBefore: number): void {
    const rows = call.entries;
    call.split ??= {
      budget: MAX_EXTRA_CALLS,
      open: 1,
      succeeded: false,
      rejected: [],
      error,
    };
    const middle = rows.length < sizeBefore ? rows.length : Math.ceil(rows.length / 2);
    const halves = [rows.slice(0, middle), rows.slice(middle)].filter((half) => half.length > 0);
    if (sizeBefore > 1 && halves.length <= call.split.budget) {
      call.split.budget -= halves.length;
      call.split.open += halves.length;
      emit({ type: 'split', call: call.number, sizes: halves.map((half) => half.length) });
      for (const half of halves) resting.add(createCall(half, call));
    } else {
      call.closed = true;
      call.split.rejected.push(...rows);
    }
    finish(call, new Map());
  }

  /** To wait at the gate: among the others, or alone as a part of a split. */
  function putBack(call: Call): void {
    if (call.split) resting.add(call);
    else for (const entry of call.entries) entry.call = undefined;
  }

  function sendAgain(call: Call, error: EnrichmentError): void {
    if (call.attempt >= MAX_ATTEMPTS) {
      fail(call, error);
      return;
    }
    const waitMs = backoffMs(BASE_RETRY_MS, call.attempt - 1, environment.random());
    call.restsUntil = environment.now() + waitMs;
    resting.add(call);
  }

  return {
    prune,
    fail,
    finish,

    answered() {
      gate.answered();
      loneRejections = 0;
    },

    recover(call, error) {
      const sizeBefore = call.entries.length;
      prune(call);
      switch (error.kind) {
        case 'unauthorized':
          gate.hold(error);
          return fail(call, error);
        case 'rejected':
          return split(call, error, sizeBefore);
        case 'rate-limited':
          return gate.limit(error) ? putBack(call) : fail(call, error);
        case 'server':
          return sendAgain(call, error);
        case 'network':
        case 'timeout':
          if (environment.isOnline()) return sendAgain(call, error);
          // No attempt: the request may never have left the machine.
          call.attempt -= 1;
          return putBack(call);
        default:
          return fail(call, error);
      }
    },
  };
}
