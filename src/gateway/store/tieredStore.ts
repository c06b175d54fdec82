import { LATE, waitFor } from '../../endpoint/waitFor.js';
import { expectWholeNumber } from '../../utils/expectWholeNumber.js';
import type { Store, StoreEntry } from './Store.js';

/** How long to wait for the far store if the near one has a value, too. */
const FRESH_MS = 100;
/** After this time without an answer, further reads do without the far store. */
const LATE_MS = 500;
/** The far store rests this long, or until it answers; doubled each time it fails or is late again. */
const FIRST_REST_MS = 1_000;
const LAST_REST_MS = 30_000;

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
 * `tieredStore(memoryStore(), redisStore(client))`. Values in the near store need no round trip.
 * Purges are read from the far store each time; if that fails or takes longer than 100 ms, from the
 * near one. While the far store fails or hangs, values that are not in the near one count as absent,
 * and it is tried again after 1 s, then 2 s, up to 30 s. `ifAbsent` entries, by which processes
 * coordinate, are only in the far store. Throws if `nearMs` is not a positive integer.
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

  /** The current rest of the far store, in milliseconds; 0 if it works. */
  let restMs = 0;
  let restsUntil = 0;
  /** Whether a read is trying if the rest is over; others do not wait for it. */
  let isTrying = false;
  const works = (): void => {
    restMs = restsUntil = 0;
    isTrying = false;
  };
  const rest = (): void => {
    isTrying = false;
    // Reads that failed together are one failure.
    if (performance.now() < restsUntil) return;
    restMs = Math.min(2 * restMs || FIRST_REST_MS, LAST_REST_MS);
    restsUntil = performance.now() + restMs;
  };

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

  /** Undefined if the read fails; with a value in the near store (`isKnown`) also if it is late. */
  async function inTime<T>(read: Promise<T>, isKnown: boolean): Promise<T | undefined> {
    const timer = setTimeout(rest, isKnown ? FRESH_MS : LATE_MS);
    const ended = read
      .then(
        (found) => {
          works();
          return found;
        },
        () => void rest(),
      )
      .finally(() => clearTimeout(timer));
    const answer = isKnown ? await waitFor(ended, FRESH_MS) : await ended;
    return answer === LATE ? undefined : (answer ?? undefined);
  }

  return {
    async getMany(keys, options = {}) {
      const { fresh = [] } = options;
      const values = await near.getMany(keys);
      const isMissing = (_: string, index: number) => values[index] === undefined;
      const wanted = keys.filter((key, index) => isMissing(key, index) || fresh.includes(key));
      const isKnown = !keys.some(isMissing);
      if (wanted.length === 0 || isTrying || performance.now() < restsUntil) return values;
      isTrying = restMs > 0;
      const found = await inTime(readFar(wanted, options), isKnown);
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
      works();
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
