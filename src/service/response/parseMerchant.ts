import { remember } from '../../utils/remember.js';
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
  UnreadPeriod,
} from '../types.js';
import {
  allOf,
  boolean,
  type Decoder,
  type FieldDecoders,
  fields,
  integer,
  isObject,
  list,
  MAX_LIST_LENGTH,
  MAX_TEXT_LENGTH,
  number,
  requireAll,
  text,
  textMatching,
} from './decoders.js';

/** A calendar date (ISO 8601). */
const date = textMatching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** A timestamp that `Date` can parse, so that showing it cannot throw. */
const timestamp: Decoder<string> = (value, issues) => {
  const stamp = text(value, issues);
  return stamp && /^\d{4}-\d{2}-\d{2}/.test(stamp) && !Number.isNaN(Date.parse(stamp))
    ? stamp
    : undefined;
};

/**
 * hhmm, 0000 to 2400. A number lacks its leading zeros: 30 is 0030. With a colon it is an ISO 8601
 * time: 9:00, 09:00, 09:00:00.
 */
const timeText = textMatching(/^(?:(?:[01]\d|2[0-3])[0-5]\d|2400)$/);
const COLON_TIME = /^(\d?\d):(\d\d)(?::00)?$/;
const time: Decoder<string> = (value, issues) => {
  if (typeof value === 'number') return timeText(String(value).padStart(4, '0'), issues);
  const [, hours, minutes] = (typeof value === 'string' && COLON_TIME.exec(value)) || [];
  return timeText(hours && minutes ? hours.padStart(2, '0') + minutes : value, issues);
};

/**
 * GeoJSON: two numbers, or three with the altitude (RFC 7946, 3.1.1). Dropping one of them would
 * give a different place.
 */
const position = requireAll<Position>(
  fields<Position>({
    type: (value) => (value === 'Point' ? value : undefined),
    coordinates: allOf(number, 2, 3),
  }),
  (result): result is Position => result.type !== undefined && result.coordinates !== undefined,
);

