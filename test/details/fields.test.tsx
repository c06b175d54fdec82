import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MerchantDetails } from '../../src/details/MerchantDetails.js';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import type { ImagePolicy } from '../../src/display/images/ImagePolicy.js';
import type {
  AggregateLevel,
  Brand,
  BrandCategory,
  Intermediary,
  MerchantRecord,
  OpeningHours,
  Position,
  Review,
} from '../../src/service/types.js';
import { lookupOf } from '../lookupOf.js';
import { NOW, transaction } from './records.js';

/** Every field has a value that no other field of the record has. */
const record: MerchantRecord = {
  name: 'Mark Name',
  website: 'https://mark-website.example',
  position: { type: 'Point', coordinates: [12.3456, 65.4321] },
  img: 'https://pictures.example/mark-img.png',
  logoImg: 'https://pictures.example/mark-logo.png',
  categoryImg: 'https://pictures.example/mark-category.png',
  logoScore: 0.9182,
  address: 'Mark Address',
  postal_code: 'MA1 2RK',
  street_number: '7411',
  route: 'Mark Route',
  locality: 'Mark Town',
  administrative_area_level_1: 'Mark Region',
  administrative_area_level_2: 'Mark District',
  country: 'GB',
  phone: '+44 20 7946 0102',
  rating: 4.3,
  reviews: [
    {
      author_name: 'Mark Author',
      author_url: 'https://mark-author.example/7',
      profile_photo_url: 'https://pictures.example/mark-author.png',
      language: 'cy',
      original_language: 'de',
      rating: 2,
      relative_time_description: 'Mark Age',
      text: 'Mark &amp; Text',
      time: Date.UTC(2026, 8, 19) / 1000,
      translated: true,
    },
  ],
  opening_hours: {
    open_now: false,
    periods: [
      { open: { date: '2026-11-20', day: 5, time: '0817' }, close: { day: 5, time: '1953' } },
    ],
    special_days: [{ date: '2026-11-20', exceptional_hours: true }],
    unreadPeriods: [{ open: { day: 0 }, close: { day: 0, time: '0319' } }],
    weekday_text: ['Monday: Mark Text'],
  },
  price_level: 3,
  place_id: 'mark-place-id',
  category: 'Mark Category',
  categories: ['Mark Categories'],
  intermediary: {
    name: 'Mark Intermediary',
    website: 'https://mark-intermediary.example',
    img: 'https://pictures.example/mark-intermediary.png',
  },
  isClearResponse: false,
  cachePolicy: { name: 'Mark Source' },
  brand: {
    id: 'mark-brand-id',
    name: 'Mark Brand',
    img: 'https://pictures.example/mark-brand.png',
    website: 'https://mark-brand.example',
    esg: { participations: [{ name: 'Mark Pledge', level: 'Mark Level' }] },
    brandCategory: {
      parentCategory: 'Mark Parent',
      categoryGroup: 'Mark Group',
      categoryType: 'Mark Type',
    },
    verifiedInputDate: '2025-02-03T12:00:00Z',
  },
  aggregateLevel: {
    id: 'mark-aggregate-id',
    name: 'Mark Aggregate',
    img: 'https://pictures.example/mark-aggregate.png',
    website: 'https://mark-aggregate.example',
  },
  store: { id: 'mark-store-id' },
};

type Place = 'header' | 'place' | 'hours' | 'reviews' | 'about' | 'payment' | 'sources' | 'map';
/**
 * Where a field is shown, and the text or address that shows it in the markup. Some fields are
 * shown only without another field.
 */
type Shown = { in: Place; as: string; without?: (keyof MerchantRecord)[] };
type Hidden = { notShown: string; mark?: string };
/** An expectation for each field of the type; the compiler reports a missing one. */
type Expectations<T> = { readonly [Field in keyof T]-?: Shown | Hidden };

