import { catalogue } from '../catalogue/catalogue.js';
import type { SandboxMerchant } from '../catalogue/SandboxMerchant.js';
import { foldText } from './foldText.js';
import { lightWords } from './noiseWords.js';

/** The least score of a match: the share of the name seen, less a penalty for other words. */
const MIN_SCORE = 0.55;
/** Merchants whose score is within this of the best one are candidates too. */
const TIE = 0.04;
/** Weight of a word truncated in the middle of a text; one truncated at its end counts fully. */
const MIDDLE_CUT = 0.6;
const KEY_LENGTH = 3;

interface Alias {
  merchant: SandboxMerchant;
  words: readonly string[];
  joined: string;
}

let index: Map<string, Alias[]> | undefined;

function heavyWords(text: string): string[] {
  const words = foldText(text).split(' ');
  const heavy = words.filter((word) => !lightWords.has(word));
  return heavy.length > 0 ? heavy : words;
}

function buildIndex(): Map<string, Alias[]> {
  const built = new Map<string, Alias[]>();
  for (const merchant of catalogue().merchants) {
    const seen = new Set<string>();
    for (const name of [merchant.name, ...merchant.descriptors]) {
      const words = heavyWords(name);
      const joined = words.join('');
      if (seen.has(joined)) continue;
      seen.add(joined);
      const key = joined.slice(0, KEY_LENGTH);
      const aliases = built.get(key);
      const alias = { merchant, words, joined };
      if (aliases === undefined) built.set(key, [alias]);
      else aliases.push(alias);
    }
  }
  return built;
}

/** How much of the alias the words from `start` contain, 0 to 1, less a penalty for other words. */
function score(alias: Alias, words: readonly string[], start: number, textLength: number): number {
  let seen = 0;
  let used = 0;
  let at = start;
  const first = words[start] ?? '';
  const firstOfAlias = alias.words[0] ?? '';
  if (first.length > firstOfAlias.length && alias.joined.startsWith(first)) {
    // Some terminals leave out the spaces.
    seen = first.length;
    used = first.length;
  } else {
    for (const word of alias.words) {
      const said = words[at];
      if (said === undefined) break;
      if (said === word) {
        seen += word.length;
      } else if (word.startsWith(said)) {
        seen += said.length * (at === words.length - 1 ? 1 : MIDDLE_CUT);
      } else {
        continue;
      }
      used += said.length;
      at += 1;
    }
  }
  return (seen / alias.joined.length) * (used / textLength);
}

/** The merchants that the printed words name, best first; several if they share a name. */
export function findMerchants(printed: readonly string[]): SandboxMerchant[] {
  if (printed.length === 0) return [];
  index ??= buildIndex();
  const words = heavyWords(printed.join(' '));
  const textLength = words.join('').length;
  const scores = new Map<SandboxMerchant, number>();
  for (let start = 0; start < Math.min(3, words.length); start += 1) {
    // The key spans words, so that a name with a short first word is found too.
    const key = words.slice(start).join('').slice(0, KEY_LENGTH);
    for (const alias of index.get(key) ?? []) {
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
