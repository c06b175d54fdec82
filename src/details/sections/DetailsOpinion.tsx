'use client';
import type { ReactElement } from 'react';
import { hasRating } from '../../components/Rating/describeRating.js';
import type { Attribution } from '../../display/Attribution.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { SourceGroup } from '../../sources/groupFieldsBySource.js';
import { useDetailsSlots } from '../MerchantDetailsSlots.js';
import { AttributedGroup } from './AttributedGroup.js';
import { DetailsReviews, priceText, readReviews } from './DetailsReviews.js';
import type { HeadingLevel } from './DetailsSection.js';

interface DetailsOpinionProps {
  part: SourceGroup<Attribution>;
  level: HeadingLevel;
}

/**
 * Rating and reviews from one source, with its attribution. Renders nothing if the source has none.
 */
export function DetailsOpinion({ part, level }: DetailsOpinionProps): ReactElement | null {
  const { merchant, attribution } = part;
  const { messages } = useDisplay();
  const slot = useDetailsSlots();
  const reviews = readReviews(merchant);
  const hasOpinion = hasRating(merchant) || priceText(merchant, messages) || reviews.length > 0;
  const opinion =
    hasOpinion &&
    slot(
      'reviews',
      <DetailsReviews merchant={merchant} reviews={reviews} level={level} />,
      merchant,
    );
  return opinion ? <AttributedGroup attribution={attribution}>{opinion}</AttributedGroup> : null;
}
