import { LRUCache } from 'lru-cache';
import type { Store } from './Store.js';

interface MemoryStoreOptions {
  /** Maximum bytes of keys and values, two per UTF-16 unit. Default 67,108,864 (64 MB). */
  maxBytes?: number | undefined;
  /**
   * Maximum number of entries. Default 50,000. Memory for all of them is reserved at once, about 50
   * bytes each.
   */
  maxEntries?: number | undefined;
}

/**
 * Stores results in this process; evicts the least recently used. Throws if an option is not a
 * positive integer.
 */
export function memoryStore({
  maxBytes = 64 * 1024 ** 2,
  maxEntries = 50_000,
}: MemoryStoreOptions = {}): Store {
  const entries = new LRUCache<string, string>({
    max: readSize('maxEntries', maxEntries),
    maxSize: readSize('maxBytes', maxBytes),
    // The cache requires at least one.
    sizeCalculation: (value, key) => 2 * (key.length + value.length) || 1,
    // Disables the cache's timer.
    ttlResolution: 0,
    // Read at each call, so that tests can replace the clock. The cache treats zero as unset.
    perf: { now: () => performance.now() + 1 },
  });

  return {
    getMany: async (keys) => keys.map((key) => entries.get(key)),
    setMany: async (written) =>
      written.map(({ key, value, ttlMs, ifAbsent }) => {
        const current = ifAbsent ? entries.peek(key) : undefined;
        if (current !== undefined && current !== value) return false;
        const status: LRUCache.Status<string, string> = {};
        entries.set(key, value, { ttl: ttlMs, status });
        // A value larger than the whole store is not stored.
        return !status.maxEntrySizeExceeded;
      }),
    async deleteMany(targets) {
      for (const { key, ifValue } of targets) {
        if (ifValue === undefined || entries.peek(key) === ifValue) entries.delete(key);
      }
    },
  };
}

function readSize(name: string, value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  const got = typeof value === 'number' ? value : typeof value;
  throw new RangeError(
    `Merchantry: expected memoryStore({ ${name} }) to be a whole number above zero, but got: ${got}.`,
  );
}
