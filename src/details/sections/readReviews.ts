import { cleanText } from '../../record/cleanText.js';
import { decodeEntities } from '../../record/decodeEntities.js';
import type { MerchantRecord, Review } from '../../service/types.js';

/** A review that says something, with its text ready to show. */
export interface ReadReview {
  review: Review;
  text: string | undefined;
  /** When it was written; undefined where `time` is no time. */
  writtenAt: Date | undefined;
}

const MAX_REVIEW_LENGTH = 4_000;

/** Reviews with a text or a rating, newest first, those without a time last. */
export function readReviews({ reviews = [] }: MerchantRecord): ReadReview[] {
  return reviews
    .map((review) => {
      const text = cleanText(review.text && decodeEntities(review.text), MAX_REVIEW_LENGTH);
      return { review, text, writtenAt: readTime(review.time) };
    })
    .filter(({ review, text }) => text !== undefined || review.rating !== undefined)
    .sort((a, b) => (b.writtenAt?.getTime() ?? 0) - (a.writtenAt?.getTime() ?? 0));
}

/** Seconds since 1970. */
function readTime(seconds: number | undefined): Date | undefined {
  if (seconds === undefined || seconds <= 0) return undefined;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
