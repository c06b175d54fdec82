/** What is written under one key. */
export interface StoreEntry {
  readonly key: string;
  /** Text that the gateway wrote; a store must not look into it. */
  readonly value: string;
  /** Milliseconds after which the store forgets it. Whole and positive. */
  readonly ttlMs: number;
  /** Written only if the key holds nothing, or this very value, whose time is renewed. Default false. */
  readonly ifAbsent?: boolean | undefined;
}

/** A key to delete. With `ifValue`, it is deleted only if it still holds that value. */
export interface StoreTarget {
  readonly key: string;
  readonly ifValue?: string | undefined;
}

/**
 * Where a gateway keeps results and locks, for all replicas that use the same one. Each call is
 * one round trip for any number of keys. A call may reject or never settle: the gateway then does
 * without. `memoryStore` and `redisStore` are such stores.
 */
export interface Store {
  /**
   * In the order of `keys`; undefined for a key that holds nothing, or something else than text.
   * `fresh`: those that another replica may just have overwritten, as by a purge. A store with a copy
   * nearer by asks where all replicas do.
   */
  getMany(
    keys: readonly string[],
    options?: { readonly fresh?: readonly string[] | undefined },
  ): Promise<readonly (string | undefined)[]>;
  /** For each entry, in order, whether it was written. */
  setMany(entries: readonly StoreEntry[]): Promise<readonly boolean[]>;
  deleteMany(targets: readonly StoreTarget[]): Promise<void>;
}
