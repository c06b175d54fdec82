/** The common interface of `Map` and `WeakMap`. */
interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
  set(key: Key, value: Value): unknown;
}

/**
 * Returns the value of a key, created on first use, even if it is undefined. A `Map` is emptied
 * when it reaches `max` entries: starting over is cheaper than tracking which entries are in use.
 */
export function remember<Key, Value>(
  memory: Memory<Key, Value>,
  key: Key,
  create: () => Value,
  max = 500,
): Value {
  const known = memory.get(key);
  if (known !== undefined || memory.has(key)) return known as Value;
  if (memory instanceof Map && memory.size >= max) memory.clear();
  const value = create();
  memory.set(key, value);
  return value;
}
