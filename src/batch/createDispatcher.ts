import type { MerchantListRequest } from '../contract/types.js';
import { chooseRows } from './chooseRows.js';
import { createCall } from './createCall.js';
import { createRecovery, type RecoveryParts } from './createRecovery.js';
import type { Call, Entry } from './Entry.js';
import type { PlannerPorts } from './Planner.js';
import { readAnswer } from './readAnswer.js';
import type { BatchLimits } from './readBatchOptions.js';
import { type Landing, sendCall } from './sendCall.js';

/** Sends calls, a few at a time, and hands over what comes back. */
export interface Dispatcher {
  /** Sends what may be sent now. Returns when to look again. */
  pump(): number;
  /** Takes every call back. */
  stop(): void;
}

export interface DispatcherParts extends Omit<RecoveryParts, 'resting'> {
  limits: BatchLimits;
  send: PlannerPorts['send'];
  fillers(group: string): Iterable<Entry>;
  schedule(): void;
}

export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { roster, gate, limits, environment, send, fillers, emit, schedule } = parts;
  /** Each with the function that takes it back. */
  const flying = new Map<Call, () => void>();
  /** To be sent again: a retry after its wait, a part of a split at once. No row ever joins them. */
  const resting = new Set<Call>();
  const recovery = createRecovery({ ...parts, resting });
  let calls = 0;
  let stopped = false;

  function fly(call: Call, filled: number): void {
    const { entries } = call;
    const transactions = entries.map(({ lookup }) => lookup.transaction);
    // All rows of a call have the same options.
    const request = { ...entries[0]?.lookup.options, transactions } as MerchantListRequest;
    if (call.attempt === 0) {
      calls += 1;
      call.number = calls;
    }
    call.attempt += 1;
    call.closed = true;
    call.sentAt = environment.now();
    const ids = transactions.map(({ id }) => id);
    emit({ type: 'sent', call: call.number, ids, filled, attempt: call.attempt });
    if (stopped) return;
    const takeBack = sendCall(
      (context) => send(request, context),
      limits.timeoutMs,
      environment,
      (landing) => land(call, landing),
    );
    flying.set(call, takeBack);
    // The fetcher may have called back in.
    if (stopped) takeBack();
  }

  function land(call: Call, landing: Landing): void {
    flying.delete(call);
    schedule();
    if ('error' in landing) {
      recovery.recover(call, landing.error);
      return;
    }
    recovery.answered();
    const outcomes = readAnswer(call, landing, environment.now(), emit);
    if (outcomes instanceof Map) {
      if (call.split) call.split.succeeded = true;
      recovery.finish(call, outcomes);
    } else recovery.recover(call, outcomes);
  }

  return {
    pump() {
      const now = environment.now();
      const { held } = gate;
      let wake = Infinity;
      for (const call of resting) {
        if (held) {
          resting.delete(call);
          recovery.fail(call, held);
        } else if (call.restsUntil > now) {
          wake = Math.min(wake, call.restsUntil);
        }
      }
      while (!stopped && flying.size < limits.concurrency) {
        const rested = [...resting].find((call) => call.restsUntil <= now);
        const choice = rested ? undefined : chooseRows(roster.queue(), fillers, limits);
        if (!rested && !choice) break;
        const opensAt = gate.opensAt();
        if (opensAt > now) return Math.min(wake, opensAt);
        if (rested) {
          resting.delete(rested);
          if (recovery.prune(rested)) fly(rested, 0);
          else recovery.finish(rested, new Map());
        } else if (choice) {
          roster.board(choice.entries);
          fly(createCall(choice.entries), choice.filled);
        }
      }
      return wake;
    },

    stop() {
      stopped = true;
      for (const takeBack of flying.values()) takeBack();
    },
  };
}
