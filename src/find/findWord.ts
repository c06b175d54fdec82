import { foldText } from '../record/foldText.js';
import { joinKana } from './joinKana.js';

/**
 * Where the first of the folded words begins and ends in a text. Folding changes the length of some
 * letters, so each is folded alone.
 */
export function findWord(
  text: string,
  words: readonly string[],
): readonly [start: number, end: number] | undefined {
  let folded = '';
  /** For each folded character, the letter that it is of. */
  const letters: { start: number; end: number }[] = [];
  let start = 0;
  for (const letter of joinKana(text)) {
    const end = start + letter.length;
    const piece = foldText(letter) || (/\s|\p{P}/u.test(letter) ? ' ' : '');
    for (let index = 0; index < piece.length; index += 1) letters.push({ start, end });
    folded += piece;
    start = end;
  }
  for (const word of words) {
    const at = folded.indexOf(word);
    if (at < 0) continue;
    const first = letters[at];
    const last = letters[at + word.length - 1];
    if (first && last) return [first.start, last.end];
  }
  return undefined;
}
