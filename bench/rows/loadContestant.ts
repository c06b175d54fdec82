import type { Contestant } from './Contestant.js';

// The compiler does not follow a glob, so the library's own build needs none of the peers.
const FILES = import.meta.glob<Record<string, Contestant>>([
  './contestants/*.tsx',
  './libraries/*.tsx',
]);

/** Loads the scripts and styles of one contestant, and of no other. */
export async function loadContestant(id: string): Promise<Contestant> {
  const load = FILES[`./contestants/${id}.tsx`] ?? FILES[`./libraries/${id}.tsx`];
  const contestant = (await load?.())?.[id];
  if (!contestant) throw new Error(`expected a contestant named ${id}, but found none`);
  return contestant;
}
