import type { MerchantRecord } from '../service/types.js';
import type { Attributions } from './Attribution.js';
import { findAttribution } from './findAttribution.js';
import { type MerchantField, sourceOf } from './sourceOf.js';

/** What of a record a list's row may show: without the fields of sources whose terms forbid it (`row: false`). */
export function rowRecord(
  merchant: MerchantRecord | undefined,
  attributions: Attributions,
): MerchantRecord | undefined {
  const isFree = Object.values(attributions).every(({ row = true }) => row);
  if (!merchant || isFree) return merchant;
  const mayShow = ([field]: [string, unknown]) => {
    const label = sourceOf(merchant, field as MerchantField, attributions);
    return findAttribution(attributions, label)?.row ?? true;
  };
  return Object.fromEntries(Object.entries(merchant).filter(mayShow));
}
