import type { Store } from '../../../../src/gateway/index.js';

/** A store over a `Map`. Let yours make one round trip to your database in each of the three. */
export function ownStore(now: () => number = Date.now): Store {
  const kept = new Map<string, { value: string; until: number }>();
  const read = (key: string) => {
    const entry = kept.get(key);
    return entry && entry.until > now() ? entry.value : undefined;
  };
  return {
    async getMany(keys) {
      return keys.map(read);
    },
    async setMany(entries) {
      return entries.map(({ key, value, ttlMs, ifAbsent = false }) => {
        if (ifAbsent && ![undefined, value].includes(read(key))) return false;
        kept.set(key, { value, until: now() + ttlMs });
        return true;
      });
    },
    async deleteMany(targets) {
      for (const { key, ifValue } of targets) {
        if (ifValue === undefined || ifValue === read(key)) kept.delete(key);
      }
    },
  };
}
