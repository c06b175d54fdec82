/**
 * A React key for each name: the name itself; for a repeated one also which time it is. Keys do not depend on what else stands
 * in the list, so that new rows before them leave mounted ones alone.
 */
export function uniqueKeys(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  });
}
