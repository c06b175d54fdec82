import type { MerchantRecord } from '../types.js';

/**
 * Which records have a field, by the interface's samples: `restrictive` ones too, only fuller ones, or
 * only with `additionalInfo`. The last are what the service itself knows: no places provider has them,
 * and `cachePolicy` has no key for them, so they may be stored without a label.
 */
const FIELDS = {
  name: 'restrictive',
  website: 'restrictive',
  address: 'restrictive',
  img: 'restrictive',
  logoImg: 'restrictive',
  categoryImg: 'restrictive',
  logoScore: 'restrictive',
  category: 'restrictive',
  categories: 'restrictive',
  isClearResponse: 'restrictive',
  cachePolicy: 'restrictive',
  position: 'extended',
  postal_code: 'extended',
  street_number: 'extended',
  route: 'extended',
  locality: 'extended',
  administrative_area_level_1: 'extended',
  administrative_area_level_2: 'extended',
  country: 'extended',
  phone: 'extended',
  rating: 'extended',
  reviews: 'extended',
  opening_hours: 'extended',
  price_level: 'extended',
  place_id: 'extended',
  intermediary: 'own',
  brand: 'own',
  aggregateLevel: 'own',
  store: 'own',
} as const satisfies Record<keyof MerchantRecord, 'restrictive' | 'extended' | 'own'>;

/** Undefined for a field that the interface does not have. */
export const recordsWith = (field: string): 'restrictive' | 'extended' | 'own' | undefined =>
  Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof typeof FIELDS] : undefined;
