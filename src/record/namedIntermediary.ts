import type { MerchantRecord } from '../service/types.js';
import { cleanText } from './cleanText.js';
import { foldCase } from './foldCase.js';
import { siteNameOf } from './links.js';

export interface NamedIntermediary {
  name: string;
  /** Host of its website, without `www.`. */
  host: string | undefined;
}

/**
 * The payment intermediary, unless it is the merchant itself, which is what the service returns for
 * an unknown merchant. Names and hosts are compared case-folded.
 */
export function namedIntermediary(
  merchant: MerchantRecord | undefined,
): NamedIntermediary | undefined {
  const name = cleanText(merchant?.intermediary?.name);
  if (!merchant || name === undefined) return undefined;
  const host = siteNameOf(merchant.intermediary?.website);
  const isMerchant =
    foldCase(name) === foldCase(cleanText(merchant.name) ?? '') ||
    (host !== undefined && host === siteNameOf(merchant.website));
  return isMerchant ? undefined : { name, host };
}
