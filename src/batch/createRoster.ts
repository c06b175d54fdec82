import { EnrichmentError } from '../contract/EnrichmentError.js';
import type { FailureLog } from './createFailureLog.js';
import { DroppedError } from './DroppedError.js';
import type { Entry } from './Entry.js';
import type { Lookup, LookupAnswer, Outcome, PlannerPorts } from './Planner.js';
import type { PlannerEvent } from './PlannerEvent.js';

/** Who shows what and who waits for what: the one place where lookups come, leave and are settled. */
export interface Roster {
  /** Asked and not in a call, in the order of showing. */
  queue(): readonly Entry[];
  /** True while a row on screen that is to be asked has not been loaded yet. */
  expectsMore(): boolean;
  show(lookup: Lookup): () => void;
  load(lookup: Lookup, signal: AbortSignal | undefined): Promise<LookupAnswer>;
  /** The entry that may fill a call for `lookup`, if it is neither asked nor answered nor failed a moment ago. */
  filler(lookup: Lookup): Entry | undefined;
  /** Takes in entries that a call carries. */
  board(entries: readonly Entry[]): void;
  /** Lets everybody go whose last viewer or waiter left; of `landed` rows whoever left while they were on the wire. */
  depart(landed?: readonly Entry[]): void;
  /** Hands everything over in one go, then settles the promises. `held`: until the queue is released. */
  settle(outcomes: ReadonlyMap<Entry, Outcome>, held: boolean): void;
  /** Drops everything. */
  clear(): void;
}

export interface RosterParts {
  createEntry(lookup: Lookup): Entry;
  now(): number;
  failures: FailureLog;
  isKnown: PlannerPorts['isKnown'];
  /** Must not throw. */
  hand: PlannerPorts['settle'];
  emit(event: PlannerEvent): void;
  /** Something changed: look again when this task is over. */
  schedule(): void;
}

export function createRoster(parts: RosterParts): Roster {
  const { createEntry, now, failures, isKnown, hand, emit, schedule } = parts;
  const entries = new Map<string, Entry>();
  /** Lost a viewer or a waiter in this task. Judged at its end, so that an effect that only runs again leaves unnoticed. */
  const leavers = new Set<Entry>();

  const board = (boarding: readonly Entry[]) => {
    for (const entry of boarding) entries.set(entry.lookup.key, entry);
  };
  const find = (lookup: Lookup): Entry => {
    const entry = entries.get(lookup.key) ?? createEntry(lookup);
    board([entry]);
    return entry;
  };
  const isOpen = (entry: Entry | undefined, key: string) =>
    !entry?.asked && !entry?.call && !isKnown(key) && failures.mayAskAgain(key);
  const left = (entry: Entry) => {
    leavers.add(entry);
    schedule();
  };
  /** Ends the entry's turn, and the entry itself when nobody shows it. */
  const close = (entry: Entry) => {
    const waiters = [...entry.waiters];
    entry.waiters.clear();
    entry.asked = entry.ready = false;
    entry.call = undefined;
    const { key } = entry.lookup;
    if (entry.viewers === 0 && entries.get(key) === entry) entries.delete(key);
    return waiters;
  };
  const drop = (entry: Entry) => {
    for (const waiter of close(entry)) waiter.end(new DroppedError());
  };

  return {
    queue: () => [...entries.values()].filter(({ asked, call }) => asked && !call),
    expectsMore: () => [...entries.values()].some(({ announced }) => announced),
    board,

    show(lookup) {
      const entry = find(lookup);
      if (entry.viewers === 0 && !leavers.has(entry)) entry.since = now();
      entry.viewers += 1;
      entry.announced ||= isOpen(entry, lookup.key);
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        entry.viewers -= 1;
        left(entry);
      };
    },

    load(lookup, signal) {
      if (signal?.aborted) return Promise.reject(new DroppedError());
      const entry = find(lookup);
      const isNew = !entry.asked && !entry.call;
      entry.announced = false;
      entry.asked = true;
      const promise = new Promise<LookupAnswer>((resolve, reject) => {
        const leave = () => {
          entry.waiters.delete(waiter);
          waiter.end(new DroppedError());
          left(entry);
        };
        const waiter = {
          bound: entry.viewers > 0,
          end(outcome: Outcome | Error) {
            signal?.removeEventListener('abort', leave);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        entry.waiters.add(waiter);
        signal?.addEventListener('abort', leave);
      });
      if (isNew && !entry.refusal) emit({ type: 'queued', id: lookup.transaction.id });
      schedule();
      return promise;
    },

    filler(lookup) {
      const entry = entries.get(lookup.key);
      return isOpen(entry, lookup.key) ? (entry ?? createEntry(lookup)) : undefined;
    },

    depart(landed = []) {
      for (const entry of [...leavers, ...landed]) {
        const { lookup, viewers, waiters, asked, call } = entry;
        leavers.delete(entry);
        if (viewers === 0) entry.announced = false;
        // Waited for on screen, or demanded without being shown.
        const wanted = viewers > 0 ? waiters.size > 0 : [...waiters].some(({ bound }) => !bound);
        if (call?.closed || wanted) continue;
        drop(entry);
        if (asked || call) emit({ type: 'dropped', id: lookup.transaction.id });
      }
    },

    settle(outcomes, held) {
      if (outcomes.size === 0) return;
      const byKey = new Map<string, Outcome>();
      const promises: (() => void)[] = [];
      for (const [entry, outcome] of outcomes) {
        const { key } = entry.lookup;
        byKey.set(key, outcome);
        if (outcome instanceof EnrichmentError) failures.add(key, held);
        else failures.forget(key);
        // Before anything is handed over: whoever asks again from in there asks anew.
        for (const waiter of close(entry)) promises.push(() => waiter.end(outcome));
      }
      hand(byKey);
      for (const settlePromise of promises) settlePromise();
    },

    clear() {
      for (const entry of entries.values()) drop(entry);
      entries.clear();
    },
  };
}
