import { foldDigits, foldText } from '../record/foldText.js';

/**
 * The forms of a word: a row has it if one of them is in its text (`haystackOf`), or, for a form that
 * begins with a mark, in its amounts (`amountsOf`).
 */
export type QueryWord = readonly string[];

/** Before an amount, and before its currency. */
export const AMOUNT_MARK = '=';
export const CURRENCY_MARK = '¤';

const SIGNS = /\p{L}{0,3}\p{Sc}|[+\-\u2212]/gu;
/** An amount and nothing else, with the spaces between its thousands. */
const SPACED = /^(?:\p{L}{0,3}\p{Sc})? ?\d{1,3}(?: \d{3})+(?:[.,]\d*)? ?(?:\p{L}{0,3}\p{Sc})?$/u;
const IN_THOUSANDS = /^\d{1,3}(?:[.,']\d{3})+$/;
const WITH_DECIMALS = /^(\d*|\d{1,3}(?:[.,']\d{3})+)[.,](\d*)$/;

/** What a person has typed, as words that all have to be found, in any order. */
export function readQuery(text: string): readonly QueryWord[] {
  const plain = foldDigits(text.normalize('NFKC'))
    .replaceAll('\u066b', '.')
    .replace(/[\u066c’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const words = (SPACED.test(plain) ? plain.replaceAll(' ', '') : plain).split(' ');
  const amounts = words.map(amountForms);
  const hasAmount = amounts.some(({ length }) => length > 0);
  return words.flatMap((word, index): QueryWord[] => {
    const folded = foldText(word);
    const forms = amounts[index] as QueryWord;
    if (forms.length > 0) return [folded === '' ? forms : [folded, ...forms]];
    if (folded === '') return [];
    const isCode = hasAmount && /^[a-z]{3}$/.test(folded);
    if (isCode) return [[folded, CURRENCY_MARK + folded]];
    return folded.split(' ').map((part) => [part]);
  });
}

/** "1.250" is a thousand to some, and one and a quarter to others: both. */
function amountForms(word: string): string[] {
  const number = word.replace(SIGNS, '');
  if (!/\d/.test(number)) return [];
  const forms = new Set<string>();
  const add = (whole: string, rest = '') =>
    forms.add(AMOUNT_MARK + (whole.replace(/[.,']/g, '').replace(/^0+(?=\d)/, '') || '0') + rest);
  if (/^\d+$/.test(number) || IN_THOUSANDS.test(number)) add(number);
  const [, whole, fraction] = WITH_DECIMALS.exec(number) ?? [];
  if (whole !== undefined) add(whole, `.${fraction}`);
  return [...forms];
}

/** Whether every row that has the new words has the old ones, too. */
export const narrows = (old: readonly QueryWord[], next: readonly QueryWord[]): boolean =>
  old.every((forms) =>
    next.some((nextForms) =>
      nextForms.every((form) => forms.some((oldForm) => form.includes(oldForm))),
    ),
  );
