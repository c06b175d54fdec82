import { isDevelopment } from '../../service/isDevelopment.js';

const warned = new Set<string>();

/** Tells developers, once per id, that two rows of one list share an id but not their content. */
export function warnAboutId(id: string): void {
  if (!isDevelopment() || warned.has(id)) return;
  warned.add(id);
  console.warn(
    `Merchantry: expected every transaction of a list to have an id of its own, but got "${id}" for two rows with different content. The first one counts.`,
  );
}
