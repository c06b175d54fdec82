import { type FindingKey, QUESTIONS } from './questions.js';
import type { ServiceFile } from './ServiceFile.js';

type Compared = Pick<ServiceFile, 'findings'>;
type Finding = string | readonly string[];

/** A drift names both lists whole up to this length, and only the differences of longer ones. */
const MAX_SAME = 4;

/**
 * The drift between two files: one line for each finding that has changed, with its old and its new
 * value. Measurements, such as latency, are not compared, nor findings that one file lacks.
 */
export function compareFiles(before: Compared, after: Compared): string[] {
  return (Object.keys(QUESTIONS) as FindingKey[]).flatMap((key) => {
    const [was, is] = [before.findings[key], after.findings[key]];
    if (was === undefined || is === undefined || wordsOf(was) === wordsOf(is)) return [];
    return [`${key}: ${describeChange(was, is)}`];
  });
}

function describeChange(was: Finding, is: Finding): string {
  const [before, now] = [[was].flat(), [is].flat()];
  const gone = before.filter((item) => !now.includes(item));
  const added = now.filter((item) => !before.includes(item));
  const same = before.length - gone.length;
  if (same <= MAX_SAME) return `was ${wordsOf(was)}; is ${wordsOf(is)}`;
  const words = (items: readonly string[], others: readonly string[]) =>
    items.length > 0 ? items.join(', ') : `without ${others.join(', ')}`;
  return `was ${words(gone, added)}; is ${words(added, gone)} (${same} others as before)`;
}

/** As in a sentence. Either form of one word is the same. */
const wordsOf = (finding: Finding): string => [finding].flat().join(', ') || 'none';
