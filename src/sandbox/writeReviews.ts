import type { Review } from '../service/types.js';
import type { SandboxMerchant } from './catalogue/SandboxMerchant.js';
import { PERSON_COUNT } from './drawPerson.js';
import { hashText } from './hashText.js';
import { mulberry32 } from './mulberry32.js';
import type { PictureUrl } from './picturePath.js';
import type { SandboxLanguage } from './SandboxLanguage.js';

const DAY_MS = 86_400_000;

const AUTHORS = [
  'Imogen Farrowby',
  'Lukas Ahrenholt',
  'Noémie Vautrelle',
  'Ravi Sandhelm',
  'Teodora Krasnik',
  'Owen Pellinger',
  'Yui Hanasaki',
  'Mirjam Oostveen',
] as const;

/** Opinions in three languages. Some contain HTML entities, as real reviews do. */
const TEXTS: readonly Readonly<Record<SandboxLanguage, string>>[] = [
  {
    en: 'Friendly people and no queue, even on a Saturday. I keep coming back.',
    de: 'Nette Leute und keine Schlange, nicht einmal am Samstag. Ich komme immer wieder.',
    fr: 'Des gens aimables et pas de queue, même le samedi. J’y reviens toujours.',
  },
  {
    en: 'Good value &amp; quick. The staff know what they are talking about.',
    de: 'Günstig &amp; schnell. Die Leute wissen, wovon sie reden.',
    fr: 'Bon prix &amp; rapide. Le personnel sait de quoi il parle.',
  },
  {
    en: 'Lovely place, though a little hard to find: look for the blue door beside the bridge.',
    de: 'Schöner Ort, aber schwer zu finden: die blaue Tür neben der Brücke.',
    fr: 'Bel endroit, mais difficile à trouver : la porte bleue à côté du pont.',
  },
  {
    en: 'Fine, but it was louder than I like and the card reader took three tries.',
    de: 'In Ordnung, aber lauter als gewünscht, und das Kartengerät brauchte drei Anläufe.',
    fr: 'Correct, mais plus bruyant que je n’aime, et le terminal a demandé trois essais.',
  },
];

const AGES: readonly (readonly [days: number, en: string, de: string, fr: string])[] = [
  [6, 'in the last week', 'in der letzten Woche', 'la semaine dernière'],
  [40, 'a month ago', 'vor einem Monat', 'il y a un mois'],
  [130, '4 months ago', 'vor 4 Monaten', 'il y a 4 mois'],
  [420, 'a year ago', 'vor einem Jahr', 'il y a un an'],
];

/**
 * One to three reviews of a place, newest first, translated into the requested language. A third of
 * the merchants have one object in place of an array.
 */
export function writeReviews(
  merchant: SandboxMerchant,
  placeId: string,
  rating: number,
  language: SandboxLanguage,
  now: number,
  pictureUrl: PictureUrl,
): Review | Review[] {
  const seed = hashText(placeId);
  const random = mulberry32(seed);
  const original = merchant.branches[0]?.city.country.language ?? 'en';
  const reviews = AGES.slice(0, 1 + (seed % 3)).map(([days, en, de, fr], index): Review => {
    const author = Math.floor(random() * AUTHORS.length);
    const text = TEXTS[(seed + index) % TEXTS.length] ?? TEXTS[0];
    const translated = original !== language;
    return {
      author_name: AUTHORS[author] ?? AUTHORS[0],
      author_url: `https://places.example/people/${author}`,
      profile_photo_url: pictureUrl('people', String(author % PERSON_COUNT)),
      language,
      original_language: original,
      rating: Math.min(5, Math.max(1, Math.round(rating + (random() - 0.6) * 2))),
      relative_time_description: { en, de, fr }[language],
      ...(text && { text: text[language] }),
      time: Math.floor((now - days * DAY_MS) / 1000),
      translated,
    };
  });
  const [first] = reviews;
  return hashText(merchant.id) % 3 === 0 && first !== undefined ? first : reviews;
}
