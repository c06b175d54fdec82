import { formatDecimal, readCurrency } from '../../i18n/formatAmount.js';
import type { Reader } from '../../i18n/Reader.js';
import { readAmount } from '../../i18n/readAmount.js';
import { cashbackText, describeOthers, originalText, unsigned } from '../../view/describeBelow.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';

export interface MoneyFact {
  term: string;
  text: string;
  /** Who shares the payment. */
  others?: string | undefined;
  /** Money that comes back. */
  tone?: 'positive';
}

/**
 * All that the bank knows of an amount: what was paid abroad and at which rate, fee, cashback and
 * share. A row has room for one of them.
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
    { term: messages.feeWithin, text: unsigned(fee, currency, locale) },
    {
      term: messages.moneyBack,
      text: cashbackText(transaction, locale),
      tone: 'positive',
    },
    { term: messages.ownShare, text: own, others },
  ];
  return facts.flatMap(({ text, ...fact }) => (text === undefined ? [] : { ...fact, text }));
}

const RATE = { signDisplay: 'never', maximumSignificantDigits: 5 } as const;

/** Three letters: an amount without a currency has no rate. */
const CODE = /^[A-Z]{3}$/;

/** "£1 = ¥191.5": what one unit bought, without the fee. Undefined where it is not known. */
function rateText(
  { amount, currency, original, fee }: ListedTransaction,
  locale: string,
): string | undefined {
  const home = readCurrency(currency) ?? '';
  const abroad = readCurrency(original?.currency) ?? '';
  const spent = size(amount) - (size(fee) || 0);
  const rate = readAmount(size(original?.amount) / spent) ?? '';
  if (!CODE.test(home) || !CODE.test(abroad) || home === abroad) return undefined;
  if (!(spent > 0 && Number(rate) > 0)) return undefined;
  return `${formatDecimal('1', home, locale, RATE)} = ${formatDecimal(rate, abroad, locale, RATE)}`;
}

const size = (amount: unknown) => Math.abs(Number(readAmount(amount)));
