import { formatMessage } from '../../i18n/formatMessage.js';
import { numberFormat } from '../../i18n/intl.js';
import type { Reader } from '../../i18n/Reader.js';
import type { MerchantRecord } from '../../service/types.js';
import { remember } from '../../utils/remember.js';

export interface RatingDescription {
  /** The number with one decimal, formatted by locale. */
  text: string;
  /** "4.3 out of 5" */
  label: string;
  /** Classes for the style sheet, with stars and tenths: "mry-Rating _mry-stars4 _mry-stars03". */
  className: string;
}

const MAX_RATING = 5;
const ONE_DECIMAL: Intl.NumberFormatOptions = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};

/** Cache by messages, locale and rating; there are about fifty ratings. */
const known = new WeakMap<object, Map<string, Map<number, RatingDescription>>>();

/** Whether the record has a rating that can be shown: a number above 0 and up to 5. */
export function hasRating(
  merchant: MerchantRecord | undefined,
): merchant is MerchantRecord & { rating: number } {
  const rating = merchant?.rating;
  return typeof rating === 'number' && rating > 0 && rating <= MAX_RATING;
}

/** Describes the rating; undefined unless it is above 0 and at most 5. */
export function describeRating(
  merchant: MerchantRecord | undefined,
  { locale, messages }: Pick<Reader, 'locale' | 'messages'>,
): RatingDescription | undefined {
  if (!hasRating(merchant)) return undefined;
  const { rating } = merchant;
  const ofMessages = remember(known, messages, () => new Map());
  const ofLocale = remember(ofMessages, locale, () => new Map());
  return remember(ofLocale, rating, () => {
    const text = numberFormat(locale, ONE_DECIMAL).format(rating);
    const max = numberFormat(locale).format(MAX_RATING);
    const label = formatMessage(messages.ratingOutOf, { value: text, max });
    const [stars, , tenths] = rating.toFixed(1);
    return { text, label, className: `mry-Rating _mry-stars${stars} _mry-stars0${tenths}` };
  });
}
