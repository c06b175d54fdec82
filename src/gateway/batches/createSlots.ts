import type { SharingScope } from '../createLookupMaker.js';

/** Maximum concurrent requests to the service for one scope, so that it does not fill all slots. */
const PER_SCOPE = 2;

/** Tracks the requests in flight to the service. */
export function createSlots() {
  const taken = new Set<AbortController>();
  const bySharingScope = new Map<string, number>();

  return {
    taken: () => taken.size,
    /** Whether the sharing scope has used up its slots, so that its next request must wait. */
    isFull: ({ name, isShared }: SharingScope): boolean =>
      !isShared && (bySharingScope.get(name) ?? 0) >= PER_SCOPE,
    take({ name }: SharingScope): { signal: AbortSignal; free(): void } {
      const controller = new AbortController();
      taken.add(controller);
      bySharingScope.set(name, (bySharingScope.get(name) ?? 0) + 1);
      return {
        signal: controller.signal,
        free() {
          taken.delete(controller);
          const left = (bySharingScope.get(name) ?? 1) - 1;
          if (left > 0) bySharingScope.set(name, left);
          else bySharingScope.delete(name);
        },
      };
    },
    /** Aborts every request. */
    abort(): void {
      for (const controller of taken) controller.abort();
    },
  };
}
