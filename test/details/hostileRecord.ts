import fc from 'fast-check';
import type { MerchantRecord } from '../../src/service/types.js';

/** Strings that break layouts, readers or rules somewhere. */
const TEXTS = [
  '',
  ' ',
  '\u202e\u2066evil\u2069\u202c',
  '\u200b\u00ad\ufeff',
  '\u0000\u0007\u001b[31m',
  'Z\u0353\u034d\u0301'.repeat(400),
  'ﷺ'.repeat(300),
  'W'.repeat(20_000),
  '👨‍👩‍👧‍👦'.repeat(200),
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{name}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '9999',
  '2026-02-30',
  '0000-00-00',
];

const URLS = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  `data:image/svg+xml,${'<g>'.repeat(5_000)}`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  'about:blank',
  'https://user:secret@shop.example/',
  'https://',
  'http:// /',
  '//shop.example',
  '\\\\shop.example\\share',
  'shop.example',
  'shop.example:8080/a b',
  `https://shop.example/${'a'.repeat(5_000)}`,
  'https://xn--pple-43d.example',
  'tel:+1;ext=javascript:alert(1)',
  'mailto:a@shop.example',
];

const NUMBERS = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  -0,
  0.1,
  3,
  4.7,
  5.01,
  9,
  2399,
  1e21,
  1e-9,
  2 ** 53,
];
const TIMES = ['0000', '0930', '2359', '2400', '9999', '-100', '12', '09:30', 'noon', ''];
const DATES = [
  '2026-11-20',
  '2026-11-21',
  '2026-02-30',
  '9999-99-99',
  '-000001-01-01',
  'today',
  '',
];

const url = fc.constantFrom(...URLS);
const text = fc.oneof(fc.constantFrom(...TEXTS), url, fc.string({ unit: 'binary', maxLength: 40 }));
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double(), fc.integer());
const time = fc.oneof(fc.constantFrom(...TIMES), text);
const date = fc.oneof(fc.constantFrom(...DATES), text);

const FIELDS = [
  'name',
  'website',
  'img',
  'logoImg',
  'categoryImg',
  'logoScore',
  'address',
  'country',
  'phone',
  'position',
  'rating',
  'reviews',
  'opening_hours',
  'price_level',
  'category',
  'categories',
  'intermediary',
  'isClearResponse',
  'cachePolicy',
  'brand',
  'aggregateLevel',
  'store',
] as const;

/**
 * A merchant record with untrusted content. With `nullable` any field and any element may be null,
 * as the service may send it, whatever the types say.
 */
export function hostileRecord({ nullable }: { nullable: boolean }): fc.Arbitrary<MerchantRecord> {
  const orNull = (value: fc.Arbitrary<unknown>) =>
    nullable ? fc.option(value, { nil: null, freq: 12 }) : value;
  const shape = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
    fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, orNull(field)])),
      { requiredKeys: [], noNullPrototype: true },
    );
  const list = (item: fc.Arbitrary<unknown>, maxLength = 4) =>
    fc.array(orNull(item), { maxLength });

  const edge = shape({
    day: fc.oneof(fc.integer({ min: 0, max: 6 }), number),
    time,
    date,
    truncated: fc.boolean(),
  });
  const openingHours = shape({
    open_now: fc.boolean(),
    periods: list(shape({ open: edge, close: edge }), 12),
    special_days: list(shape({ date, exceptional_hours: fc.boolean() })),
    type: text,
    weekday_text: list(text, 9),
  });
  const review = shape({
    author_name: text,
    author_url: url,
    profile_photo_url: url,
    language: text,
    original_language: text,
    rating: number,
    relative_time_description: text,
    text,
    time: number,
    translated: fc.boolean(),
  });
  const entity = { id: text, name: text, img: url, website: url };
  /** Deep, but never circular, as in JSON. */
  const participation = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      number,
      fc.constant(null),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('name', 'url', 'score', 'nested', ...TEXTS), tie('any'), {
        maxKeys: 3,
      }),
    ),
  })).any;

  return shape({
    name: text,
    website: url,
    position: shape({ type: text, coordinates: list(number) }),
    img: url,
    logoImg: url,
    categoryImg: url,
    logoScore: number,
    address: text,
    postal_code: text,
    street_number: text,
    route: text,
    locality: text,
    administrative_area_level_1: text,
    administrative_area_level_2: text,
    country: fc.oneof(fc.constantFrom('GB', 'DE', 'US', 'ZZ', 'United Kingdom'), text),
    phone: text,
    rating: number,
    reviews: list(review),
    opening_hours: openingHours,
    price_level: number,
    place_id: text,
    category: text,
    categories: list(text),
    intermediary: shape({ name: text, website: url, img: url }),
    isClearResponse: fc.boolean(),
    cachePolicy: fc.dictionary(
      fc.constantFrom('name', 'rating', 'reviews', 'brand.esg', ...TEXTS),
      text,
    ),
    brand: shape({
      ...entity,
      esg: shape({ participations: list(participation) }),
      brandCategory: shape({ parentCategory: text, categoryGroup: text, categoryType: text }),
      verifiedInputDate: date,
    }),
    aggregateLevel: shape(entity),
    store: shape({ id: text }),
  }) as fc.Arbitrary<MerchantRecord>;
}

/** JSON with some fields of a record, each in its own shape or any other; or any JSON at all. */
export const rawRecord: fc.Arbitrary<MerchantRecord> = fc.oneof(
  { weight: 4, arbitrary: hostileRecord({ nullable: true }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        hostileRecord({ nullable: true }),
        fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue(), { noNullPrototype: true }),
      )
      .map(([record, spoilt]) => ({ ...record, ...spoilt }) as MerchantRecord),
  },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<MerchantRecord> },
);
