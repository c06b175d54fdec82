'use client';
import { type ReactElement, useId, useState } from 'react';
import { Rating } from '../../components/Rating.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import type { MerchantRecord } from '../../service/types.js';
import { DetailsReview } from './DetailsReview.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';
import { hasRating } from './hasRating.js';
import { priceText } from './priceText.js';
import type { ReadReview } from './readReviews.js';

export interface DetailsReviewsProps {
  merchant: MerchantRecord;
  reviews: readonly ReadReview[];
  level: HeadingLevel;
}

const SHOWN_REVIEWS = 3;

/** Rating, prices and what people wrote. */
export function DetailsReviews({ merchant, reviews, level }: DetailsReviewsProps): ReactElement {
  const { locale, messages } = useDisplay();
  const [all, setAll] = useState(false);
  const listId = useId();
  const price = priceText(merchant, messages);
  const opinion = hasRating(merchant) ? messages.rating : messages.priceLevel;
  const shown = all ? reviews : reviews.slice(0, SHOWN_REVIEWS);
  return (
    <DetailsSection level={level} title={reviews.length > 0 ? messages.reviews : opinion}>
      {(hasRating(merchant) || price) && (
        <p className="mry-DetailsReviews-summary">
          <Rating merchant={merchant} />
          {price && <span>{formatMessage(messages.priceLevelIs, { level: price })}</span>}
        </p>
      )}
      {reviews.length > 0 && (
        <>
          {reviews.length > 1 && <p className="mry-DetailsReviews-order">{messages.newestFirst}</p>}
          <ul id={listId} className="mry-DetailsReviews-list">
            {shown.map((review, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a review has no id, and their order does not change
              <DetailsReview key={index} {...review} />
            ))}
          </ul>
        </>
      )}
      {reviews.length > SHOWN_REVIEWS && (
        <button
          type="button"
          className="mry-QuietButton"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? messages.fewerReviews : formatPlural(messages.allReviews, reviews.length, locale)}
        </button>
      )}
    </DetailsSection>
  );
}
