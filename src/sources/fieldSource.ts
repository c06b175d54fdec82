import type { MerchantRecord } from '../service/types.js';
import type { MerchantField } from './partFields.js';

/** Display terms of a source. */
export interface SourceTerms {
  /** False keeps fields of this source out of list rows. Default true. */
  row?: boolean | undefined;
  /**
   * True: place fields without a label come from this source too, such as `rating` in a record
   * without opening hours.
   */
  places?: boolean | undefined;
  /**
   * Whether places of this source may be drawn on the `map` of `MerchantDetails`: many providers
   * allow only their own map. False: `map` is not called for them. Default: it is called, and
   * development warns once.
   */
  map?: boolean | undefined;
}

/** Place fields without a `cachePolicy` key. They share the label of the opening hours. */
export const FIELDS_WITHOUT_LABEL: ReadonlySet<MerchantField> = new Set<MerchantField>([
  'rating',
  'reviews',
  'price_level',
  'locality',
]);

/** Other fields that only a place has. */
export const PLACE_FIELDS = ['place_id', 'position', 'phone', 'route'] as const;

/** The `cachePolicy` label of a field, or of the opening hours if the field has no key. */
export function fieldLabel(
  { cachePolicy }: MerchantRecord,
  field: MerchantField,
): string | undefined {
  const own = labelIn(cachePolicy, field);
  if (own !== undefined || !FIELDS_WITHOUT_LABEL.has(field)) return own;
  return labelIn(cachePolicy, 'opening_hours');
}

/**
 * Label of the source to credit for a field. A place field without a label takes that of another
 * place field, or else of the places provider in `attributions`.
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
