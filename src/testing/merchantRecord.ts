import { OWN_SOURCE, PLACES_SOURCE } from '../sandbox/writeCachePolicy.js';
import type { MerchantRecord } from '../service/types.js';

/** Overrides at any depth. Arrays are replaced as a whole; `undefined` takes a field out. */
export type RecordOverrides<Value = MerchantRecord> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: RecordOverrides<Value[Name]> | undefined }
    : Value;

const picture = (name: string) => `https://pictures.tidewell-roasters.example/${name}.png`;

const daily = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: open },
    close: { day, time: close },
  }));

const OWN = ['name', 'website', 'img', 'logoImg', 'categoryImg', 'logoScore', 'category'];
const OF_PLACE = [
  ...['position', 'address', 'postal_code', 'street_number', 'route', 'phone', 'opening_hours'],
  ...['administrative_area_level_1', 'administrative_area_level_2', 'country', 'place_id'],
];
const label = (fields: readonly string[], source: string) => fields.map((field) => [field, source]);

/** Made anew for each test, because a test may change what it was given. */
const createDefault = (): MerchantRecord => ({
  name: 'Tidewell Roasters',
  website: 'https://tidewell-roasters.example',
  position: { type: 'Point', coordinates: [-1.5437, 53.7965] },
  img: picture('logo'),
  logoImg: picture('logo'),
  categoryImg: picture('eating-out'),
  logoScore: 0.93,
  address: '14 Canal Street, Leeds LS1 4QP',
  postal_code: 'LS1 4QP',
  street_number: '14',
  route: 'Canal Street',
  locality: 'Leeds',
  administrative_area_level_1: 'England',
  administrative_area_level_2: 'West Yorkshire',
  country: 'GB',
  phone: '+44 113 496 0142',
  rating: 4.6,
  reviews: [
    {
      author_name: 'Imke Sandvoort',
      language: 'en',
      original_language: 'en',
      rating: 5,
      relative_time_description: 'a month ago',
      text: 'The flat white is worth the walk.',
      time: 1_760_000_000,
      translated: false,
    },
  ],
  opening_hours: {
    open_now: true,
    periods: daily('0730', '1800'),
    weekday_text: [
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `${day}: 07:30 – 18:00`,
      ),
    ],
  },
  price_level: 2,
  place_id: 'place-tidewell-roasters-leeds',
  category: 'Coffee shop',
  categories: ['Eating out', 'Coffee shop'],
  intermediary: {
    name: 'PayZip',
    website: 'https://payzip.example',
    img: picture('payzip'),
  },
  isClearResponse: false,
  cachePolicy: Object.fromEntries([
    ...label([...OWN, 'categories', 'isClearResponse'], OWN_SOURCE),
    ...label(OF_PLACE, PLACES_SOURCE),
  ]),
  brand: {
    id: 'brand-tidewell-roasters',
    name: 'Tidewell Roasters',
    img: picture('logo'),
    website: 'https://tidewell-roasters.example',
    esg: { participations: [] },
    brandCategory: {
      parentCategory: 'Food and drink',
      categoryGroup: 'Eating out',
      categoryType: 'Coffee shop',
    },
    verifiedInputDate: '2026-05-04T09:30:00.000Z',
  },
  aggregateLevel: {
    id: 'parent-lanthorn-group',
    name: 'Lanthorn Group',
    img: picture('lanthorn-group'),
    website: 'https://lanthorn-group.example',
  },
  store: { id: 'tidewell-leeds-1' },
});

/**
 * A record as the service sends one of type `extended`: a coffee shop that does not exist, with
 * every field. A request of type `restrictive` gets less of it, as from the service. For a merchant
 * that was not found, and whose name was only tidied, give `isClearResponse: true`.
 */
export function merchantRecord(overrides: RecordOverrides = {}): MerchantRecord {
  return merge({ ...createDefault() }, { ...overrides }) as MerchantRecord;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: Fields, overrides: Fields): Fields {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(overrides)) {
    const known = base[name];
    if (value === undefined) delete merged[name];
    else merged[name] = isFields(value) && isFields(known) ? merge(known, value) : value;
  }
  return merged;
}
