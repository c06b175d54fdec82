import { EnrichmentError } from '../service/EnrichmentError.js';
import { remember } from '../service/remember.js';
import type { MerchantResult } from '../service/response/MerchantResult.js';
import { now } from './now.js';
import { type Lookup, LookupCancelledError, type Planner } from './types.js';

/** A row that was shown or loaded before the planner was there. */
interface EarlyRow<L extends Lookup> {
  readonly lookup: L;
  viewers: number;
  visibleSince?: number;
  readonly loads: Set<EarlyLoad<L>>;
  /** The planner's, once it is there. */
  hide?: () => void;
}

interface EarlyLoad<L extends Lookup> {
  /** It came while the row was not visible. */
  readonly isExplicit: boolean;
  /** Without a planner the load is cancelled. */
  end(planner?: Planner<L>): void;
}

/** A planner whose code may still be on its way. */
export interface PlannerFront<L extends Lookup> extends Planner<L> {
  /** Tells the planner all that still holds. From now on every call reaches it at once. */
  handOver(planner: Planner<L>): void;
  /** Why the planner is not there: the `cause` of loads that time out. */
  problem: unknown;
  /** Whether a load failed because it waited too long for the planner. */
  hasFailed(error: unknown): boolean;
  /** What is visible, until the planner is there. */
  visible(): readonly L[];
}

/**
 * Stands for a planner until its code has been loaded. A row that is hidden by then is not
 * requested. A load that waits for longer than `timeoutMs` fails with kind `network`. `revert`: see
 * `PlannerCallbacks`.
 */
export function createPlannerFront<L extends Lookup>(
  timeoutMs: number,
  revert: (lookup: L) => void,
): PlannerFront<L> {
  let planner: Planner<L> | undefined;
  const rows = new Map<string, EarlyRow<L>>();
  const next = new Map<object, readonly L[]>();
  const scrolling = new Set<object>();
  const failures = new WeakSet<object>();

  const rowOf = (lookup: L): EarlyRow<L> =>
    remember(rows, lookup.key, () => ({ lookup, viewers: 0, loads: new Set() }), Infinity);
  const forgetUnlessNeeded = ({ lookup, viewers, loads }: EarlyRow<L>) => {
    if (viewers === 0 && loads.size === 0) rows.delete(lookup.key);
  };

  const front: PlannerFront<L> = {
    problem: undefined,
    hasFailed: (error) => failures.has(error as object),
    visible: () => [...rows.values()].filter((row) => row.viewers > 0).map(({ lookup }) => lookup),
    handOver(loaded) {
      planner = loaded;
      for (const [source, lookups] of next) loaded.setNext(source, lookups);
      for (const source of scrolling) loaded.setScrolling(source, true);
      for (const row of rows.values()) {
        const loads = [...row.loads];
        const ofRow = loads.filter(({ isExplicit }) => !isExplicit);
        for (const load of loads) if (load.isExplicit) load.end(loaded);
        if (row.viewers === 0 && ofRow.length === 0) continue;
        row.hide = loaded.markVisible(row.lookup, row.visibleSince);
        for (const load of ofRow) load.end(loaded);
        // Hidden meanwhile: what the row loaded is cancelled, as the planner does it.
        if (row.viewers === 0) row.hide();
      }
      rows.clear();
    },
    markVisible(lookup) {
      if (planner) return planner.markVisible(lookup);
      const row = rowOf(lookup);
      row.viewers += 1;
      row.visibleSince ??= now();
      let isVisible = true;
      return () => {
        if (!isVisible) return;
        isVisible = false;
        row.viewers -= 1;
        if (row.viewers > 0) return;
        row.hide?.();
        forgetUnlessNeeded(row);
      };
    },
    load(lookup, signal) {
      if (planner) return planner.load(lookup, signal);
      if (signal?.aborted) return Promise.reject(new LookupCancelledError());
      const row = rowOf(lookup);
      return new Promise<MerchantResult>((resolve, reject) => {
        const load: EarlyLoad<L> = {
          isExplicit: row.viewers === 0,
          end(loaded) {
            clearTimeout(timer);
            signal?.removeEventListener('abort', cancel);
            row.loads.delete(load);
            if (loaded) resolve(loaded.load(lookup, signal));
            else reject(new LookupCancelledError());
            forgetUnlessNeeded(row);
          },
        };
        const cancel = () => load.end();
        const timer = setTimeout(() => {
          const transactionIds = [lookup.transaction.id];
          const error = new EnrichmentError('network', { transactionIds, cause: front.problem });
          failures.add(error);
          reject(error);
          load.end();
        }, timeoutMs);
        row.loads.add(load);
        signal?.addEventListener('abort', cancel);
      });
    },
    setNext(source, lookups) {
      if (planner) planner.setNext(source, lookups);
      else if (lookups.length > 0) next.set(source, lookups);
      else next.delete(source);
    },
    setScrolling(source, isScrolling) {
      if (planner) planner.setScrolling(source, isScrolling);
      else if (isScrolling) scrolling.add(source);
      else scrolling.delete(source);
    },
    cancel(key) {
      planner?.cancel(key);
      for (const load of rows.get(key)?.loads ?? []) load.end();
    },
    resume() {
      return planner?.resume() ?? true;
    },
    stop() {
      planner?.stop();
      for (const { lookup, loads } of [...rows.values()]) {
        if (loads.size > 0) revert(lookup);
        for (const load of [...loads]) load.end();
      }
    },
  };
  return front;
}
