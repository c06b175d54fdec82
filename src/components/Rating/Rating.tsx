'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { parseMerchant } from '../../service/response/parseMerchant.js';
import type { MerchantRecord } from '../../service/types.js';
import { extendElement } from '../markup/extendElement.js';
import type { NamesButton } from '../markup/namesButton.js';
import { describeRating, type RatingDescription } from './describeRating.js';

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  merchant: MerchantRecord | undefined;
}

/**
 * The rating as a number and stars. Renders a `<span role="img">` named "4.3 out of 5"; nothing
 * unless the rating is above 0 and at most 5. The style sheet draws the stars, filled to a tenth;
 * `--mry-rating-stars: 1` (component token) shows a single one.
 */
export const Rating = /* @__PURE__ */ forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { merchant, ...rest },
  ref,
) {
  const display = useDisplay();
  const rating = describeRating(parseMerchant(merchant), display);
  return rating ? extendElement(renderRating(rating), { ...rest, ref }) : null;
});

/** The element of `Rating`. */
export function renderRating(
  { text, label, className }: RatingDescription,
  names?: NamesButton | undefined,
) {
  return (
    <span {...names} role="img" aria-label={label} className={className}>
      {text}
    </span>
  );
}
