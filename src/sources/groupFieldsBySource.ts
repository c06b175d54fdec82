import { isEmptyValue } from '../service/response/isEmptyValue.js';
import type { MerchantRecord } from '../service/types.js';
import { findAttribution } from './attributionsFor.js';
import { fieldSource, type SourceTerms } from './fieldSource.js';
import type { MerchantField } from './partFields.js';
import { warnOfMissingCredits } from './warnOfMissingCredits.js';

/** The fields of a record that need the same attribution, or none. */
export interface SourceGroup<T extends SourceTerms> {
  /** Label of the source; undefined for everything that needs no attribution. */
  label: string | undefined;
  attribution: T | undefined;
  merchant: MerchantRecord;
}

/**
 * Groups the fields of a record by the attribution that they need, starting with those that need
 * none. Each group is a record, so that any component can show it.
 */
export function groupFieldsBySource<T extends SourceTerms>(
  merchant: MerchantRecord,
  attributions: Readonly<Record<string, T | null>>,
): SourceGroup<T>[] {
  const own: SourceGroup<T> = { label: undefined, attribution: undefined, merchant: {} };
  const groups = new Map<string, SourceGroup<T>>();
  const fields = Object.keys(merchant) as MerchantField[];
  warnOfMissingCredits(merchant, fields, attributions);
  for (const field of fields) {
    const label = fieldSource(merchant, field, attributions);
    const isEmpty = isEmptyValue(merchant[field]);
    const attribution = isEmpty ? undefined : findAttribution(attributions, label);
    let group = own;
    if (label !== undefined && attribution) {
      group = groups.get(label) ?? { label, attribution, merchant: {} };
      groups.set(label, group);
    }
    copyField(merchant, group.merchant, field);
  }
  return [own, ...groups.values()];
}

function copyField<F extends MerchantField>(
  from: MerchantRecord,
  to: MerchantRecord,
  field: F,
): void {
  to[field] = from[field];
}
