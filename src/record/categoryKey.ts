import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { remember } from '../utils/remember.js';
import { type CategoryKey, categories, type IconName, PLAIN_WORDS } from './categories.js';
import { cleanText } from './cleanText.js';
import { foldCase } from './foldCase.js';
import type { Hue } from './monogram.js';

/** What of a transaction says what it was for. */
export type CategorizedTransaction = Pick<Transaction, 'mcc'> & {
  /** As in a `ListedTransaction`. */
  counterparty?: object | undefined;
  card?: string | undefined;
};

/** The words of `Messages`, in which a host app may have written the service's labels. */
export interface CategoryNames {
  categories: Readonly<Record<CategoryKey, string>>;
}

/**
 * The category of a payment, the same in every language: by the labels of the record, else by the
 * person at the other end, else by the merchant category code (ISO 18245). Icons and colours follow
 * it, and a host app's charts can. `other`: the record has a label that is not known;
 * `unidentified`: nothing says anything.
 *
 * Labels are known by their words, above all in English, German and French, if every word says the
 * same, or if `messages` have exactly the same: components compare them with those of
 * `DisplayProvider`. "Nursing home" is `other`, and shown as it is.
 */
export function categoryKey(
  record: MerchantRecord | undefined,
  transaction: CategorizedTransaction | undefined,
  messages?: CategoryNames | undefined,
): CategoryKey {
  const merchant = parseMerchant(record);
  return (
    labelKey(merchant, messages) ??
    transactionKey(transaction) ??
    (hasLabel(merchant) ? 'other' : 'unidentified')
  );
}

/** The hue of a category, for the tiles of its merchants and for charts: `--mry-hue-green-ink`. */
export function categoryHue(key: IconName): Hue {
  return categories[key as CategoryKey]?.[0] ?? 'neutral';
}

/** What the transaction alone says. */
export function transactionKey(
  transaction: CategorizedTransaction | undefined,
): CategoryKey | undefined {
  return transaction?.counterparty ? 'transfer' : codeKey(transaction?.mcc);
}

/**
 * Whether the bank says that it was paid by card: by a merchant category code, which other payments
 * have not (0000 is none), or by naming the card.
 */
export function isCardPayment(transaction: CategorizedTransaction | undefined): boolean {
  const { mcc, card } = transaction ?? {};
  const hasCode = typeof mcc === 'string' && /^\d{4}$/.test(mcc) && mcc !== '0000';
  return hasCode || cleanText(card) !== undefined;
}

/** What the labels of a record say. Of its categories, the narrowest comes last. */
export function labelKey(
  record: MerchantRecord | undefined,
  messages?: CategoryNames | undefined,
): CategoryKey | undefined {
  const names = messages?.categories ?? NO_NAMES;
  const known = remember(knownLabels, names, () => new Map<string, CategoryKey | undefined>());
  const read = (label: string | undefined) =>
    label?.trim() ? remember(known, label, () => readLabel(label, names)) : undefined;
  let first = read(record?.category);
  const labels = record?.categories ?? NO_LABELS;
  for (let at = labels.length - 1; at >= 0; at -= 1) {
    const key = read(labels[at]);
    first ??= key;
    if (first && first !== 'eating-out') break;
    // The only category that is part of another one.
    if (key === 'coffee') return key;
  }
  return first;
}

type Names = Readonly<Partial<Record<CategoryKey, string>>>;
const NO_NAMES: Names = {};
const NO_LABELS: readonly string[] = [];
const knownLabels = new WeakMap<Names, Map<string, CategoryKey | undefined>>();

const hasLabel = ({ category, categories = NO_LABELS }: MerchantRecord = {}): boolean =>
  Boolean(category?.trim() || categories.some((label) => label.trim()));

function readLabel(label: string, names: Names): CategoryKey | undefined {
  const words = wordsOf(label);
  if (words.length === 0) return undefined;
  const text = words.join(' ');
  return (
    KEYS.find((key) => saysCategory(key) && wordsOf(names[key] ?? '').join(' ') === text) ??
    KEYS.find((key) => isNamedBy(words, key))
  );
}

/** In lower case, without the marks of letters: "Café & Bar" is `cafe`, `bar`. */
const wordsOf = (label: string): readonly string[] =>
  foldCase(label)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether words name the category and say nothing else. One word that is not known may make them the
 * name of another trade: "Golf courses", "Nursing home", "Cash and carry".
 */
function isNamedBy(words: readonly string[], key: CategoryKey): boolean {
  vocabulary ??= readVocabulary();
  const { names, others } = vocabulary.get(key) as Vocabulary;
  if (names.has(words.join('_'))) return true;
  const isKnown = (word: string) => names.has(word) || others.has(word);
  return words.some((word) => names.has(word)) && words.every(isKnown);
}

interface Vocabulary {
  names: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

/** Created at the first call, not at import. */
let vocabulary: ReadonlyMap<CategoryKey, Vocabulary> | undefined;

function readVocabulary() {
  const entries = KEYS.map((key): [CategoryKey, Vocabulary] => {
    const [, , words = '', beside = ''] = categories[key];
    const others = `${PLAIN_WORDS} ${beside}`;
    return [key, { names: new Set(words.split(' ')), others: new Set(others.split(' ')) }];
  });
  return new Map(entries);
}

/** Whether a glyph says which category it is of. */
export function saysCategory(icon: IconName): icon is CategoryKey {
  return icon !== 'card' && categories[icon][0] !== 'neutral';
}

const KEYS = Object.keys(categories) as CategoryKey[];

/** First code, last code, category. Created at the first call, not at import. */
let ranges: readonly (readonly [number, number, CategoryKey])[] | undefined;

/** The category of a merchant category code (ISO 18245). Undefined unless the code is known. */
function codeKey(mcc: string | undefined): CategoryKey | undefined {
  if (typeof mcc !== 'string' || !/^\d{4}$/.test(mcc)) return undefined;
  ranges ??= KEYS.flatMap((key) => readCodes(key));
  const code = Number(mcc);
  return ranges.find(([first, last]) => code >= first && code <= last)?.[2];
}

function readCodes(key: CategoryKey) {
  const codes = categories[key][1]?.match(/\S+/g) ?? [];
  return codes.map((range): [number, number, CategoryKey] => {
    const [first = '', end = ''] = range.split('-');
    const last = first.slice(0, first.length - end.length) + end;
    return [Number(first), Number(last), key];
  });
}
