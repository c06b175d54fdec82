import { describeRowCategory } from '../components/CategoryIcon/describeCategory.js';
import { isIncome, markedState } from '../components/TransactionAmount/describeAmount.js';
import { readPerson } from '../components/TransactionAmount/describeBelow.js';
import type { Display } from '../display/useDisplay.js';
import { readCurrency } from '../i18n/formatAmount.js';
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
import { AMOUNT_MARK, CURRENCY_MARK } from './readQuery.js';

/** For whom rows are described. */
export type FindReader = Pick<
  Display,
  'locale' | 'timeZone' | 'messages' | 'recordLanguage' | 'attributions'
>;

/** The day of a date in the reader's zone. */
type DayReader = (date: unknown) => string | undefined;

/** What a row of the list shows of its payment, as far as it is known. */
export interface FoundPayment {
  readonly transaction: ListedTransaction;
  /** ISO 8601 date in the reader's zone; undefined for a date that cannot be read. */
  readonly day: string | undefined;
  /** Without the fields of sources whose terms keep them out of rows. */
  readonly merchant: MerchantRecord | undefined;
  /** The merchant's, else the person's, else the raw text. */
  readonly name: string | undefined;
  /** Undefined while nothing is known, and for a transfer to a person. */
  readonly merchantKey: string | undefined;
  readonly category: CategoryKey;
  /** In the reader's language. */
  readonly categoryLabel: string;
}

const NO_ICONS = {};

/** What a row shows, once its lookup has this result. */
export function describePayment(
  transaction: ListedTransaction,
  { status, merchant: record }: RowLookup,
  reader: FindReader,
  dayOf: DayReader,
): FoundPayment {
  const merchant = recordForRow(record, reader.attributions);
  const person = readPerson(transaction.counterparty);
  // As `describeAmount`, without the words.
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

/** Texts of rows. Many of them have the same. */
const foldedTexts = new Map<string, string>();
const MAX_FOLDED = 5_000;
const fold = (text: string) =>
  remember(foldedTexts, text, () => foldText(text.slice(0, MAX_LENGTH)), MAX_FOLDED);
/** Characters, as many as are shown at most. */
const MAX_LENGTH = 300;

/** All words by which a payment is found, folded, a line for each text. */
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
  for (const text of texts) if (text) haystack += `\n${fold(text)}`;
  return haystack;
}

/** Its amounts as decimals, each behind `AMOUNT_MARK`, with its currency behind `CURRENCY_MARK`. */
export const amountsOf = ({ amount, currency, original }: ListedTransaction): string =>
  amountLine(amount, currency) + (original ? amountLine(original.amount, original.currency) : '');

function amountLine(amount: unknown, currency: unknown): string {
  const decimal = readAmount(amount);
  if (decimal === undefined) return '';
  const [whole = '', fraction = ''] = decimal.replace(/^[+-]/, '').split('.');
  const size = `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.padEnd(2, '0')}`;
  const code = readCurrency(currency)?.toLowerCase() ?? '';
  return `${AMOUNT_MARK}${size}${CURRENCY_MARK}${code}`;
}
