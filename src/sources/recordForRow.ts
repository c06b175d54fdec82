import type { MerchantRecord } from '../service/types.js';
import { findAttribution } from './attributionsFor.js';
import { fieldSource, type SourceTerms } from './fieldSource.js';
import { type MerchantField, rowFields } from './partFields.js';
import { warnOfMissingCredits } from './warnOfMissingCredits.js';

/** Everything that a row may show. */
export const ROW_FIELDS = Object.values(rowFields).flat();

/**
 * The record without the fields of sources whose terms keep them out of the rows of a list
 * (`row: false`). The record itself where there are no such terms.
 */
export function recordForRow(
  merchant: MerchantRecord | undefined,
  attributions: Readonly<Record<string, SourceTerms | null>>,
): MerchantRecord | undefined {
  if (!merchant) return undefined;
  warnOfMissingCredits(merchant, ROW_FIELDS, attributions);
  if (Object.values(attributions).every((terms) => terms?.row !== false)) return merchant;
  const shown = { ...merchant };
  for (const field of Object.keys(merchant) as MerchantField[]) {
    const label = fieldSource(merchant, field, attributions);
    if (findAttribution(attributions, label)?.row === false) delete shown[field];
  }
  return shown;
}
