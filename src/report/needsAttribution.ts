import type { Attributions } from '../display/Attribution.js';
import type { MerchantRecord } from '../service/types.js';
import { attributionsFor } from '../sources/attributionsFor.js';
import { type MerchantField, partFields } from '../sources/partFields.js';
import type { MerchantReportReason } from './ReportReasons.js';

/** The record fields that each reason may show. */
const REASON_FIELDS: Readonly<Record<MerchantReportReason, readonly MerchantField[]>> = {
  name: partFields.name,
  location: partFields.address,
  logo: partFields.logo,
  category: [...partFields.category, ...partFields.categoryIcon],
};

/**
 * Whether what a reason is about may need an attribution. It then stands in the details only, and
 * the form does not repeat it.
 */
export function needsAttribution(
  reason: MerchantReportReason,
  merchant: MerchantRecord | undefined,
  attributions: Attributions,
): boolean {
  return (
    merchant !== undefined &&
    attributionsFor(merchant, REASON_FIELDS[reason], attributions).size > 0
  );
}
