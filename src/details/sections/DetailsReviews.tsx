'use client';
import { type ReactElement, useId, useState } from 'react';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.js';
import { renderPicture } from '../../components/markup/renderPicture.js';
import { hasRating } from '../../components/Rating/describeRating.js';
import { Rating } from '../../components/Rating/Rating.js';
import { useRecordImage } from '../../display/images/useRecordImage.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useToday } from '../../display/useToday.js';
import { displayName } from '../../i18n/displayName.js';
import { formatAge } from '../../i18n/formatAge.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import type { Messages } from '../../i18n/Messages.js';
import type { Reader } from '../../i18n/Reader.js';
import { readDate } from '../../i18n/readDate.js';
import { cleanText } from '../../record/cleanText.js';
import { decodeEntities } from '../../record/decodeEntities.js';
import { hueOf, initials } from '../../record/monogram.js';
import type { MerchantRecord, Review } from '../../service/types.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';

/** A review with a text or a rating. */
interface ReadReview {
  review: Review;
  /** Cleaned text, ready to show. */
  text: string | undefined;
  /** Undefined if `time` is invalid. */
  writtenAt: Date | undefined;
}

interface DetailsReviewsProps {
  merchant: MerchantRecord;
  reviews: readonly ReadReview[];
  level: HeadingLevel;
}

/** Number of reviews shown before the reader expands the rest. */
const SHOWN_REVIEWS = 2;

const MAX_REVIEW_LENGTH = 4_000;

/** Rating, price level and reviews. Renders a `<section>`. */
export function DetailsReviews({ merchant, reviews, level }: DetailsReviewsProps): ReactElement {
  const { locale, messages } = useDisplay();
  const [all, setAll] = useState(false);
  const listId = useId();
  const price = priceText(merchant, messages);
  const opinion = hasRating(merchant) ? messages.rating : messages.priceLevel;
  const isSorted = reviews.length > 1 && reviews.some(({ writtenAt }) => writtenAt);
  const shown = all ? reviews : reviews.slice(0, SHOWN_REVIEWS);
  return (
    <DetailsSection
      level={level}
      title={reviews.length > 0 ? messages.reviews : opinion}
      aside={<Rating merchant={merchant} />}
      className="mry-DetailsReviews"
    >
      {price && <p>{formatMessage(messages.priceLevelIs, { level: price })}</p>}
      {reviews.length > 0 && (
        <>
          {isSorted && <p className="mry-DetailsReviews-order">{messages.newestFirst}</p>}
          <ul id={listId} className="mry-DetailsReviews-list">
            {shown.map((review, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id
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

/** Reviews with a text or a rating, newest first, and those without a time last. */
export function readReviews({ reviews = [] }: MerchantRecord): ReadReview[] {
  return reviews
    .map((review) => {
      const text = cleanText(review.text && decodeEntities(review.text), MAX_REVIEW_LENGTH);
      return { review, text, writtenAt: readTime(review.time) };
    })
    .filter(({ review, text }) => text !== undefined || hasRating(review))
    .sort((a, b) => (b.writtenAt?.getTime() ?? 0) - (a.writtenAt?.getTime() ?? 0));
}

/**
 * Reads seconds since 1970, or milliseconds: no time in seconds is as large before the year 5138.
 * Undefined after the year 9999, which means other units.
 */
function readTime(time: number | undefined): Date | undefined {
  if (time === undefined || time <= 0) return undefined;
  const date = new Date(time < 1e11 ? time * 1000 : time);
  return readDate(date) === undefined ? undefined : date;
}

/** Describes the price level; undefined unless it is 0 to 4. */
export function priceText(
  { price_level: level }: MerchantRecord,
  { priceLevels }: Messages,
): string | undefined {
  return level === undefined ? undefined : priceLevels[level];
}

const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** One review with the credit due to its author. Renders an `<li>`. */
function DetailsReview({ review, text, writtenAt }: ReadReview): ReactElement {
  const display = useDisplay();
  const { messages } = display;
  const today = useToday();
  const { author_name, author_url, profile_photo_url, language, rating } = review;
  const author = cleanText(author_name);
  const translation = translationText(review, { locale: display.locale, messages });
  return (
    <li className="mry-DetailsReview">
      <ReviewerPortrait author={author} url={profile_photo_url} />
      <div className="mry-DetailsReview-line">
        <ExternalLink href={author_url} className="mry-DetailsReview-author">
          <bdi className="mry-DetailsReview-author">{author ?? messages.anonymous}</bdi>
        </ExternalLink>
        {writtenAt && (
          <time dateTime={writtenAt.toISOString()}>{ageText(writtenAt, today, display)}</time>
        )}
      </div>
      {rating !== undefined && (
        <div className="mry-DetailsReview-rating">
          <Rating merchant={{ rating }} />
        </div>
      )}
      {text && (
        <p dir="auto" lang={language && LANGUAGE_TAG.test(language) ? language : undefined}>
          {text}
        </p>
      )}
      {translation && <p className="mry-DetailsReview-translation">{translation}</p>}
    </li>
  );
}

interface ReviewerPortraitProps {
  author: string | undefined;
  url: string | undefined;
}

/** Square of the `<img>` in CSS pixels before the style sheet sizes it. */
const INTRINSIC_SIZE = 44;

/**
 * The author's picture, or a letter, styled like a `MerchantLogo`. Renders a `<span aria-hidden>`.
 */
function ReviewerPortrait({ author = '', url }: ReviewerPortraitProps): ReactElement {
  const { locale } = useDisplay();
  const picture = useRecordImage([{ url, for: 'reviewer' }]);
  return (
    <span aria-hidden="true" data-hue={hueOf(author)} className="mry-MerchantLogo">
      <span>{initials(author, locale)}</span>
      {picture && renderPicture(picture, 'mry-MerchantLogo-image', INTRINSIC_SIZE)}
    </span>
  );
}

const LONG_DATE = { dateStyle: 'long' } as const;

/** Not `relative_time_description`, which is outdated once cached. */
function ageText(writtenAt: Date, today: string | undefined, reader: Reader): string {
  if (today) return formatAge(writtenAt, today, reader);
  return dateTimeFormat(reader.locale, LONG_DATE, 'UTC').format(writtenAt);
}

function translationText(
  { translated, original_language: original }: Review,
  { locale, messages }: { locale: string; messages: Messages },
): string | undefined {
  if (!translated) return undefined;
  if (!original || !LANGUAGE_TAG.test(original)) return messages.translated;
  const language = displayName('language', original, locale);
  return formatMessage(messages.translatedFrom, { language });
}
