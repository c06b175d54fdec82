import type { Circle } from '../createLookupMaker.js';

/** Requests to the service at a time for one scope: it does not fill all slots. */
const PER_SCOPE = 2;

/** The requests that are on their way to the service. */
export function createSlots() {
  const taken = new Set<AbortController>();
  const byCircle = new Map<string, number>();

  return {
    taken: () => taken.size,
    /** Whether one more request of this circle must wait for another of it. */
    isFull: ({ name, isShared }: Circle): boolean =>
      !isShared && (byCircle.get(name) ?? 0) >= PER_SCOPE,
    take({ name }: Circle): { signal: AbortSignal; free(): void } {
      const controller = new AbortController();
      taken.add(controller);
      byCircle.set(name, (byCircle.get(name) ?? 0) + 1);
      return {
        signal: controller.signal,
        free() {
          taken.delete(controller);
          const left = (byCircle.get(name) ?? 1) - 1;
          if (left > 0) byCircle.set(name, left);
          else byCircle.delete(name);
        },
      };
    },
    /** Ends every request. */
    abort(): void {
      for (const controller of taken) controller.abort();
    },
  };
}
