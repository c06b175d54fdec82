/**
 * A key for each name: the name itself, and for a repeated one also its occurrence number, or the
 * next one that is free. Repeated names are counted from the start because lists grow at their end:
 * a row added before another with the same name gets that one's key, and the other is mounted
 * again.
 */
export function uniqueKeys(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  if (taken.size === names.length) return names;
  const counts = new Map<string, number>();
  return names.map((name) => {
    let count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === 1) return name;
    while (taken.has(`${name} (${count})`)) count += 1;
    counts.set(name, count);
    taken.add(`${name} (${count})`);
    return `${name} (${count})`;
  });
}
