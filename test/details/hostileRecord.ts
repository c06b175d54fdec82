import type { MerchantRecord } from '../../src/service/types.js';
import { fc } from '../fc.js';

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

type Values = fc.Arbitrary<unknown>;

const list = (item: Values, maxLength = 4) => fc.array(item, { maxLength });

const orNull = (values: Values, nullable: boolean) =>
  nullable ? fc.option(values, { nil: null, freq: 8 }) : values;

const edge = (nullable: boolean) =>
  fc.record(
    {
      day: orNull(fc.oneof(fc.integer({ min: 0, max: 6 }), number), nullable),
      time: orNull(time, nullable),
      date: orNull(date, nullable),
      truncated: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  );

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

/** A record that has everything that a component reads, and nothing that is wrong. */
const HARMLESS = {
  name: 'Harrow & Vale',
  website: 'https://www.harrowvale.example/leeds',
  position: { type: 'Point', coordinates: [-1.54, 53.8] },
  img: 'https://shop.example/img.png',
  logoImg: 'https://shop.example/logo.png',
  categoryImg: 'https://shop.example/category.png',
  logoScore: 1,
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
      author_name: 'Ada',
      author_url: 'https://reviews.example/ada',
      profile_photo_url: 'https://reviews.example/ada.png',
      language: 'en',
      original_language: 'de',
      rating: 4,
      text: 'Good.',
      time: 1_760_000_000,
      translated: true,
    },
  ],
  opening_hours: {
    open_now: true,
    periods: [{ open: { day: 5, time: '0900' }, close: { day: 5, time: '1800' } }],
    special_days: [{ date: '2026-11-20', exceptional_hours: true }],
    weekday_text: ['Monday: Closed'],
  },
  price_level: 2,
  category: 'Groceries',
  categories: ['Groceries', 'Shopping'],
  intermediary: {
    name: 'Pay by Example',
    website: 'https://pay.example',
    img: 'https://pay.example/logo.png',
  },
  isClearResponse: false,
  cachePolicy: { name: 'own', rating: 'places', reviews: 'places' },
  brand: {
    id: 'b-1',
    name: 'Harrow & Vale Stores',
    img: 'https://brand.example/logo.png',
    website: 'https://brand.example',
    esg: { participations: [{ name: 'Fair trade', url: 'https://fair.example' }] },
    brandCategory: { parentCategory: 'Food', categoryGroup: 'Shops', categoryType: 'Grocers' },
    verifiedInputDate: '2026-11-01',
  },
  aggregateLevel: {
    id: 'a-1',
    name: 'Harrow Holding',
    img: 'https://holding.example/logo.png',
    website: 'https://holding.example',
  },
};

/** What each field that a component reads may hold, by its path. */
function valuesByPath(nullable: boolean): Readonly<Record<string, Values>> {
  const ends = edge(nullable);
  const period = fc.record(
    { open: ends, close: orNull(ends, nullable) },
    { requiredKeys: ['open'], noNullPrototype: true },
  );
  const texts = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, text]));
  const urls = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, url]));
  return {
    ...texts('name', 'address', 'postal_code', 'street_number', 'route', 'locality', 'phone'),
    ...texts('administrative_area_level_1', 'administrative_area_level_2', 'category'),
    ...urls('website', 'img', 'logoImg', 'categoryImg'),
    logoScore: number,
    country: fc.oneof(fc.constantFrom('GB', 'DE', 'US', 'ZZ', 'United Kingdom'), text),
    rating: number,
    price_level: number,
    categories: list(orNull(text, nullable)),
    isClearResponse: fc.constant(true),
    'position.coordinates': list(orNull(number, nullable)),
    ...texts('reviews.0.author_name', 'reviews.0.text'),
    ...texts('reviews.0.language', 'reviews.0.original_language'),
    ...urls('reviews.0.author_url', 'reviews.0.profile_photo_url'),
    'reviews.0.rating': number,
    'reviews.0.time': number,
    'opening_hours.periods': list(orNull(period, nullable), 12),
    'opening_hours.special_days': list(
      fc.record({ date, exceptional_hours: fc.boolean() }, { noNullPrototype: true }),
    ),
    'opening_hours.type': text,
    'opening_hours.weekday_text': list(orNull(text, nullable), 9),
    ...texts('intermediary.name', 'brand.id', 'brand.name', 'aggregateLevel.name'),
    ...urls('intermediary.website', 'intermediary.img', 'brand.img', 'brand.website'),
    ...urls('aggregateLevel.img', 'aggregateLevel.website'),
    'brand.esg.participations': list(participation),
    ...texts('brand.brandCategory.parentCategory', 'brand.brandCategory.categoryGroup'),
    ...texts('brand.brandCategory.categoryType'),
    'brand.verifiedInputDate': date,
    cachePolicy: fc.dictionary(
      fc.constantFrom('name', 'rating', 'reviews', 'brand.esg', ...TEXTS),
      text,
    ),
  };
}

/** Also what holds other fields, where JSON of any shape may come. */
const HOLDERS = [
  ...['position', 'reviews', 'reviews.0', 'opening_hours', 'opening_hours.periods.0'],
  ...['opening_hours.periods.0.open', 'opening_hours.special_days.0', 'intermediary'],
  ...['brand', 'brand.esg', 'brand.brandCategory', 'aggregateLevel'],
];

interface Spoilt {
  readonly path: string;
  readonly value: unknown;
}

const fieldOf = (path: string, values: Values) => values.map((value): Spoilt => ({ path, value }));

/** A harmless record of some fields, a few of which hold something else. */
function spoiltRecord(spoilt: fc.Arbitrary<Spoilt>): fc.Arbitrary<MerchantRecord> {
  const names = Object.keys(HARMLESS);
  return fc
    .record({
      absent: fc.oneof(fc.constant([]), fc.subarray(names)),
      spoilt: fc.array(spoilt, { minLength: 1, maxLength: 8, size: 'max' }),
    })
    .map(({ absent, spoilt }) => {
      const record: Record<string, unknown> = structuredClone(HARMLESS);
      for (const name of absent) delete record[name];
      for (const { path, value } of spoilt) put(record, path.split('.'), value);
      return record;
    });
}

/** What holds the field is harmless, unless it is spoilt itself. */
function put(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder: unknown = record;
  let harmless: unknown = HARMLESS;
  for (const [index, name] of path.entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    harmless = Reflect.get(Object(harmless), name);
    if (index === path.length - 1) Reflect.set(holder, name, value);
    else if (!Object.hasOwn(holder, name)) Reflect.set(holder, name, structuredClone(harmless));
    holder = Reflect.get(holder, name);
  }
}

/**
 * A merchant record with untrusted content. With `nullable` any field and any element may be null,
 * as the service may send it, whatever the types say.
 */
export function hostileRecord({ nullable }: { nullable: boolean }): fc.Arbitrary<MerchantRecord> {
  const fields = Object.entries(valuesByPath(nullable)).map(([path, values]) =>
    fieldOf(path, orNull(values, nullable)),
  );
  const holders = nullable ? HOLDERS.map((path) => fieldOf(path, fc.constant(null))) : [];
  return spoiltRecord(fc.oneof(...fields, ...holders));
}

/** A record with fields of any other shape; or any JSON at all. */
export const rawRecord: fc.Arbitrary<MerchantRecord> = fc.oneof(
  {
    weight: 8,
    arbitrary: spoiltRecord(
      fc.oneof(
        ...[...Object.keys(valuesByPath(true)), ...HOLDERS].map((path) =>
          fieldOf(path, fc.jsonValue()),
        ),
      ),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<MerchantRecord> },
);
