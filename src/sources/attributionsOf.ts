import type { MerchantRecord } from '../service/types.js';
import type { Attribution, Attributions } from './Attribution.js';
import { findAttribution } from './findAttribution.js';
import { type MerchantField, sourceOf } from './sourceOf.js';

/** The attributions that showing these fields of these records needs, by label, each once. */
export function attributionsOf(
  merchants: readonly MerchantRecord[],
  fields: readonly MerchantField[],
  attributions: Attributions,
): Map<string, Attribution> {
  const needed = new Map<string, Attribution>();
  for (const merchant of merchants) {
    for (const field of fields) {
      if (merchant[field] === undefined) continue;
      const label = sourceOf(merchant, field, attributions);
      const attribution = findAttribution(attributions, label);
      if (label !== undefined && attribution) needed.set(label, attribution);
    }
  }
  return needed;
}
