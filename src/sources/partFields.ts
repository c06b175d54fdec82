import type { MerchantRecord } from '../service/types.js';

export type MerchantField = keyof MerchantRecord;

type PartFields = Readonly<Record<string, readonly MerchantField[]>>;

/**
 * Which record fields each part of a row shows; the details show them, too. A part that is a picture
 * shows one of its fields: the first that may be shown and loads.
 */
export const rowFields = {
  logo: ['logoImg', 'img', 'brand', 'aggregateLevel', 'categoryImg'],
  name: ['name'],
  /** The label: `CategoryIcon` shows the first of these fields that has one. */
  category: ['category', 'categories'],
  /** The picture next to the label. */
  categoryIcon: ['categoryImg'],
  intermediary: ['intermediary'],
  openingHours: ['opening_hours'],
  rating: ['rating'],
} as const satisfies PartFields;

/** Fields of parts that only the details show. */
export const detailsFields = {
  address: ['address', 'route', 'street_number', 'postal_code', 'locality'],
  region: ['country', 'administrative_area_level_1', 'administrative_area_level_2'],
  location: ['position'],
  phone: ['phone'],
  website: ['website'],
  priceLevel: ['price_level'],
  reviews: ['reviews'],
  brand: ['brand'],
  parent: ['aggregateLevel'],
} as const satisfies PartFields;

export type RowPart = keyof typeof rowFields;
export type MerchantPart = RowPart | keyof typeof detailsFields;
