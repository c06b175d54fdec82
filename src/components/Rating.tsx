'use client';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import { formatMessage } from '../i18n/formatMessage.js';
import { numberFormat } from '../i18n/intl.js';
import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
}

const MAX_RATING = 5;
const ONE_DECIMAL: Intl.NumberFormatOptions = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};
/** Five stars on a grid of 100 × 20, one shape. */
const STARS = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`)
  .join('');

/** Whether the record has a rating that can be shown: a number above 0 and up to 5. */
export function hasRating(
  merchant: MerchantRecord | undefined,
): merchant is MerchantRecord & { rating: number } {
  const rating = merchant?.rating;
  return typeof rating === 'number' && rating > 0 && rating <= MAX_RATING;
}

/**
 * The rating as a number and stars. Renders a `<span role="img">` named "4.3 out of 5"; nothing for
 * a rating that is not above 0 and at most 5. `--mry-rating-stars: 1` (component token) shows a
 * single star.
 */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { merchant: json, className, ...rest },
  ref,
) {
  const merchant = parseMerchant(json);
  const { locale, messages } = useDisplay();
  if (!hasRating(merchant)) return null;
  const { rating } = merchant;
  const value = numberFormat(locale, ONE_DECIMAL).format(rating);
  const max = numberFormat(locale).format(MAX_RATING);
  return (
    <span
      role="img"
      aria-label={formatMessage(messages.ratingOutOf, { value, max })}
      {...rest}
      ref={ref}
      className={clsx('mry-Rating', className)}
    >
      <svg
        aria-hidden="true"
        className="mry-Rating-stars"
        viewBox="0 0 100 20"
        preserveAspectRatio="xMinYMid slice"
      >
        <path className="mry-Rating-empty" d={STARS} />
        {/* As wide as the rating, it clips the same shape: partial stars without a style. */}
        <svg aria-hidden="true" width={(rating / MAX_RATING) * 100} height="20">
          <path className="mry-Rating-filled" d={STARS} />
        </svg>
      </svg>
      {value}
    </span>
  );
});
