/** Holds things until their time is up. */
export interface Shelf<T> {
  readonly size: number;
  /** Puts a thing at the end: its time begins, anew if it was there before. */
  put(item: T): void;
  /** Takes the thing that is there for the longest time. */
  take(): T | undefined;
  remove(item: T): void;
}

/**
 * A shelf with one timer for all that it holds; empty, or for ever, it needs none. `onDue` gets what was there for `ms`, or
 * was put there at a time that is still to come: the clock was set back.
 */
export function createShelf<T>(ms: number, onDue: (item: T) => void): Shelf<T> {
  /** Oldest first: a map keeps the order in which its keys came. */
  const putAt = new Map<T, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wind = () => {
    clearTimeout(timer);
    const [oldestAt] = putAt.values();
    timer =
      oldestAt === undefined || ms === Infinity
        ? undefined
        : setTimeout(collect, Math.min(oldestAt + ms - Date.now(), ms));
  };
  const collect = () => {
    const now = Date.now();
    try {
      for (const [item, time] of putAt) {
        if (time <= now && now < time + ms) break;
        putAt.delete(item);
        onDue(item);
      }
    } finally {
      wind();
    }
  };
  const remove = (item: T) => {
    if (putAt.delete(item) && putAt.size === 0) wind();
  };

  return {
    get size() {
      return putAt.size;
    },
    put(item) {
      putAt.delete(item);
      putAt.set(item, Date.now());
      if (timer === undefined) wind();
    },
    take() {
      const [oldest] = putAt.keys();
      if (oldest !== undefined) remove(oldest);
      return oldest;
    },
    remove,
  };
}
