import { isEmptyValue } from '../service/response/isEmptyValue.js';
import type { MerchantRecord } from '../service/types.js';
import { warnOnce } from '../utils/warnOnce.js';
import {
  FIELDS_WITHOUT_LABEL,
  fieldSource,
  PLACE_FIELDS,
  type SourceTerms,
} from './fieldSource.js';
import type { MerchantField } from './partFields.js';

/** Data of a place. The service's own sources rarely have any of it. */
const PLACE_DATA: readonly MerchantField[] = [
  'opening_hours',
  'address',
  ...FIELDS_WITHOUT_LABEL,
  ...PLACE_FIELDS,
];

/**
 * In development, warns once about each source that is shown without a credit. `attributions` has
 * a credit for every label, or null if none is needed. Of missing labels, the warning names only
 * those of place data: a label of names and logos alone is most likely the service's own.
 */
export function warnOfMissingCredits(
  merchant: MerchantRecord,
  fields: readonly MerchantField[],
  attributions: Readonly<Record<string, SourceTerms | null>>,
): void {
  if (process.env.NODE_ENV === 'production') return;
  const sourceOf = (field: MerchantField) =>
    isEmptyValue(merchant[field]) ? undefined : fieldSource(merchant, field, attributions);
  for (const label of new Set(fields.map(sourceOf))) {
    if (label === undefined || Object.hasOwn(attributions, label)) continue;
    if (PLACE_DATA.every((field) => sourceOf(field) !== label)) continue;
    warnOnce(
      `data labelled "${label}" is shown without a credit. Give \`attributions\` an entry for it, ` +
        'or null if it needs none.',
    );
  }
}
