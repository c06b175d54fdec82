import { LATE, waitFor } from '../../endpoint/waitFor.js';
import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import type { Store, StoreEntry } from './Store.js';

/** How long to wait for the far store if the near one has a value, too. */
const FRESH_MS = 100;
/**
 * After a timeout, the far store is not waited for this long, or until it responds: a call may
 * never settle.
 */
const QUIET_MS = 1_000;

type ReadOptions = Parameters<Store['getMany']>[1];

interface TieredStoreOptions {
  /**
   * How long the near store answers for the far one. Other processes see overwritten values this
   * much later, and values may live this much longer. Default 60,000 (a minute).
   */
  nearMs?: number | undefined;
}

/**
 * Combines a near store, local to this process, with a far one that is shared:
 * `tieredStore(memoryStore(), redisStore(client))`. Values in the near store need no round trip, so
 * that a slow or briefly unavailable far store goes unnoticed. Purges are read from the far store
 * each time; if that fails or takes longer than 100 ms, from the near one. `ifAbsent` entries, by
 * which processes coordinate, are only in the far store. Throws if `nearMs` is not a positive
 * integer.
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

  let quietUntil = 0;
  /** For each read of the far store under way, the keys that have been written meanwhile. */
  const reads = new Set<Set<string>>();
  const noteWritten = (entries: readonly { readonly key: string }[]): void => {
    for (const written of reads) for (const { key } of entries) written.add(key);
  };

  /** Reads values of the far store, except those that have been written meanwhile. */
  async function readFar(
    keys: readonly string[],
    options: ReadOptions,
  ): Promise<Map<string, string | undefined>> {
    const written = new Set<string>();
    reads.add(written);
    try {
      const values = await far.getMany(keys, options);
      const found = keys.map((key, index) => [key, values[index]] as const);
      return new Map(found.filter(([key]) => !written.has(key)));
    } finally {
      reads.delete(written);
    }
  }

  /** Undefined for a call that fails or times out. */
  async function inTime<T>(call: Promise<T>): Promise<T | undefined> {
    const ended = call.catch(() => undefined);
    const answer = await waitFor(ended, FRESH_MS);
    if (answer !== LATE) return answer;
    quietUntil = performance.now() + QUIET_MS;
    void ended.then(() => {
      quietUntil = 0;
    });
    return undefined;
  }

  return {
    async getMany(keys, options = {}) {
      const { fresh = [] } = options;
      const values = await near.getMany(keys);
      const isMissing = (_: string, index: number) => values[index] === undefined;
      const wanted = keys.filter((key, index) => isMissing(key, index) || fresh.includes(key));
      const isKnown = !keys.some(isMissing);
      if (wanted.length === 0 || (isKnown && performance.now() < quietUntil)) return values;
      const read = readFar(wanted, options);
      const found = isKnown ? await inTime(read) : await read;
      if (!found) return values;
      await keep(
        [...found].flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, value, ttlMs: nearMs }],
        ),
      );
      const current = found.size < wanted.length ? await near.getMany(keys) : values;
      return keys.map((key, index) => (found.has(key) ? found.get(key) : current[index]));
    },
    async setMany(entries) {
      // Afterwards once more, because what was being read may have come in between.
      noteWritten(entries);
      await keep(entries);
      const written = await far.setMany(entries);
      noteWritten(entries);
      await keep(entries);
      return written;
    },
    async deleteMany(targets) {
      // Afterwards once more, because what was being read may have come in between.
      noteWritten(targets);
      await near.deleteMany(targets);
      await far.deleteMany(targets);
      noteWritten(targets);
      await near.deleteMany(targets);
    },
  };
}
