import type { MerchantRecord } from '../service/types.js';
import type { Attributions } from '../sources/Attribution.js';
import { attributionsOf } from '../sources/attributionsOf.js';
import type { MerchantField } from '../sources/sourceOf.js';
import type { MerchantReportReason } from './ReportReasons.js';

/** What of a record each reason shows. */
const FIELDS: Readonly<Record<MerchantReportReason, readonly MerchantField[]>> = {
  name: ['name'],
  location: ['address', 'route', 'street_number', 'postal_code', 'locality'],
  logo: ['logoImg', 'img', 'brand', 'aggregateLevel', 'categoryImg'],
  category: ['category', 'categories', 'categoryImg'],
};

/** Whether what may be wrong needs an attribution: then it stands in the details only, and the form does not repeat it. */
export function needsAttribution(
  reason: MerchantReportReason,
  merchant: MerchantRecord | undefined,
  attributions: Attributions,
): boolean {
  return (
    merchant !== undefined && attributionsOf([merchant], FIELDS[reason], attributions).size > 0
  );
}
