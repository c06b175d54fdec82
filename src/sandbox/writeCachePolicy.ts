import type { CacheableField } from '../service/types.js';
import type { WireDraft } from './WireRecord.js';

/** The label of the service's own fields. */
export const OWN_SOURCE = 'merchantry-sandbox';
/** The label of fields that come from the provider of places. */
export const PLACES_SOURCE = 'places-sandbox';

/** The fields that have a label by the service's specification, and whose they are. */
const LABELLED = {
  name: 'brand',
  website: 'brand',
  position: 'places',
  img: 'brand',
  logoImg: 'own',
  categoryImg: 'own',
  logoScore: 'own',
  address: 'places',
  postal_code: 'places',
  street_number: 'places',
  route: 'places',
  administrative_area_level_1: 'places',
  administrative_area_level_2: 'places',
  country: 'places',
  phone: 'places',
  opening_hours: 'places',
  place_id: 'places',
  category: 'brand',
  categories: 'brand',
  isClearResponse: 'own',
} satisfies Partial<Record<keyof WireDraft, 'own' | 'places' | 'brand'>>;

/**
 * One label for each labelled field that the record has a value of. The service itself provides
 * `own` fields always, and `brand` fields for brands and merchants without a place.
 */
export function writeCachePolicy(
  record: WireDraft,
  keptByService: boolean,
  forced: readonly CacheableField[],
): Record<string, string> {
  const policy: Record<string, string> = {};
  for (const [field, owner] of Object.entries(LABELLED)) {
    const value = record[field as keyof typeof LABELLED];
    if (value === undefined || value === '') continue;
    const isOwn =
      owner === 'own' ||
      (owner === 'brand' && keptByService) ||
      (forced as readonly string[]).includes(field);
    policy[field] = isOwn ? OWN_SOURCE : PLACES_SOURCE;
  }
  return policy;
}
