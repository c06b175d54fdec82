import { expectWholeNumber } from '../../service/expectWholeNumber.js';
import type { Store, StoreEntry } from './Store.js';

interface TieredStoreOptions {
  /**
   * For how long the near store answers for the far one: as late does another process learn of what
   * was overwritten or purged, and so much longer may a value live. Default 60,000 (a minute).
   */
  nearMs?: number | undefined;
}

/**
 * A store of two: a near one, as of this process, before a far one, which others share, as
 * `tieredStore(memoryStore(), redisStore(client))`. What the near one holds needs no way to the far
 * one, so that a far one that is slow or out for a moment is not missed. Entries that are `ifAbsent`,
 * by which processes agree, are in the far store only. Throws if `nearMs` is no whole number above
 * zero.
 */
export function tieredStore(
  near: Store,
  far: Store,
  { nearMs = 60_000 }: TieredStoreOptions = {},
): Store {
  expectWholeNumber('tieredStore({ nearMs })', nearMs);
  const keep = (entries: readonly StoreEntry[]) =>
    near.setMany(
      entries
        .filter(({ ifAbsent }) => !ifAbsent)
        .map((entry) => ({ ...entry, ttlMs: Math.min(entry.ttlMs, nearMs) })),
    );

  return {
    async getMany(keys) {
      const values = [...(await near.getMany(keys))];
      const missing = keys.filter((_, index) => values[index] === undefined);
      if (missing.length === 0) return values;
      const found = new Map<string, string>();
      for (const [index, value] of (await far.getMany(missing)).entries()) {
        if (value !== undefined) found.set(missing[index] as string, value);
      }
      await keep([...found].map(([key, value]) => ({ key, value, ttlMs: nearMs })));
      return keys.map((key, index) => values[index] ?? found.get(key));
    },
    async setMany(entries) {
      await keep(entries);
      return far.setMany(entries);
    },
    async deleteMany(targets) {
      // Afterwards once more, because what was being read may have come in between.
      await near.deleteMany(targets);
      await far.deleteMany(targets);
      await near.deleteMany(targets);
    },
  };
}
