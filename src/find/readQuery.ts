import { foldDigits, foldText } from '../record/foldText.js';

/**
 * Alternative forms of a word. A row matches if its text (`haystackOf`) contains one of them, or,
 * for a form that starts with a mark, its amounts (`amountsOf`).
 */
export type QueryWord = readonly string[];

/** Marks before an amount, and before each word for its currency. */
export const AMOUNT_MARK = '=';
const CURRENCY_MARK = '¤';

const SYMBOL = /\p{L}{0,3}\p{Sc}/gu;
/** Matches a sign, except between two digits, as in "12-50". */
const SIGN = /(^|\D)[+-]|[+-]$/g;
/** Matches a space between thousands, which might also separate two numbers. */
const SPACES = /\d{1,3}(?: \d{3})+(?!\d)/g;
/** Replaces such a space. Normalisation leaves no other. */
const GAP = '\u00a0';
/** Matches thousands, of which India groups all but the last in hundreds: "1,20,000". */
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:[.,']\d{3})+$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
/** A currency's code or word, such as "kr.", "د.إ." and "ש״ח". Signs such as £ are left out. */
const CURRENCY = /^-?[\p{L}."״]+$/u;
/** A number with such a word before or behind it, without a space. */
const GLUED = /^(\p{L}[\p{L}."״]*)?([\d.,']+)(\p{L}[\p{L}."״]*)?$/u;
const WITH_DECIMALS = /^(\d*|\d{1,3}(?:[.,']\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})[.,](\d*)$/;

/** Parses typed text into words, all of which must match, in any order. */
export function readQuery(text: string): readonly QueryWord[] {
  const words = readWords(text);
  const pairs = words.flatMap((amount) => words.flatMap((currency) => pairOf(amount, currency)));
  return [...words, ...pairs];
}

/**
 * Where both an amount and a currency are searched in amounts, they must be of the same one: a
 * payment has two if it was converted.
 */
function pairOf(amount: QueryWord, currency: QueryWord): QueryWord[] {
  const amounts = amount.filter((form) => form.startsWith(AMOUNT_MARK));
  const names = currency.filter((form) => form.startsWith(CURRENCY_MARK));
  if (amounts.length === 0 || names.length === 0) return [];
  const texts = [...amount, ...currency].filter((form) => !isMarked(form));
  return [[...texts, ...amounts.flatMap((size) => names.map((name) => size + name))]];
}

function readWords(text: string): QueryWord[] {
  const plain = foldDigits(text.normalize('NFKC'))
    // Lists write marks of direction, and a minus after a code: "CHF−12.50".
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u2212', ' -')
    .replaceAll('\u066b', '.')
    .replace(/[\u066c’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain
    .replace(SPACES, (digits) => digits.replaceAll(' ', GAP))
    .split(' ')
    .flatMap(readParts);
  const hasAmount = words.some(({ forms }) => forms.length > 0);
  return words.flatMap(({ word, forms, currency }): QueryWord[] => {
    const folded = foldText(word);
    const text = folded === '' ? [] : [folded];
    if (forms.length > 0) {
      const amount = [...text, ...forms];
      // "100kr" is in the text as it is, or else a hundred and a currency.
      return currency === '' ? [amount] : [amount, [...text, markCurrency(currency)]];
    }
    if (folded === '') return [];
    if (hasAmount) {
      const name = word.replace(SYMBOL, '');
      // A sign such as R$ says nothing: people type the one that their keyboard has.
      if (foldText(name) === '') return [];
      if (CURRENCY.test(name)) return [[folded, markCurrency(name)]];
    }
    return folded.split(' ').map((part) => [part]);
  });
}

/** A currency's code, symbol or word, up to where it has been typed, as it is searched in amounts. */
export const markCurrency = (text: string): string =>
  CURRENCY_MARK + foldText(text).replaceAll(' ', '');

interface TypedWord {
  readonly word: string;
  /** The amounts that it could be; none if it is no amount. */
  readonly forms: QueryWord;
  /** Empty without one, and for a sign such as £. */
  readonly currency: string;
}

/** Reads "1 250" both ways: as one amount, and as two separate numbers. */
function readParts(word: string): TypedWord[] {
  const parts = word.split(GAP);
  const joined = parts.length > 1 ? readWord(parts.join('')).forms : [];
  return parts.map(readWord).map((part) => ({ ...part, forms: [...part.forms, ...joined] }));
}

function readWord(word: string): TypedWord {
  const [, before = '', number = '', behind = ''] =
    GLUED.exec(word.replace(SYMBOL, '').replace(SIGN, '$1')) ?? [];
  const isAmount = /\d/.test(number) && (before === '' || behind === '');
  return { word, forms: isAmount ? amountForms(number) : [], currency: before + behind };
}

/** Returns both readings of "1.250": a thousand to some, one and a quarter to others. */
function amountForms(number: string): string[] {
  const forms = new Set<string>();
  const add = (whole: string, rest = '') =>
    forms.add(AMOUNT_MARK + (whole.replace(/[.,']/g, '').replace(/^0+(?=\d)/, '') || '0') + rest);
  if (/^\d+$/.test(number) || IN_THOUSANDS.test(number)) add(number);
  const [, whole, fraction] = WITH_DECIMALS.exec(number) ?? [];
  if (whole !== undefined) add(whole, `.${fraction}`);
  return [...forms];
}

/** Whether a text has a form. A pair must begin and be within one amount. */
export function hasForm(text: string, form: string): boolean {
  const end = form.indexOf(CURRENCY_MARK);
  if (end <= 0) return text.includes(form);
  const [size, name] = [form.slice(AMOUNT_MARK.length, end), form.slice(end)];
  return text.split(AMOUNT_MARK).some((line) => line.startsWith(size) && line.includes(name));
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
