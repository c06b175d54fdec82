'use client';
import type { ReactElement } from 'react';
import { ExternalLink } from '../../components/ExternalLink.js';
import { MerchantLogo } from '../../components/MerchantLogo.js';
import { Rating } from '../../components/Rating.js';
import { type Display, useDisplay } from '../../display/useDisplay.js';
import { displayName } from '../../i18n/displayName.js';
import { formatAge } from '../../i18n/formatAge.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import { dateTimeFormat } from '../../i18n/intl.js';
import { cleanText } from '../../record/cleanText.js';
import { safeUrl } from '../../record/links.js';
import type { Review } from '../../service/types.js';
import type { ReadReview } from './readReviews.js';

const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** One opinion with the credit its author is owed. Renders an `<li>`. */
export function DetailsReview({ review, text, writtenAt }: ReadReview): ReactElement {
  const display = useDisplay();
  const { messages } = display;
  const { author_name, author_url, profile_photo_url, language, rating } = review;
  const author = cleanText(author_name);
  const translation = translationText(review, display);
  return (
    <li className="mry-DetailsReview">
      <div className="mry-DetailsReview-head">
        <MerchantLogo merchant={{ name: author ?? '', img: profile_photo_url ?? '' }} />
        <div>
          <div className="mry-DetailsReview-line">
            <bdi className="mry-DetailsReview-author">{author ?? messages.anonymous}</bdi>
            {safeUrl(author_url) && <ExternalLink href={author_url} />}
          </div>
          <div className="mry-DetailsReview-line">
            {rating !== undefined && <Rating merchant={{ rating }} />}
            {writtenAt && (
              <time dateTime={writtenAt.toISOString()}>{ageText(writtenAt, display)}</time>
            )}
          </div>
        </div>
      </div>
      {text && (
        <p dir="auto" lang={language && LANGUAGE_TAG.test(language) ? language : undefined}>
          {text}
        </p>
      )}
      {translation && <p className="mry-DetailsReview-translation">{translation}</p>}
    </li>
  );
}

/** Never `relative_time_description`, which was true when the answer was made. */
function ageText(writtenAt: Date, { now, ...display }: Display): string {
  if (now) return formatAge(writtenAt, now(), display);
  const { locale } = display;
  return dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(writtenAt);
}

function translationText(
  { translated, original_language: original }: Review,
  { locale, messages }: Display,
): string | undefined {
  if (!translated) return undefined;
  if (!original || !LANGUAGE_TAG.test(original)) return messages.translated;
  const language = displayName('language', original, locale);
  return formatMessage(messages.translatedFrom, { language });
}
