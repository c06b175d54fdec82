import type { Review } from '../service/types.js';
import { DAY_MS } from '../utils/time.js';
import type { Merchant } from './catalogue/catalogue.js';
import type { ResponseContext } from './ResponseContext.js';
import { hashText, seededRandom } from './random.js';
import data from './reviews.json' with { type: 'json' };
import { PERSON_COUNT } from './sandboxPictures.js';

/**
 * One to three reviews of a place, newest first, translated into the requested language; some
 * contain HTML entities, as real ones do. A third of the merchants have one object in place of an
 * array.
 */
export function writeReviews(
  merchant: Merchant,
  placeId: string,
  rating: number,
  { language, now, pictureUrl }: ResponseContext,
): Review | Review[] {
  const { ages, authors, texts } = data;
  const seed = hashText(placeId);
  const random = seededRandom(seed);
  const original = merchant.branches[0]?.city.country.language ?? 'en';
  const reviews = ages.slice(0, 1 + (seed % 3)).map(({ days, ...words }, index): Review => {
    const author = Math.floor(random() * authors.length);
    const text = texts[(seed + index) % texts.length];
    return {
      author_name: authors[author] ?? '',
      author_url: `https://places.example/people/${author}`,
      profile_photo_url: pictureUrl('people', String(author % PERSON_COUNT)),
      language,
      original_language: original,
      rating: Math.min(5, Math.max(1, Math.round(rating + (random() - 0.6) * 2))),
      relative_time_description: words[language],
      ...(text && { text: text[language] }),
      time: Math.floor((now - days * DAY_MS) / 1000),
      translated: original !== language,
    };
  });
  const [first] = reviews;
  return hashText(merchant.id) % 3 === 0 && first ? first : reviews;
}
