import type { SharingScope } from '../createLookupMaker.js';

/** Maximum concurrent requests to the service for one scope, so that it does not fill all slots. */
const PER_SCOPE = 2;

/** Fraction of all slots for the background. */
const BACKGROUND_SHARE = 4;

interface Slot {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /**
   * Lets others use the slot although the request has not ended, so that requests that hang do not
   * stop all others. If half of all requests hang, the breaker allows only one at a time.
   */
  lend(): void;
  free(): void;
}

/** Tracks the requests in flight to the service. */
export function createSlots(concurrency: number) {
  const maxBehind = Math.max(1, Math.floor(concurrency / BACKGROUND_SHARE));
  const taken = new Set<AbortController>();
  /** Requests that are overdue and have lent their slots. */
  const lent = new Set<AbortController>();
  const bySharingScope = new Map<string, number>();
  let behind = 0;

  return {
    taken: () => taken.size,
    /**
     * Whether the sharing scope has used up its slots, so that its next request must wait. The
     * background (`isBehind`) leaves one of them to the customer, and most slots to other scopes.
     */
    isFull({ name, isShared }: SharingScope, isBehind: boolean): boolean {
      if (isBehind && behind >= maxBehind) return true;
      return !isShared && (bySharingScope.get(name) ?? 0) >= PER_SCOPE - Number(isBehind);
    },
    take({ name }: SharingScope, isBehind: boolean): Slot {
      const controller = new AbortController();
      taken.add(controller);
      bySharingScope.set(name, (bySharingScope.get(name) ?? 0) + 1);
      if (isBehind) behind += 1;
      const giveBack = (): void => {
        if (!taken.delete(controller)) return;
        if (isBehind) behind -= 1;
        const left = (bySharingScope.get(name) ?? 1) - 1;
        if (left > 0) bySharingScope.set(name, left);
        else bySharingScope.delete(name);
      };
      return {
        signal: controller.signal,
        lend() {
          giveBack();
          lent.add(controller);
        },
        free() {
          giveBack();
          lent.delete(controller);
        },
      };
    },
    /** Aborts every request. */
    abort(): void {
      for (const controller of [...taken, ...lent]) controller.abort();
    },
  };
}
