/** Counts which sources the mounted rows of one list show something of. */
export interface AttributionRoster {
  /** Adds a row's labels; the returned function takes them back. */
  show(labels: readonly string[]): () => void;
  subscribe(listener: () => void): () => void;
  /** Labels in alphabetical order, joined by line breaks: equal while nothing changes. */
  getSnapshot(): string;
}

export function createAttributionRoster(): AttributionRoster {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let snapshot = '';
  const change = (labels: readonly string[], by: 1 | -1) => {
    for (const label of labels) {
      const count = (counts.get(label) ?? 0) + by;
      if (count > 0) counts.set(label, count);
      else counts.delete(label);
    }
    const next = [...counts.keys()].sort().join('\n');
    if (next === snapshot) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return {
    show(labels) {
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
