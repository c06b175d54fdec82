import { isEmptyValue } from '../service/response/isEmptyValue.js';
import type { MerchantRecord } from '../service/types.js';
import { fieldSource, type SourceTerms } from './fieldSource.js';
import type { MerchantField } from './partFields.js';
import { warnOfMissingCredits } from './warnOfMissingCredits.js';

/** The attributions required for showing these record fields, by label, without duplicates. */
export function attributionsFor<T extends SourceTerms>(
  merchant: MerchantRecord,
  fields: readonly MerchantField[],
  attributions: Readonly<Record<string, T | null>>,
): Map<string, T> {
  warnOfMissingCredits(merchant, fields, attributions);
  const needed = new Map<string, T>();
  if (Object.keys(attributions).length === 0) return needed;
  for (const field of fields) {
    const label = fieldSource(merchant, field, attributions);
    const attribution = findAttribution(attributions, label);
    if (label === undefined || !attribution || isEmptyValue(merchant[field])) continue;
    needed.set(label, attribution);
  }
  return needed;
}

/**
 * The attribution of a label, if its source needs one. Checks own properties, because a service's
 * label may be `constructor`.
 */
export function findAttribution<T extends SourceTerms>(
  attributions: Readonly<Record<string, T | null>>,
  label: string | undefined,
): T | undefined {
  return label !== undefined && Object.hasOwn(attributions, label)
    ? (attributions[label] ?? undefined)
    : undefined;
}
