import { type FindingKey, QUESTIONS } from './questions.js';
import type { ServiceFile } from './ServiceFile.js';

type Compared = Pick<ServiceFile, 'findings'>;

/**
 * Drift: one line for each finding that is another one now, with what was and what is. What is
 * measured, such as latency, is none. Findings that one of the files does not have are not compared.
 */
export function compareFiles(before: Compared, after: Compared): string[] {
  return (Object.keys(QUESTIONS) as FindingKey[]).flatMap((key) => {
    const [was, is] = [before.findings[key], after.findings[key]];
    if (was === undefined || is === undefined) return [];
    const [then, now] = [wordsOf(was), wordsOf(is)];
    return then === now ? [] : [`${key}: was ${then}; is ${now}`];
  });
}

/** As in a sentence. Either form of one word is the same. */
export const wordsOf = (finding: string | readonly string[]): string =>
  [finding].flat().join(', ') || 'none';
