import { foldDigits, foldText } from '../record/foldText.js';

/**
 * Alternative forms of a word. A row matches if its text (`haystackOf`) contains one of them, or,
 * for a form that starts with a mark, its amounts (`amountsOf`).
 */
export type QueryWord = readonly string[];

/** Marks before an amount, and before its currency. */
export const AMOUNT_MARK = '=';
export const CURRENCY_MARK = '¤';

const SIGNS = /\p{L}{0,3}\p{Sc}|[+\-\u2212]/gu;
/** Matches text that is only an amount with spaces between thousands. */
const SPACED = /^(?:\p{L}{0,3}\p{Sc})? ?\d{1,3}(?: \d{3})+(?:[.,]\d*)? ?(?:\p{L}{0,3}\p{Sc})?$/u;
const IN_THOUSANDS = /^\d{1,3}(?:[.,']\d{3})+$/;
const WITH_DECIMALS = /^(\d*|\d{1,3}(?:[.,']\d{3})+)[.,](\d*)$/;

/** Parses typed text into words, all of which must match, in any order. */
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

/** Returns both readings of "1.250": a thousand to some, one and a quarter to others. */
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

/** Whether a form is searched in amounts, not in the text. */
export const isMarked = (form: string): boolean =>
  form.startsWith(AMOUNT_MARK) || form.startsWith(CURRENCY_MARK);

/** Whether every row that matches the new words also matches the old ones. */
export const narrows = (old: readonly QueryWord[], next: readonly QueryWord[]): boolean =>
  old.every((forms) =>
    next.some((nextForms) =>
      nextForms.every((form) =>
        forms.some((oldForm) => isMarked(oldForm) === isMarked(form) && form.includes(oldForm)),
      ),
    ),
  );
