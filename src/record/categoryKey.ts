import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { remember } from '../utils/remember.js';
import { type CategoryKey, categories, type IconName, STOP_WORDS } from './categories.js';
import { cleanText } from './cleanText.js';
import { foldCase } from './foldCase.js';
import type { Hue } from './monogram.js';

/** The transaction fields used to infer a category. */
export type CategorizedTransaction = Pick<Transaction, 'mcc'> & {
  /** `counterparty` of a `ListedTransaction`. */
  counterparty?: object | undefined;
  card?: string | undefined;
};

/** Category names of `Messages`; a host app may have copied the service's labels into them. */
export interface CategoryNames {
  categories: Readonly<Record<CategoryKey, string>>;
}

/**
 * The category of a payment, independent of language: from the record's labels, else from the
 * counterparty, else from the merchant category code (ISO 18245). Determines icons and colours;
 * host apps can use it for charts. `other`: the record's label is unknown. `unidentified`: there is
 * no information.
 *
 * A label is recognised if all its words, mainly in English, German and French, point to the same
 * category, or if it equals one of `messages`; components pass those of `DisplayProvider`. "Nursing
 * home" is `other`, and shown unchanged.
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

/** The hue of a category, for tiles and charts: `--mry-hue-green-ink`. */
export function categoryHue(key: IconName): Hue {
  return categories[key as CategoryKey]?.[0] ?? 'neutral';
}

/** The category according to the transaction alone. */
export function transactionKey(
  transaction: CategorizedTransaction | undefined,
): CategoryKey | undefined {
  return transaction?.counterparty ? 'transfer' : codeKey(transaction?.mcc);
}

/**
 * Whether the bank marks it as a card payment: by a merchant category code, which other payments
 * lack (0000 means none), or by naming the card.
 */
export function isCardPayment(transaction: CategorizedTransaction | undefined): boolean {
  const { mcc, card } = transaction ?? {};
  const hasCode = typeof mcc === 'string' && /^\d{4}$/.test(mcc) && mcc !== '0000';
  return hasCode || cleanText(card) !== undefined;
}

/** The category according to a record's labels, the narrowest of which comes last. */
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
    // Coffee is the only category that is part of another one.
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

/** Words of a label in lower case without diacritics: "Café & Bar" gives `cafe`, `bar`. */
const wordsOf = (label: string): readonly string[] =>
  foldCase(label)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether words name the category and nothing else. A single unknown word may make it another
 * trade: "Golf courses", "Nursing home", "Cash and carry".
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
    const others = `${STOP_WORDS} ${beside}`;
    return [key, { names: new Set(words.split(' ')), others: new Set(others.split(' ')) }];
  });
  return new Map(entries);
}

/** Whether a glyph identifies a category. */
export function saysCategory(icon: IconName): icon is CategoryKey {
  return icon !== 'card' && categories[icon][0] !== 'neutral';
}

const KEYS = Object.keys(categories) as CategoryKey[];

/** First code, last code, category. Created at the first call, not at import. */
let ranges: readonly (readonly [number, number, CategoryKey])[] | undefined;

/** The category of a merchant category code (ISO 18245); undefined for an unknown code. */
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
