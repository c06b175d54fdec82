import { catalogue, type Merchant } from '../catalogue/catalogue.js';
import { foldText } from './foldText.js';

/** The least score of a match: the share of the name seen, less a penalty for other words. */
const MIN_SCORE = 0.55;
/** Merchants whose score is within this of the best one are candidates too. */
const TIE = 0.04;
/** Weight of a word truncated in the middle of a text; one truncated at its end counts fully. */
const MIDDLE_CUT = 0.6;
const KEY_LENGTH = 3;

/** Conjunctions and legal forms, which are ignored. */
const LIGHT_WORDS = new Set(
  'THE AND UND ET Y DER DIE DAS LE LA LES DE DU DES EL AM ZUM ZUR AN LTD LIMITED PLC GMBH AG SA SL SRL BV AB INC LLC CO'
    .split(' ')
    .map(foldText),
);

function heavyWords(text: string): string[] {
  const words = foldText(text).split(' ');
  const heavy = words.filter((word) => !LIGHT_WORDS.has(word));
  return heavy.length > 0 ? heavy : words;
}

interface Alias {
  merchant: Merchant;
  words: readonly string[];
  joined: string;
}

let index: Map<string, Alias[]> | undefined;

/** Every name of every merchant, by its first letters. */
function readIndex(): Map<string, Alias[]> {
  if (index) return index;
  index = new Map();
  for (const merchant of catalogue().merchants) {
    for (const name of [merchant.name, ...merchant.terminal]) {
      const words = heavyWords(name);
      const joined = words.join('');
      const key = joined.slice(0, KEY_LENGTH);
      index.set(key, [...(index.get(key) ?? []), { merchant, words, joined }]);
    }
  }
  return index;
}

/** How much of the alias the words from `start` contain, 0 to 1, less a penalty for other words. */
function score(alias: Alias, words: readonly string[], start: number, textLength: number): number {
  const { joined } = alias;
  let seen = 0;
  let used = 0;
  let at = start;
  const first = words[start] ?? '';
  if (first.length > (alias.words[0] ?? '').length && joined.startsWith(first)) {
    // Some terminals leave out the spaces.
    seen = first.length;
    used = first.length;
  } else {
    for (const word of alias.words) {
      const said = words[at];
      if (said === undefined) break;
      if (!word.startsWith(said)) continue;
      const isCut = said !== word && at < words.length - 1;
      seen += said.length * (isCut ? MIDDLE_CUT : 1);
      used += said.length;
      at += 1;
    }
  }
  return (seen / joined.length) * (used / textLength);
}

/** The merchants that the printed words name, best first; several if they share a name. */
export function findMerchants(printed: readonly string[]): Merchant[] {
  if (printed.length === 0) return [];
  const words = heavyWords(printed.join(' '));
  const textLength = words.join('').length;
  const scores = new Map<Merchant, number>();
  for (let start = 0; start < Math.min(3, words.length); start += 1) {
    // The key spans words, so that a name with a short first word is found too.
    const key = words.slice(start).join('').slice(0, KEY_LENGTH);
    for (const alias of readIndex().get(key) ?? []) {
      const value = score(alias, words, start, textLength);
      if (value > (scores.get(alias.merchant) ?? 0)) scores.set(alias.merchant, value);
    }
  }
  const best = Math.max(0, ...scores.values());
  if (best < MIN_SCORE) return [];
  return [...scores]
    .filter(([, value]) => value >= best - TIE)
    .sort(([, a], [, b]) => b - a)
    .map(([merchant]) => merchant);
}
