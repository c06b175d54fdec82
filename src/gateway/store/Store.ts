/** An entry to write. */
export interface StoreEntry {
  readonly key: string;
  /** Opaque text from the gateway. */
  readonly value: string;
  /** Lifetime in milliseconds; a positive integer. */
  readonly ttlMs: number;
  /**
   * Writes only if the key is empty, or holds this very value, whose lifetime is then renewed.
   * Default false.
   */
  readonly ifAbsent?: boolean | undefined;
}

/** A key to delete; with `ifValue`, only if it still holds that value. */
export interface StoreTarget {
  readonly key: string;
  readonly ifValue?: string | undefined;
}

/**
 * Storage for a gateway's results and locks, shared by all replicas. Each call is one round trip
 * for any number of keys. A call may reject or never settle; the gateway then works without it.
 * `memoryStore` and `redisStore` implement it.
 */
export interface Store {
  /**
   * Values in the order of `keys`; undefined for an empty key, or one that does not hold text.
   * `fresh`: keys that another replica may just have overwritten, for instance by a purge. A store
   * with a local copy must read these from the shared one.
   */
  getMany(
    keys: readonly string[],
    options?: { readonly fresh?: readonly string[] | undefined },
  ): Promise<readonly (string | undefined)[]>;
  /** Returns for each entry, in order, whether it was written. */
  setMany(entries: readonly StoreEntry[]): Promise<readonly boolean[]>;
  deleteMany(targets: readonly StoreTarget[]): Promise<void>;
}
