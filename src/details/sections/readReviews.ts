import { cleanText } from '../../record/cleanText.js';
import { decodeEntities } from '../../record/decodeEntities.js';
import type { MerchantRecord, Review } from '../../service/types.js';

/** A review with a text or a rating. */
export interface ReadReview {
  review: Review;
  /** Cleaned text, ready to show. */
  text: string | undefined;
  /** Undefined where `time` is not a valid time. */
  writtenAt: Date | undefined;
}

const MAX_REVIEW_LENGTH = 4_000;

/** Reviews with a text or a rating, newest first, and those without a time last. */
export function readReviews({ reviews = [] }: MerchantRecord): ReadReview[] {
  return reviews
    .map((review) => {
      const text = cleanText(review.text && decodeEntities(review.text), MAX_REVIEW_LENGTH);
      return { review, text, writtenAt: readTime(review.time) };
    })
    .filter(({ review, text }) => text !== undefined || review.rating !== undefined)
    .sort((a, b) => (b.writtenAt?.getTime() ?? 0) - (a.writtenAt?.getTime() ?? 0));
}

/** Reads seconds since 1970. */
function readTime(seconds: number | undefined): Date | undefined {
  if (seconds === undefined || seconds <= 0) return undefined;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
