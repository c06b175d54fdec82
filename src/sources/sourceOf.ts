import type { MerchantRecord } from '../service/types.js';
import type { Attributions } from './Attribution.js';

export type MerchantField = keyof MerchantRecord;

/** Fields of a place that `cachePolicy` has no key for. */
const UNLABELLED: ReadonlySet<MerchantField> = new Set([
  'rating',
  'reviews',
  'price_level',
  'locality',
]);

/** Whose label such a field takes: that of the hours, failing that of another field that only a place has. */
const PLACE_FIELDS = ['opening_hours', 'place_id', 'position', 'phone', 'route'] as const;

/**
 * Label of the source that a field comes from, as `cachePolicy` names it. A field of a place without a label takes that of the
 * opening hours; without one it counts as the places provider's, where `attributions` says which that is.
 */
export function sourceOf(
  { cachePolicy = {} }: MerchantRecord,
  field: MerchantField,
  attributions: Attributions,
): string | undefined {
  const labelOf = (name: MerchantField) =>
    Object.hasOwn(cachePolicy, name) ? cachePolicy[name] : undefined;
  const own = labelOf(field);
  if (own !== undefined || !UNLABELLED.has(field)) return own;
  const placeField = PLACE_FIELDS.find((name) => labelOf(name) !== undefined);
  if (placeField) return labelOf(placeField);
  return Object.keys(attributions).find((label) => attributions[label]?.places);
}
