import { isObject } from '../../service/response/decoders.js';
import type { Transaction } from '../../service/types.js';
import { recordsOfRow, unique, type WireFields } from '../Exchange.js';
import type { Findings } from '../questions.js';
import { NOT_SEEN, type Observed, usualExchanges, usualRecords } from './Observed.js';

type Values = readonly unknown[];

/** Values of a field, without those that are missing. */
const valuesOf = (records: readonly WireFields[], field: string): Values =>
  records.flatMap((record) => record[field] ?? undefined).filter((value) => value !== undefined);

const kinds = (values: Values, kindOf: (value: unknown) => string): string | string[] =>
  values.length === 0 ? NOT_SEEN : unique(values.map(kindOf));

/** Observes types, scales and order of values, which the interface leaves open. */
export function observeShapes(observed: Observed): Findings {
  const records = usualRecords(observed);
  const hours = valuesOf(records, 'opening_hours').filter(isObject);
  const edges = hours
    .flatMap(({ periods }) => (Array.isArray(periods) ? periods : []))
    .filter(isObject)
    .flatMap(({ open, close }) => [open, close])
    .filter(isObject);
  const brands = valuesOf(records, 'brand').filter(isObject);
  const reviews = records.flatMap((record) => {
    const value = record.reviews ?? undefined;
    return value === undefined ? [] : [Array.isArray(value) ? 'an array' : 'one object'];
  });
  return {
    'shape.reviews': reviews.length === 0 ? NOT_SEEN : unique(reviews),
    'shape.coordinates': orderOfCoordinates(observed),
    'shape.country': kinds(valuesOf(records, 'country'), kindOfCountry),
    'shape.time': kinds(
      edges.map(({ time }) => time),
      kindOfTime,
    ),
    'shape.days': kinds(valuesOf(edges, 'day'), kindOfDay),
    'shape.week': firstDay(hours),
    'shape.logoScore': scale(valuesOf(records, 'logoScore'), [1, 10, 100]),
    'shape.rating': scale(valuesOf(records, 'rating'), [5, 10, 100]),
    'shape.priceLevel': kinds(valuesOf(records, 'price_level'), (value) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4 ? '0 to 4' : 'others',
    ),
    'shape.brands': brands.length === 0 ? NOT_SEEN : brands.some(({ id }) => !id) ? 'some' : 'none',
    'shape.verified': kinds(valuesOf(brands, 'verifiedInputDate'), (value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(value)
        ? 'ISO 8601 with a zone'
        : 'another format',
    ),
  };
}

/** The smallest limit below which all values are. */
function scale(values: Values, limits: readonly number[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return NOT_SEEN;
  const most = Math.max(...numbers);
  const limit = limits.find((each) => most <= each);
  return limit === undefined ? `above ${limits.at(-1)}` : `at most ${limit}`;
}

function kindOfCountry(value: unknown): string {
  if (typeof value !== 'string') return 'no text';
  if (/^[A-Z]{2}$/.test(value)) return 'two letters';
  return /^[A-Z]{3}$/.test(value) ? 'three letters' : 'names, or others';
}

function kindOfTime(value: unknown): string {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return 'others';
  return value.includes(':') ? 'text with a colon' : 'text';
}

const kindOfDay = (value: unknown) =>
  value === 0 || value === 7 ? `${value}` : Number.isInteger(value) ? '1 to 6' : 'others';

const SUNDAY = Date.UTC(2023, 0, 1);
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'ar', 'he', 'ja'];

const daysIn = (language: string): string[] => {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format(SUNDAY + day * 86_400_000));
};

/** The weekday of the first line of `weekday_text`, if it is in one of twelve languages. */
function firstDay(hours: readonly WireFields[]): string | string[] {
  const lines = hours.flatMap(({ weekday_text: text }) =>
    Array.isArray(text) && typeof text[0] === 'string' ? [text[0].toLowerCase()] : [],
  );
  const [english = [], ...others] = LANGUAGES.map(daysIn);
  return kinds([...new Set(lines)], (line) => {
    const isNamed = (_: string, day: number) =>
      [english, ...others].some((days) => String(line).startsWith(days[day]?.toLowerCase() ?? '?'));
    return english.find(isNamed) ?? 'unknown';
  });
}

/** A place is near the row's own coordinates, where these are known. */
const NEAR_DEGREES = 1;

/**
 * Two numbers are longitude and latitude, or the reverse. One beyond 90 is a longitude; so is the one
 * that is near that of the row.
 */
function orderOfCoordinates(observed: Observed): string | string[] {
  const pairs = usualExchanges(observed).flatMap((exchange) =>
    exchange.rows.flatMap((row) =>
      recordsOfRow(exchange, row.id).flatMap(({ position }) => {
        const [a, b] =
          isObject(position) && Array.isArray(position.coordinates) ? position.coordinates : [];
        return typeof a === 'number' && typeof b === 'number' ? [{ a, b, row }] : [];
      }),
    ),
  );
  if (pairs.length === 0) return NOT_SEEN;
  const orders = pairs.flatMap(({ a, b, row }) => orderOf(a, b, row) ?? []);
  return orders.length === 0 ? 'not known: give rows of the sample coordinates' : unique(orders);
}

function orderOf(a: number, b: number, row: Transaction): string | undefined {
  const LONGITUDE_FIRST = 'longitude, latitude';
  const LATITUDE_FIRST = 'latitude, longitude';
  if (Math.abs(a) > 90) return LONGITUDE_FIRST;
  if (Math.abs(b) > 90) return LATITUDE_FIRST;
  const { latitude, longitude } = row;
  if (latitude === undefined || longitude === undefined) return undefined;
  const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR_DEGREES;
  const isFirst = isNear(a, longitude) && isNear(b, latitude);
  const isSecond = isNear(a, latitude) && isNear(b, longitude);
  if (isFirst === isSecond) return undefined;
  return isFirst ? LONGITUDE_FIRST : LATITUDE_FIRST;
}
