/**
 * A unique key for each name: the name itself, and for a repeated one with its occurrence number,
 * or the next free one. Repetitions are counted from the start, because lists grow at the end: a
 * row inserted before another of the same name gets that one's key, and the other is remounted.
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