const review = fields<Review>({
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

const reviewList = list(review);

/** The interface does not say whether `reviews` is one object or an array. */
const reviews: Decoder<readonly Review[]> = (value, issues) => {
  if (!isObject(value)) return reviewList(value, issues);
  const only = review(value, issues);
  return only && [only];
};

const edgeFields = fields<PeriodEdge>({
  date,
  day: integer(0, 6),
  time,
  truncated: boolean,
});

/**
 * ISO 8601 numbers Sunday as 7. Together with a date, which determines the weekday, 7 is an error.
 */
const withSunday: Decoder<Partial<PeriodEdge>> = (value, issues) => {
  const isSunday = isObject(value) && value.day === 7 && (value.date ?? undefined) === undefined;
  return edgeFields(isSunday ? { ...value, day: 0 } : value, issues);
};

const edge = requireAll<PeriodEdge>(
  withSunday,
  (result): result is PeriodEdge =>
    result.time !== undefined && (result.day !== undefined || result.date !== undefined),
);

/** A period without its malformed `close` would mean "open forever". */
const period = requireAll<OpeningPeriod>(
  fields<OpeningPeriod>({ open: edge, close: edge }),
  (result, wire): result is OpeningPeriod =>
    result.open !== undefined &&
    (result.close !== undefined || (isObject(wire) && (wire.close ?? undefined) === undefined)),
);

/** Cache of periods by their JSON, about 500 characters for a week. */
const knownPeriods = new Map<string, readonly OpeningPeriod[]>();
const periodList = list(period);

/**
 * Returns the same array for the same periods while they are cached: branches of a chain, and many
 * other shops, have the same hours, which are then stored and computed once.
 */
const periods: Decoder<readonly OpeningPeriod[]> = (value, issues) => {
  const decoded = periodList(value, issues);
  return decoded && remember(knownPeriods, JSON.stringify(decoded), () => decoded);
};

const unreadPeriod = fields<UnreadPeriod>({ open: withSunday, close: withSunday });

const hoursFields = fields<OpeningHours>({
  open_now: boolean,
  periods,
  unreadPeriods: list(unreadPeriod),
  special_days: list(fields<SpecialDay>({ date, exceptional_hours: boolean })),
  type: text,
  // As a whole, because a line's position is its weekday.
  weekday_text: allOf(text, 0, MAX_LIST_LENGTH),
});

const openingHours = remembering<OpeningHours>(new WeakMap(), (value, issues) => {
  const hours = hoursFields(value, issues);
  const given = isObject(value) ? value.periods : undefined;
  const kept = hours?.periods?.length;
  // Without a kept period there is no claim that dropped ones could contradict.
  if (!kept || !Array.isArray(given) || given.length === kept) return hours;
  return { ...hours, unreadPeriods: readUnread(given) };
});

/** The readable parts of dropped periods. */
function readUnread(given: readonly unknown[]): readonly UnreadPeriod[] {
  const dropped = given.slice(0, MAX_LIST_LENGTH).filter((element) => !period(element, []));
  const cut = given.length > MAX_LIST_LENGTH ? [{}] : [];
  return [...cut, ...dropped.map((element) => unreadPeriod(element, []) ?? {})];
}

/** The hours of a record as `parseMerchant` returns them, from JSON of any shape. */
export const parseOpeningHours = openingHours.parse;

/**
 * Any JSON, because the interface does not specify its shape. Copied through text, which guarantees
 * plain JSON of limited size.
 */
const participation: Decoder<unknown> = (value) => {
  try {
    const json = JSON.stringify(value);
    if (json.length <= MAX_TEXT_LENGTH) return JSON.parse(json, withoutProto);
  } catch {
    // Not JSON: a fetcher may resolve to anything.
  }
  return undefined;
};

/** An own `__proto__` is harmless here, but becomes a prototype when it is copied by assignment. */
const withoutProto = (key: string, value: unknown): unknown =>
  key === '__proto__' ? undefined : value;

const brand = fields<Brand>({
  id: text,
  name: text,
  img: text,
  website: text,
  esg: fields<NonNullable<Brand['esg']>>({ participations: list(participation) }),
  brandCategory: fields<BrandCategory>({
    parentCategory: text,
    categoryGroup: text,
    categoryType: text,
  }),
  verifiedInputDate: timestamp,
});

const merchantDecoders: FieldDecoders<MerchantRecord> = {
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
  opening_hours: openingHours.decode,
  price_level: integer(0, 4),
  place_id: text,
  category: text,
  categories: list(text),
  intermediary: fields<Intermediary>({ name: text, website: text, img: text }),
  isClearResponse: boolean,
  cachePolicy: (value, issues) => policy(value, issues),
  brand,
  aggregateLevel: fields<AggregateLevel>({ id: text, name: text, img: text, website: text }),
  store: fields<{ id?: string }>({ id: text }),
};

/** Keys are names of record fields; others are dropped like unknown fields. */
const policy = fields<Record<string, string>>(
  Object.fromEntries(Object.keys(merchantDecoders).map((field) => [field, text])),
) as Decoder<Record<string, string>>;

const record = fields(merchantDecoders);

/**
 * Decodes one merchant record leniently into a copy: keeps well-formed data, drops the rest and
 * reports its paths. `null` counts as absent, except for `isClearResponse`: only `false`, or its
 * absence, means that the merchant was found. Returns undefined if the value is not an object.
 */
const decodeRecord: Decoder<MerchantRecord> = (value, issues) => {
  const merchant = record(value, issues);
  if (!merchant || !isObject(value) || !Object.hasOwn(value, 'isClearResponse')) return merchant;
  const { isClearResponse } = value;
  if (isClearResponse === null) issues.push('isClearResponse');
  const isUnclear = isClearResponse !== undefined && typeof isClearResponse !== 'boolean';
  return isUnclear ? { ...merchant, isClearResponse: true } : merchant;
};

/** Cache of parsed records. A parsed record, or part of one, maps to itself. */
export const parsedRecords = new WeakMap<object, MerchantRecord>();

const remembered = remembering(parsedRecords, decodeRecord);

export const decodeMerchant: Decoder<MerchantRecord> = remembered.decode;

/**
 * Parses one record of the service from JSON of any shape: malformed parts are left out, a single
 * review becomes an array, and times of day become text. Undefined for anything but an object;
 * never throws. The same object always gives the same record, a parsed record gives itself, and
 * records share equal hours, so treat all of them as immutable. Components parse their records with
 * it; call it where your own code reads raw records.
 */
export function parseMerchant(json: unknown): MerchantRecord | undefined {
  return remembered.parse(json);
}

/** A caching decoder, with `parse`, which decodes each object once. */
function remembering<T extends object>(
  results: WeakMap<object, T>,
  decoder: Decoder<T>,
): { decode: Decoder<T>; parse(json: unknown): T | undefined } {
  const decode: Decoder<T> = (value, issues) => {
    const result = decoder(value, issues);
    if (result) results.set(result, result);
    return result;
  };
  const parse = (json: unknown) => {
    if (!isObject(json)) return undefined;
    const known = results.get(json);
    if (known) return known;
    const result = decode(json, []);
    if (result) results.set(json, result);
    return result;
  };
  return { decode, parse };
}
