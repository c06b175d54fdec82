import {
  cashbackText,
  describeOthers,
  originalText,
  unsigned,
} from '../../components/TransactionAmount/describeBelowAmount.js';
import { countDecimals } from '../../i18n/decimals.js';
import { formatDecimal, readCurrency, usualDecimals } from '../../i18n/formatAmount.js';
import type { Reader } from '../../i18n/Reader.js';
import { readAmount } from '../../i18n/readAmount.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';

interface MoneyFact {
  term: string;
  text: string;
  /** The people who share the payment. */
  others?: string | undefined;
  /** Set for money that comes back. */
  tone?: 'positive';
}

/**
 * All facts about an amount: what was paid abroad and at which rate, fee, cashback and share. A row
 * has space for only one of them.
 */
export function moneyFacts(
  transaction: ListedTransaction,
  reader: Pick<Reader, 'locale' | 'messages'>,
): MoneyFact[] {
  const { locale, messages } = reader;
  const { currency, fee, share } = transaction;
  const own = unsigned(share?.amount, currency, locale);
  const others = describeOthers(share?.with, reader, () => null)?.label;
  const facts: (Omit<MoneyFact, 'text'> & { text: string | undefined })[] = [
    { term: messages.originalAmount, text: originalText(transaction, locale) },
    { term: messages.exchangeRate, text: rateText(transaction, locale) },
    { term: messages.feeLabel, text: unsigned(fee, currency, locale) },
    {
      term: messages.cashbackLabel,
      text: cashbackText(transaction, locale),
      tone: 'positive',
    },
    { term: messages.shareLabel, text: own, others },
  ];
  return facts.flatMap(({ text, ...fact }) => (text === undefined ? [] : { ...fact, text }));
}

/** Three-letter currency code. An amount without one has no rate. */
const CODE = /^[A-Z]{3}$/;

/** Significant digits of a rate. */
const MIN_DIGITS = 4;
const MAX_DIGITS = 5;
/** Constants, because formatters are cached by options object. */
const RATE_FORMATS = [MIN_DIGITS, MAX_DIGITS].map(
  (digits) =>
    ({
      signDisplay: 'never',
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits,
    }) as const,
);
const ONE = { signDisplay: 'never', maximumSignificantDigits: 1 } as const;

/**
 * "£1 = ¥191.50": the rate for one unit of the more valuable currency, without the fee. Computed
 * from the two amounts, which are rounded: it has one digit more than the less precise amount, and
 * is undefined if that has fewer than three digits, or anything is unknown.
 */
function rateText(
  { amount, currency, original, fee }: ListedTransaction,
  locale: string,
): string | undefined {
  const home = readCurrency(currency) ?? '';
  const abroad = readCurrency(original?.currency) ?? '';
  if (!CODE.test(home) || !CODE.test(abroad) || home === abroad) return undefined;
  const charged = Number(readAmount(amount));
  // A fee increases what is paid, and decreases what is received.
  const exchanged = Math.abs(charged) + Math.sign(charged) * (size(fee) || 0);
  const given = size(original?.amount);
  const digits = Math.min(
    countDigits(exchanged, amount, home, locale),
    countDigits(given, original?.amount, abroad, locale),
  );
  const format = RATE_FORMATS[Math.min(digits + 1, MAX_DIGITS) - MIN_DIGITS];
  if (!(exchanged > 0 && given > 0) || !format) return undefined;
  const [one, other, rate] =
    given < exchanged ? [abroad, home, exchanged / given] : [home, abroad, given / exchanged];
  const decimal = readAmount(rate);
  if (decimal === undefined) return undefined;
  return `${formatDecimal('1', one, locale, ONE)} = ${formatDecimal(decimal, other, locale, format)}`;
}

/** Significant digits of a size, with the precision of `amount` or of its currency. */
function countDigits(size: number, amount: unknown, currency: string, locale: string): number {
  const decimals = Math.max(
    countDecimals(readAmount(amount) ?? ''),
    usualDecimals(currency, locale),
  );
  return String(Math.round(size * 10 ** decimals)).length;
}

const size = (amount: unknown) => Math.abs(Number(readAmount(amount)));
