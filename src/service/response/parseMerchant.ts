import type {
  AggregateLevel,
  Brand,
  BrandCategory,
  Intermediary,
  MerchantRecord,
  OpeningHours,
  OpeningPeriod,
  PeriodEdge,
  Position,
  Review,
  SpecialDay,
} from '../types.js';
import { isObject } from './isObject.js';
import type { Reader } from './Reader.js';
import { type FieldReaders, readFields } from './readFields.js';
import { MAX_LIST_LENGTH, readList } from './readList.js';
import { readWhole } from './readWhole.js';

/** Characters. A longer string is left out, not cut: half a URL is another URL. */
export const MAX_TEXT_LENGTH = 20_000;

const text: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;

const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const integer =
  (min: number, max: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max
      ? value
      : undefined;

const textLike =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

/** A calendar date (ISO 8601). */
const date = textLike(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** Readable by `Date`, so that showing it cannot throw. */
const timestamp: Reader<string> = (value, lost) => {
  const stamp = text(value, lost);
  return stamp && /^\d{4}-\d{2}-\d{2}/.test(stamp) && !Number.isNaN(Date.parse(stamp))
    ? stamp
    : undefined;
};

/** hhmm, 0000 to 2400. A number has lost its leading zeros: 30 is 0030. */
const timeText = textLike(/^(?:(?:[01]\d|2[0-3])[0-5]\d|2400)$/);
const time: Reader<string> = (value, lost) =>
  timeText(typeof value === 'number' ? String(value).padStart(4, '0') : value, lost);

/** A list in one piece: each element means something by its place. */
const allOf =
  <T>(read: Reader<T>, min: number, max: number): Reader<readonly T[]> =>
  (value, lost) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
    return value.every((element) => read(element, lost) !== undefined) ? value : undefined;
  };

/** GeoJSON: two numbers, or three with the altitude (RFC 7946, 3.1.1). One lost number would move the place. */
const position = readWhole<Position>(
  readFields<Position>({
    type: (value) => (value === 'Point' ? value : undefined),
    coordinates: allOf(number, 2, 3) as Reader<Position['coordinates']>,
  }),
  (result): result is Position => result.type !== undefined && result.coordinates !== undefined,
);

const review = readFields<Review>({
  author_name: text,
  author_url: text,
  profile_photo_url: text,
  language: text,
  original_language: text,
  rating: number,
  relative_time_description: text,
  text,
  time: number,
  translated: boolean,
});

const reviewList = readList(review);

/** The interface does not say whether `reviews` is one object or an array. */
const reviews: Reader<readonly Review[]> = (value, lost) => {
  if (!isObject(value)) return reviewList(value, lost);
  const only = review(value, lost);
  return only && [only];
};

const edge = readWhole<PeriodEdge>(
  readFields<PeriodEdge>({
    date,
    day: integer(0, 6),
    time,
    truncated: boolean,
  }),
  (result): result is PeriodEdge =>
    result.time !== undefined && (result.day !== undefined || result.date !== undefined),
);

/** A period that lost its `close` would say "open for ever". */
const period = readWhole<OpeningPeriod>(
  readFields<OpeningPeriod>({ open: edge, close: edge }),
  (result, wire): result is OpeningPeriod =>
    result.open !== undefined &&
    (result.close !== undefined || (isObject(wire) && (wire.close ?? undefined) === undefined)),
);

const openingHours = readFields<OpeningHours>({
  open_now: boolean,
  periods: readList(period),
  special_days: readList(readFields<SpecialDay>({ date, exceptional_hours: boolean })),
  type: text,
  // In one piece: a line's place in the list is its weekday.
  weekday_text: allOf(text, 0, MAX_LIST_LENGTH),
});

/** Kept as it came, because its shape is not shown; copied, so that it is plain JSON and not larger than a text. */
const participation: Reader<unknown> = (value) => {
  try {
    const json = JSON.stringify(value);
    if (json.length <= MAX_TEXT_LENGTH) return JSON.parse(json, withoutProto);
  } catch {
    // Not JSON: a fetcher of the host's own may resolve to anything.
  }
  return undefined;
};

/** An own `__proto__` is harmless here, but becomes a prototype where somebody copies it by assignment. */
const withoutProto = (key: string, value: unknown): unknown =>
  key === '__proto__' ? undefined : value;

const brand = readFields<Brand>({
  id: text,
  name: text,
  img: text,
  website: text,
  esg: readFields<NonNullable<Brand['esg']>>({ participations: readList(participation) }),
  brandCategory: readFields<BrandCategory>({
    parentCategory: text,
    categoryGroup: text,
    categoryType: text,
  }),
  verifiedInputDate: timestamp,
});

const merchantReaders: FieldReaders<MerchantRecord> = {
  name: text,
  website: text,
  position,
  img: text,
  logoImg: text,
  categoryImg: text,
  logoScore: number,
  address: text,
  postal_code: text,
  street_number: text,
  route: text,
  locality: text,
  administrative_area_level_1: text,
  administrative_area_level_2: text,
  country: text,
  phone: text,
  rating: number,
  reviews,
  opening_hours: openingHours,
  price_level: integer(0, 4),
  place_id: text,
  category: text,
  categories: readList(text),
  intermediary: readFields<Intermediary>({ name: text, website: text, img: text }),
  isClearResponse: boolean,
  cachePolicy: (value, lost) => policy(value, lost),
  brand,
  aggregateLevel: readFields<AggregateLevel>({ id: text, name: text, img: text, website: text }),
  store: readFields<{ id?: string }>({ id: text }),
};

/** The keys are names of record fields; others are left out as unknown fields are. */
const policy = readFields<Record<string, string>>(
  Object.fromEntries(Object.keys(merchantReaders).map((field) => [field, text])),
) as Reader<Record<string, string>>;

/**
 * Reads one merchant record leniently: what is well-formed is kept, what is not is left out, in a copy, and its path noted.
 * `null` counts as absent. Undefined when the value is no object at all.
 */
export const parseMerchant: Reader<MerchantRecord> = readFields(merchantReaders);
