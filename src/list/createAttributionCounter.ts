/** Counts which sources the mounted rows of one list show something of. */
export interface AttributionCounter {
  /** Adds a row's labels; the returned function removes them. */
  add(labels: readonly string[]): () => void;
  subscribe(listener: () => void): () => void;
  /** Labels in alphabetical order; the same array until they change. */
  getSnapshot(): readonly string[];
}

export function createAttributionCounter(): AttributionCounter {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let snapshot: readonly string[] = [];
  const change = (labels: readonly string[], by: 1 | -1) => {
    for (const label of labels) {
      const count = (counts.get(label) ?? 0) + by;
      if (count > 0) counts.set(label, count);
      else counts.delete(label);
    }
    const hasSameLabels =
      counts.size === snapshot.length && snapshot.every((label) => counts.has(label));
    if (hasSameLabels) return;
    snapshot = [...counts.keys()].sort();
    for (const listener of listeners) listener();
  };
  return {
    add(labels) {
      change(labels, 1);
      return () => change(labels, -1);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
