import { describeRowCategory } from '../components/CategoryIcon/describeCategory.js';
import { isIncome, markedState } from '../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../components/TransactionAmount/describeBelowAmount.js';
import type { Display } from '../display/useDisplay.js';
import { currencyWords, readCurrency, usualDecimals } from '../i18n/formatAmount.js';
import { readAmount } from '../i18n/readAmount.js';
import type { RowLookup } from '../list/row/describeRow.js';
import type { CategoryKey } from '../record/categories.js';
import { cleanText } from '../record/cleanText.js';
import { foldText } from '../record/foldText.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { merchantKey } from '../record/merchantKey.js';
import { merchantName } from '../record/merchantName.js';
import { namedIntermediary } from '../record/namedIntermediary.js';
import type { MerchantRecord } from '../service/types.js';
import { recordForRow } from '../sources/recordForRow.js';
import { remember } from '../utils/remember.js';
import { joinKana } from './joinKana.js';
import { AMOUNT_MARK, markCurrency } from './readQuery.js';

/** The reader for whom rows are described. */
export type FindReader = Pick<
  Display,
  'locale' | 'timeZone' | 'messages' | 'recordLanguage' | 'attributions'
>;

/** Returns the day of a date in the reader's time zone. */
type DayReader = (date: unknown) => string | undefined;

/** The known facts that a list row shows of its payment. */
export interface FoundPayment {
  readonly transaction: ListedTransaction;
  /** ISO 8601 date in the reader's time zone; undefined if it cannot be read. */
  readonly day: string | undefined;
  /** The record, without fields of sources that are kept out of rows. */
  readonly merchant: MerchantRecord | undefined;
  /** Name of the merchant, else of the person, else the raw text. */
  readonly name: string | undefined;
  /** Undefined while the merchant is unknown, and for a transfer to a person. */
  readonly merchantKey: string | undefined;
  readonly category: CategoryKey;
  /** In the reader's language. */
  readonly categoryLabel: string;
}

const NO_ICONS = {};

/** Describes what a row shows with this result of its lookup. */
export function describePayment(
  transaction: ListedTransaction,
  { status, merchant: record }: RowLookup,
  reader: FindReader,
  dayOf: DayReader,
): FoundPayment {
  const merchant = recordForRow(record, reader.attributions);
  const person = readPerson(transaction.counterparty);
  // Like `describeAmount`, without formatting.
  const direction = Number(readAmount(transaction.amount)) > 0 ? 'in' : 'out';
  const isOwnIncome = !person && isIncome({ direction, state: markedState(transaction) });
  const kind = { status, isOwnIncome, isPerson: person !== undefined };
  const display = { ...reader, icons: NO_ICONS };
  const category = describeRowCategory(merchant, transaction, kind, display);
  return {
    transaction,
    day: dayOf(transaction.date),
    merchant,
    name: person?.name ?? merchantName(merchant, transaction),
    merchantKey: merchantKey(record, transaction),
    category: category.key,
    categoryLabel:
      (category.key === 'unidentified' ? cleanText(transaction.method) : undefined) ??
      category.label,
  };
}

/** Cache of folded texts, many of which repeat. */
const foldedTexts = new Map<string, string>();
const MAX_FOLDED = 5_000;
/** Folds a text, of which as much is searched as is shown. */
export const foldOnce = (text: string): string =>
  remember(foldedTexts, text, () => foldText(joinKana(text.slice(0, MAX_LENGTH))), MAX_FOLDED);
/** Maximum characters, as many as are shown. */
const MAX_LENGTH = 300;

/** All searchable text of a payment, folded, one line per text. */
export function haystackOf({ transaction, merchant, name, categoryLabel }: FoundPayment): string {
  const { merchant_name, location, address, city, postcode, note } = transaction;
  const texts = new Set([
    name,
    merchant_name,
    merchant?.brand?.name,
    namedIntermediary(merchant)?.name,
    categoryLabel,
    location,
    address,
    city,
    postcode,
    merchant?.locality,
    merchant?.route,
    note,
  ]);
  let haystack = '';
  for (const text of texts) if (text) haystack += `\n${foldOnce(text)}`;
  return haystack;
}

/** Its amounts as decimals, each after `AMOUNT_MARK`, with the words for its currency. */
export const amountsOf = (
  { amount, currency, original }: ListedTransaction,
  locale: string,
): string =>
  amountLine(amount, currency, locale) +
  (original ? amountLine(original.amount, original.currency, locale) : '');

function amountLine(amount: unknown, currency: unknown, locale: string): string {
  const decimal = readAmount(amount);
  if (decimal === undefined) return '';
  const code = readCurrency(currency);
  const { decimals, names } = remember(
    currencies,
    `${code} ${locale}`,
    () => ({
      // As many decimals as the list shows.
      decimals: Math.max(2, usualDecimals(code, locale)),
      // Signs such as £ are left out.
      names: [...new Set(currencyWords(code, locale).filter(foldOnce).map(markCurrency))].join(''),
    }),
    MAX_FOLDED,
  );
  const [whole = '', fraction = ''] = decimal.replace(/^[+-]/, '').split('.');
  const size = `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.padEnd(decimals, '0')}`;
  return `${AMOUNT_MARK}${size}${names}`;
}

/** The words for currencies by code and locale. They are few, and looked up for each row. */
const currencies = new Map<string, { decimals: number; names: string }>();
