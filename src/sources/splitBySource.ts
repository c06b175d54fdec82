import type { MerchantRecord } from '../service/types.js';
import type { Attribution, Attributions } from './Attribution.js';
import { findAttribution } from './findAttribution.js';
import { type MerchantField, sourceOf } from './sourceOf.js';

/** The fields of a record that need one attribution, or none. */
export interface SourcePart {
  /** Label of the source; undefined for everything that needs no attribution. */
  label: string | undefined;
  attribution: Attribution | undefined;
  merchant: MerchantRecord;
}

/**
 * A record cut into parts by the attribution that their fields need, first the part that needs none. Each part is a record, so
 * that whatever shows records can show it.
 */
export function splitBySource(merchant: MerchantRecord, attributions: Attributions): SourcePart[] {
  const own: SourcePart = { label: undefined, attribution: undefined, merchant: {} };
  const parts = new Map<string, SourcePart>();
  for (const field of Object.keys(merchant) as MerchantField[]) {
    const label = sourceOf(merchant, field, attributions);
    const attribution = findAttribution(attributions, label);
    let part = own;
    if (label !== undefined && attribution) {
      part = parts.get(label) ?? { label, attribution, merchant: {} };
      parts.set(label, part);
    }
    Object.assign(part.merchant, { [field]: merchant[field] });
  }
  return [own, ...parts.values()];
}
