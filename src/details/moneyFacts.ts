import { readCurrency } from '../i18n/formatAmount.js';
import { numberFormat } from '../i18n/intl.js';
import type { Reader } from '../i18n/Reader.js';
import { readAmount } from '../i18n/readAmount.js';
import { separator } from '../i18n/separator.js';
import { type BelowDescription, describeBelow } from '../view/describeBelow.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';

export interface MoneyFact {
  key: string;
  text: string;
  tone: BelowDescription<null>['tone'];
}

const FACTS = ['original', 'fee', 'cashback', 'share'] as const;

/**
 * All that the bank knows of an amount, in words: what was paid abroad and at which rate, fee,
 * cashback and share. A row has room for one of them.
 */
export function moneyFacts(
  transaction: ListedTransaction,
  reader: Pick<Reader, 'locale' | 'messages'>,
): MoneyFact[] {
  const { id, amount, currency, date } = transaction;
  return FACTS.flatMap((key) => {
    const alone = { id, amount, currency, date, [key]: transaction[key] };
    const fact = describeBelow(alone as ListedTransaction, reader, () => null);
    if (!fact) return [];
    const { text, tone, others } = fact;
    const rate = key === 'original' ? rateText(transaction, reader.locale) : undefined;
    const words = [text, rate, others?.label].filter((word) => word !== undefined);
    return [{ key, text: words.join(separator(reader.locale)), tone }];
  });
}

const RATE = { maximumSignificantDigits: 5, currencyDisplay: 'code' } as const;

/** Three letters: an amount without a currency has no rate. */
const CODE = /^[A-Z]{3}$/;

/** "GBP 1 = JPY 191.5": what one unit bought, without the fee. Undefined where it is not known. */
function rateText(
  { amount, currency, original, fee }: ListedTransaction,
  locale: string,
): string | undefined {
  const home = readCurrency(currency) ?? '';
  const abroad = readCurrency(original?.currency) ?? '';
  const spent = size(amount) - (size(fee) || 0);
  const rate = size(original?.amount) / spent;
  if (!CODE.test(home) || !CODE.test(abroad) || home === abroad) return undefined;
  if (!(spent > 0 && rate > 0 && Number.isFinite(rate))) return undefined;
  const one = numberFormat(locale, RATE, home).format(1);
  return `${one} = ${numberFormat(locale, RATE, abroad).format(rate)}`;
}

const size = (amount: unknown) => Math.abs(Number(readAmount(amount)));
