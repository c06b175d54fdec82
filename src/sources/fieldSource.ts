import type { MerchantRecord } from '../service/types.js';
import type { MerchantField } from './partFields.js';

/** What the terms of a source say about showing its data. */
export interface SourceTerms {
  /** False: fields of this source stay out of the rows of a list. Default true. */
  row?: boolean | undefined;
  /**
   * True: fields of a place that carry no label come from here too, such as `rating` in a record
   * without opening hours.
   */
  places?: boolean | undefined;
  /**
   * Whether places of this source may be drawn on the `map` of `MerchantDetails`: many providers
   * allow only their own. False: `map` is not called for them. Default: it is called, and
   * development asks once.
   */
  map?: boolean | undefined;
}

/** Fields of a place for which `cachePolicy` has no key. They share the label of the hours. */
export const FIELDS_WITHOUT_LABEL: ReadonlySet<MerchantField> = new Set<MerchantField>([
  'rating',
  'reviews',
  'price_level',
  'locality',
]);

/** Other fields that only a place has. */
export const PLACE_FIELDS = ['place_id', 'position', 'phone', 'route'] as const;

/** The label that `cachePolicy` gives a field, or, where it has no key for the field, the hours. */
export function fieldLabel(
  { cachePolicy }: MerchantRecord,
  field: MerchantField,
): string | undefined {
  const own = labelIn(cachePolicy, field);
  if (own !== undefined || !FIELDS_WITHOUT_LABEL.has(field)) return own;
  return labelIn(cachePolicy, 'opening_hours');
}

/**
 * Label of the source that a field must be credited to. A field of a place that `fieldLabel` knows
 * no label for takes that of another field of the place; failing that it counts as the places
 * provider's, where `attributions` says which that is.
 */
export function fieldSource(
  merchant: MerchantRecord,
  field: MerchantField,
  attributions: Readonly<Record<string, SourceTerms | null>>,
): string | undefined {
  const label = fieldLabel(merchant, field);
  if (label !== undefined || !FIELDS_WITHOUT_LABEL.has(field)) return label;
  for (const placeField of PLACE_FIELDS) {
    const placeLabel = labelIn(merchant.cachePolicy, placeField);
    if (placeLabel !== undefined) return placeLabel;
  }
  return Object.keys(attributions).find((name) => attributions[name]?.places);
}

/** Labels are the service's words: a field without one must not find a property of every object. */
function labelIn(
  cachePolicy: MerchantRecord['cachePolicy'],
  field: MerchantField,
): string | undefined {
  return cachePolicy && Object.hasOwn(cachePolicy, field) ? cachePolicy[field] : undefined;
}
