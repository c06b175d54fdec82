import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import { LATE, waitFor } from '../waitFor.js';
import type { Store, StoreEntry } from './Store.js';

/** How long a far store may take to say what the near one knows, too. */
const FRESH_MS = 100;
/** After it took longer, nobody waits for it for so long, or until it answers: a call may never do. */
const QUIET_MS = 1_000;

interface TieredStoreOptions {
  /**
   * For how long the near store answers for the far one: as late does another process learn of what
   * was overwritten, and so much longer may a value live. Default 60,000 (a minute).
   */
  nearMs?: number | undefined;
}

/**
 * A store of two: a near one, as of this process, before a far one, which others share, as
 * `tieredStore(memoryStore(), redisStore(client))`. What the near one holds needs no way to the far
 * one, so that a far one that is slow or out for a moment is not missed. What tells of a purge is
 * asked of the far one each time; while that takes longer than a tenth of a second, or fails, the near
 * one says it.
 * Entries that are `ifAbsent`, by which processes agree, are in the far store only. Throws if `nearMs`
 * is no whole number above zero.
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

  /** Undefined for a call that fails, or takes too long. */
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
      const read = far.getMany(wanted, options);
      const answer = isKnown ? await inTime(read) : await read;
      if (!answer) return values;
      const found = new Map(wanted.map((key, index) => [key, answer[index]]));
      await keep(
        [...found].flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, value, ttlMs: nearMs }],
        ),
      );
      return keys.map((key, index) => (found.has(key) ? found.get(key) : values[index]));
    },
    async setMany(entries) {
      // Afterwards once more, because what was being read may have come in between.
      await keep(entries);
      const written = await far.setMany(entries);
      await keep(entries);
      return written;
    },
    async deleteMany(targets) {
      // Afterwards once more, because what was being read may have come in between.
      await near.deleteMany(targets);
      await far.deleteMany(targets);
      await near.deleteMany(targets);
    },
  };
}
