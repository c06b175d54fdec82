/** Maximum number of scopes whose last purge is remembered. */
const MAX_PURGES = 1_000;

/** Remembers which scopes this process has purged, for reads that began before. */
export function createPurgeLog() {
  /** The number of the last purge of each scope, the oldest first. */
  const numbers = new Map<string, number>();
  let last = 0;
  let lastForgotten = 0;
  return {
    add(epochKey: string): void {
      last += 1;
      numbers.delete(epochKey);
      numbers.set(epochKey, last);
      for (const [key, number] of numbers) {
        if (numbers.size <= MAX_PURGES) break;
        numbers.delete(key);
        lastForgotten = number;
      }
    },
    /** Returns whether the scope has been purged from now on. A forgotten purge counts for all. */
    since(epochKey: string): () => boolean {
      const before = last;
      return () => Math.max(numbers.get(epochKey) ?? 0, lastForgotten) > before;
    },
  };
}
