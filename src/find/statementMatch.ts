import { cleanText } from '../record/cleanText.js';
import { namedIntermediary } from '../record/namedIntermediary.js';
import { type FoundPayment, foldOnce } from './describePayment.js';
import { findWord } from './findWord.js';
import { isMarked, type QueryWord } from './readQuery.js';

/** Maximum characters before the match; a phone has space for twenty. */
const LEAD = 8;

/**
 * The bank's text of a payment, if it has one of the words and nothing else that a row shows has
 * any. Cut at its start, by words, so that the match can be seen.
 */
export function statementMatch(
  { transaction, merchant, name, categoryLabel }: FoundPayment,
  query: readonly QueryWord[],
): string | undefined {
  const words = query.flat().filter((form) => !isMarked(form));
  const text = cleanText(transaction.merchant_name);
  if (words.length === 0 || text === undefined) return undefined;
  const shown = [name, categoryLabel, transaction.note, namedIntermediary(merchant)?.name];
  const isShown = shown.some((part) => part && words.some((word) => foldOnce(part).includes(word)));
  const [start] = (!isShown && findWord(text, words)) || [];
  return start === undefined ? undefined : cutBefore(text, start);
}

function cutBefore(text: string, start: number): string {
  if (start <= LEAD) return text;
  const space = text.indexOf(' ', start - LEAD - 1);
  const from = space < 0 || space >= start ? text.lastIndexOf(' ', start) : space;
  return from < 0 ? text : `…${text.slice(from)}`;
}
