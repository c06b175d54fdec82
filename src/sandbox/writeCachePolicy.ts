import type { CacheableField } from '../service/types.js';
import type { WireRecord } from './WireRecord.js';

/** The label of the service's own fields. */
export const OWN_SOURCE = 'merchantry-sandbox';
/** The label of fields that come from the provider of places. */
export const PLACES_SOURCE = 'places-sandbox';

/** The fields that have a label by the service's specification. */
const LABELLED = [
  'name',
  'website',
  'position',
  'img',
  'logoImg',
  'categoryImg',
  'logoScore',
  'address',
  'postal_code',
  'street_number',
  'route',
  'administrative_area_level_1',
  'administrative_area_level_2',
  'country',
  'phone',
  'opening_hours',
  'place_id',
  'category',
  'categories',
  'isClearResponse',
] as const;

type Labelled = (typeof LABELLED)[number];

/** Fields that the service provides itself for every merchant. */
const ALWAYS_OWN: ReadonlySet<Labelled> = new Set([
  'logoImg',
  'categoryImg',
  'logoScore',
  'isClearResponse',
]);

/** Further fields that the service provides itself for brands and merchants without a place. */
const OWN_FOR_BRANDS: ReadonlySet<Labelled> = new Set([
  'name',
  'website',
  'img',
  'category',
  'categories',
]);

/** One label for each labelled field that the record has a value of. */
export function writeCachePolicy(
  record: WireRecord,
  keptByService: boolean,
  forced: readonly CacheableField[],
): Record<string, string> {
  const policy: Record<string, string> = {};
  for (const field of LABELLED) {
    if (record[field] === undefined || record[field] === '') continue;
    const own =
      ALWAYS_OWN.has(field) ||
      (keptByService && OWN_FOR_BRANDS.has(field)) ||
      (forced as readonly string[]).includes(field);
    policy[field] = own ? OWN_SOURCE : PLACES_SOURCE;
  }
  return policy;
}