const BY_REVIEW: Expectations<Review> = {
  author_name: { in: 'reviews', as: 'Mark Author' },
  author_url: { in: 'reviews', as: 'href="https://mark-author.example/7"' },
  profile_photo_url: { in: 'reviews', as: 'mark-author.png' },
  language: { in: 'reviews', as: 'lang="cy"' },
  original_language: { in: 'reviews', as: 'Translated from German' },
  rating: { in: 'reviews', as: '2.0 out of 5' },
  relative_time_description: { notShown: 'stale as soon as it is written', mark: 'Mark Age' },
  text: { in: 'reviews', as: 'Mark &amp; Text' },
  time: { in: 'reviews', as: '2 months ago' },
  translated: { in: 'reviews', as: 'Translated' },
};

const BY_HOURS: Expectations<OpeningHours> = {
  open_now: { notShown: 'stale within the hour; the state is computed' },
  periods: { in: 'hours', as: '08:17 – 19:53' },
  unreadPeriods: { notShown: 'says what is not known', mark: '0319' },
  special_days: { in: 'hours', as: 'Special hours' },
  type: { notShown: 'hours with a type are not those of the shop' },
  weekday_text: { notShown: 'only where periods are missing', mark: 'Monday: Mark Text' },
};

const BY_POSITION: Expectations<Position> = {
  type: { notShown: 'always the same word', mark: 'Point' },
  coordinates: { in: 'map', as: '12.3456,65.4321' },
};

const BY_INTERMEDIARY: Expectations<Intermediary> = {
  name: { in: 'payment', as: 'Mark Intermediary' },
  website: { in: 'payment', as: 'href="https://mark-intermediary.example/"' },
  img: { in: 'payment', as: 'mark-intermediary.png' },
};

const BY_BRAND: Expectations<Brand> = {
  id: { notShown: 'data for the host', mark: 'mark-brand-id' },
  name: { in: 'about', as: 'Mark Brand' },
  img: { in: 'about', as: 'mark-brand.png' },
  website: { in: 'about', as: 'href="https://mark-brand.example/"' },
  esg: { in: 'about', as: 'Mark Level' },
  brandCategory: { in: 'about', as: 'Mark Parent' },
  verifiedInputDate: { in: 'sources', as: 'Brand checked on 3 February 2025' },
};

const BY_BRAND_CATEGORY: Expectations<BrandCategory> = {
  parentCategory: { in: 'about', as: 'Mark Parent' },
  categoryGroup: { in: 'about', as: 'Mark Group' },
  categoryType: { in: 'about', as: 'Mark Type' },
};

const BY_PARENT: Expectations<AggregateLevel> = {
  id: { notShown: 'data for the host', mark: 'mark-aggregate-id' },
  name: { in: 'about', as: 'Mark Aggregate' },
  img: { in: 'about', as: 'mark-aggregate.png' },
  website: { in: 'about', as: 'href="https://mark-aggregate.example/"' },
};

const BY_FIELD: Expectations<MerchantRecord> = {
  name: { in: 'header', as: 'Mark Name' },
  website: { in: 'place', as: 'href="https://mark-website.example/"' },
  position: { in: 'map', as: '12.3456' },
  img: { in: 'header', as: 'mark-img.png', without: ['logoImg'] },
  logoImg: { in: 'header', as: 'mark-logo.png' },
  categoryImg: { in: 'header', as: 'mark-category.png' },
  logoScore: { notShown: 'its scale is not known', mark: '9182' },
  address: { in: 'place', as: 'Mark Address', without: ['route'] },
  postal_code: { in: 'place', as: 'MA1 2RK' },
  street_number: { in: 'place', as: '7411 Mark Route' },
  route: { in: 'place', as: 'Mark Route' },
  locality: { in: 'place', as: 'Mark Town' },
  administrative_area_level_1: { in: 'place', as: 'Mark Region' },
  administrative_area_level_2: { in: 'place', as: 'Mark District' },
  country: { in: 'place', as: 'United Kingdom' },
  phone: { in: 'place', as: 'href="tel:+442079460102"' },
  rating: { in: 'reviews', as: '4.3 out of 5' },
  reviews: { in: 'reviews', as: 'Mark Author' },
  opening_hours: { in: 'hours', as: '08:17' },
  price_level: { in: 'reviews', as: 'Expensive' },
  place_id: { notShown: 'data for the host', mark: 'mark-place-id' },
  category: { in: 'header', as: 'Mark Category' },
  categories: { in: 'header', as: 'Mark Categories', without: ['category'] },
  intermediary: { in: 'header', as: 'via Mark Intermediary' },
  isClearResponse: { notShown: 'it is the status `cleaned` of the lookup' },
  cachePolicy: { in: 'sources', as: 'Mark Source' },
  brand: { in: 'about', as: 'Mark Brand' },
  aggregateLevel: { in: 'about', as: 'Mark Aggregate' },
  store: { notShown: 'data for the host', mark: 'mark-store-id' },
};

