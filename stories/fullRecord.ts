import type { Attributions, MerchantRecord } from '../src/index.js';
import { PLACES_SOURCE } from '../src/sandbox/index.js';
import { pictureUrl } from './pictureUrl.js';
import { grocerHours } from './records.js';

const OWN = 'Ledgerline';
const PLACES = PLACES_SOURCE;

const seconds = (date: string): number => Date.parse(date) / 1000;

/** A record in which every field is filled. */
export const fullRecord: MerchantRecord = {
  name: 'Harrow & Vale',
  website: 'https://www.harrowvale.example/leeds',
  position: { type: 'Point', coordinates: [-1.548, 53.794] },
  img: pictureUrl('logos/harrow-and-vale'),
  logoImg: pictureUrl('logos/harrow-and-vale'),
  categoryImg: pictureUrl('categories/groceries'),
  logoScore: 0.93,
  address: '14 Canal Street, Leeds LS1 4QP',
  postal_code: 'LS1 4QP',
  street_number: '14',
  route: 'Canal Street',
  locality: 'Leeds',
  administrative_area_level_1: 'England',
  administrative_area_level_2: 'West Yorkshire',
  country: 'GB',
  phone: '+44 113 496 0182',
  rating: 4.1,
  reviews: [
    {
      author_name: 'Imogen Farrowby',
      author_url: 'https://places.example/people/0',
      profile_photo_url: pictureUrl('people/0'),
      language: 'en',
      original_language: 'en',
      rating: 5,
      relative_time_description: 'in the last week',
      text: 'Good value &amp; quick. The staff know what they are talking about.',
      time: seconds('2026-11-15'),
      translated: false,
    },
    {
      author_name: 'Lukas Ahrenholt',
      author_url: 'https://places.example/people/1',
      profile_photo_url: pictureUrl('people/1'),
      language: 'en',
      original_language: 'de',
      rating: 3,
      text: 'Fine, but it was louder than I like and the card reader took three tries.',
      time: seconds('2026-07-02'),
      translated: true,
    },
    {
      author_name: 'Noémie Vautrelle',
      language: 'en',
      original_language: 'fr',
      rating: 4,
      text: 'Lovely place, though a little hard to find: look for the blue door beside the bridge.',
      time: seconds('2025-08-20'),
      translated: true,
    },
    {
      author_name: 'Owen Pellinger',
      rating: 4,
      text: 'The bread is gone by noon.',
      time: seconds('2024-05-11'),
    },
  ],
  opening_hours: grocerHours,
  price_level: 2,
  place_id: 'place-harrow-leeds-1',
  category: 'Groceries',
  categories: ['Food and drink', 'Groceries'],
  intermediary: {
    name: 'PayZip',
    website: 'https://payzip.example',
    img: pictureUrl('intermediaries/pyz'),
  },
  isClearResponse: false,
  brand: {
    id: 'brand-harrow-and-vale',
    name: 'Harrow & Vale',
    img: pictureUrl('logos/harrow-and-vale'),
    website: 'https://harrowvale.example',
    esg: {
      participations: [
        'Fair Wage Register',
        { id: 'glp', name: 'Green Ledger Pledge', since: 2021, score: 4 },
        {
          programme: { name: 'Open Harvest Charter', url: 'https://openharvest.example' },
          levels: [{ year: 2026, level: 'gold' }],
        },
      ],
    },
    brandCategory: {
      parentCategory: 'Food and drink',
      categoryGroup: 'Supermarkets',
      categoryType: 'High street',
    },
    verifiedInputDate: '2026-03-12T09:00:00Z',
  },
  aggregateLevel: {
    id: 'fairquill-group',
    name: 'Fairquill Retail Group',
    img: pictureUrl('logos/fairquill-group'),
    website: 'https://fairquillgroup.example',
  },
  store: { id: 'harrow-and-vale-0217' },
  cachePolicy: {
    name: OWN,
    website: OWN,
    img: OWN,
    logoImg: OWN,
    categoryImg: OWN,
    category: OWN,
    categories: OWN,
    position: PLACES,
    address: PLACES,
    postal_code: PLACES,
    street_number: PLACES,
    route: PLACES,
    administrative_area_level_1: PLACES,
    administrative_area_level_2: PLACES,
    country: PLACES,
    phone: PLACES,
    opening_hours: PLACES,
    place_id: PLACES,
  },
};

/** What the sandbox's places provider would ask for. */
export const attributions: Attributions = {
  [PLACES_SOURCE]: {
    text: 'Places data by Wayfarer Atlas',
    href: 'https://places.example/terms',
    places: true,
    map: true,
  },
};
