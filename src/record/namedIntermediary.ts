import type { MerchantRecord } from '../service/types.js';
import { cleanText } from './cleanText.js';
import { safeUrl, siteName } from './links.js';

export interface NamedIntermediary {
  name: string;
  /** Host of its website, without `www.`. */
  host: string | undefined;
}

/**
 * The payment intermediary, unless it is the merchant itself, as the service returns it when the
 * merchant is unknown. Names and hosts are compared case-folded.
 */
export function namedIntermediary(
  merchant: MerchantRecord | undefined,
): NamedIntermediary | undefined {
  const name = cleanText(merchant?.intermediary?.name);
  if (!merchant || name === undefined) return undefined;
  const host = hostOf(merchant.intermediary?.website);
  const isMerchant =
    fold(name) === fold(cleanText(merchant.name) ?? '') ||
    (host !== undefined && host === hostOf(merchant.website));
  return isMerchant ? undefined : { name, host };
}

const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en');

function hostOf(website: string | undefined): string | undefined {
  const url = safeUrl(website);
  return url && siteName(url);
}