const expectations = Object.entries({
  record: BY_FIELD,
  reviews: BY_REVIEW,
  opening_hours: BY_HOURS,
  position: BY_POSITION,
  intermediary: BY_INTERMEDIARY,
  brand: BY_BRAND,
  'brand.brandCategory': BY_BRAND_CATEGORY,
  aggregateLevel: BY_PARENT,
}).flatMap(([group, fields]) =>
  Object.entries<Shown | Hidden>(fields).map(([field, expectation]) => ({
    path: group === 'record' ? field : `${group}.${field}`,
    expectation,
  })),
);

const TITLES: Record<Exclude<Place, 'header' | 'hours' | 'map'>, string> = {
  place: 'Contact and place',
  reviews: 'Reviews',
  about: 'About',
  payment: 'How it was paid',
  sources: 'Where this comes from',
};

const allImages: ImagePolicy = (url) => ({ src: url.href });

function show(merchant: MerchantRecord): HTMLElement {
  return render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={() => NOW} images={allImages}>
      <MerchantDetails
        transaction={transaction}
        lookup={lookupOf([merchant])}
        slots={{
          map: ({ merchant: { position } = {} }) => <b data-map>{position?.coordinates.join()}</b>,
        }}
      />
    </DisplayProvider>,
  ).container;
}

function markupAt(root: HTMLElement, place: Place): string | undefined {
  if (place === 'header') return root.querySelector('header')?.innerHTML;
  if (place === 'hours') return root.querySelector('.mry-DetailsHours')?.innerHTML;
  if (place === 'map') return root.querySelector('[data-map]')?.outerHTML;
  return [...root.querySelectorAll('section')].find(
    (section) => section.querySelector('h3')?.textContent === TITLES[place],
  )?.innerHTML;
}

afterEach(cleanup);

describe('a field of the record', () => {
  it.each(expectations.filter(({ expectation }) => 'in' in expectation))(
    '$path has its place',
    ({ expectation }) => {
      const { in: place, as, without = [] } = expectation as Shown;
      const root = show({
        ...record,
        ...Object.fromEntries(without.map((field) => [field, undefined])),
      });
      expect(markupAt(root, place)).toContain(as);
    },
  );

  it.each(expectations.filter(({ expectation }) => 'mark' in expectation))(
    '$path is not shown: $expectation.notShown',
    ({ expectation }) => {
      const { mark } = expectation as Hidden;
      expect(JSON.stringify(record)).toContain(mark);
      expect(show(record).innerHTML).not.toContain(mark);
    },
  );

  it('reads `type` and `open_now` of hours as what they are', () => {
    const hours = record.opening_hours;
    expect(
      show({ ...record, opening_hours: { ...hours, type: 'KITCHEN' } }).innerHTML,
    ).not.toContain('08:17');
    cleanup();
    // Friday 18:40, with a stored `open_now` of false.
    expect(show(record).textContent).toContain('Open until 19:53');
  });
});
