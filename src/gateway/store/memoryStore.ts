import { LRUCache } from 'lru-cache';
import type { Store } from './Store.js';

interface MemoryStoreOptions {
  /** Of all keys and values, two for each UTF-16 unit. Default 67,108,864 (64 MB). */
  maxBytes?: number | undefined;
  /** Default 50,000. Room for all of them is reserved at once, about 50 bytes each. */
  maxEntries?: number | undefined;
}

/**
 * Keeps results in this process: what was used least recently goes first. Throws if an option is
 * not a whole number above zero.
 */
export function memoryStore({
  maxBytes = 64 * 1024 ** 2,
  maxEntries = 50_000,
}: MemoryStoreOptions = {}): Store {
  const entries = new LRUCache<string, string>({
    max: readSize('maxEntries', maxEntries),
    maxSize: readSize('maxBytes', maxBytes),
    // The cache wants at least one.
    sizeCalculation: (value, key) => 2 * (key.length + value.length) || 1,
    // Without a timer of its own.
    ttlResolution: 0,
    // Looked up at each call, so that tests can replace the clock; the cache takes zero for no time.
    perf: { now: () => performance.now() + 1 },
  });

  return {
    getMany: async (keys) => keys.map((key) => entries.get(key)),
    setMany: async (written) =>
      written.map(({ key, value, ttlMs, ifAbsent }) => {
        if (ifAbsent && entries.has(key) && entries.peek(key) !== value) return false;
        entries.set(key, value, { ttl: ttlMs });
        // A value larger than the whole store is not kept.
        return entries.has(key);
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
