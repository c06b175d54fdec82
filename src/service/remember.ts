/**
 * `make`, remembering up to `max` results by their argument. For what is asked again and again and
 * takes longer than a look-up; when full, it forgets all of them.
 */
export function remember<Key, Result>(
  max: number,
  make: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined && !results.has(key)) {
      if (results.size >= max) results.clear();
      result = make(key);
      results.set(key, result);
    }
    return result as Result;
  };
}
