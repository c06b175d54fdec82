import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { cleanText } from './cleanText.js';
import { foldText } from './foldText.js';
import { siteNameOf } from './links.js';

/** The transaction fields used to identify a merchant. */
export type MerchantTransaction = Pick<Transaction, 'country'> & {
  /** `counterparty` of a `ListedTransaction`. */
  counterparty?: object | undefined;
};

/**
 * Key for grouping and counting payments at the same merchant, whatever the branch: from the id of
 * its brand, else the host of its website, else its name and country. Undefined without a record,
 * because raw text contains branches and terminals, and for a transfer to a person. Only compare
 * keys; their format may change.
 *
 * Without a brand id it is a guess. Merchants that share a host, such as a marketplace's, get one
 * key. A record with a website and one without get two; so do different spellings of the country.
 * Two merchants of the same name and country get one. A name that the service only tidied
 * (`isClearResponse`) may contain a branch. A brand without an id is a placeholder, and `place_id`
 * and `store` belong to one branch, so none of them is used.
 */
export function merchantKey(
  record: MerchantRecord | undefined,
  transaction: MerchantTransaction | undefined,
): string | undefined {
  const merchant = parseMerchant(record);
  if (!merchant || (transaction?.counterparty ?? undefined) !== undefined) return undefined;
  const brand = cleanText(merchant.brand?.id);
  if (brand !== undefined) return `brand:${brand}`;
  const site = siteNameOf(merchant.website);
  if (site !== undefined) return `site:${site}`;
  const name = cleanText(merchant.name);
  if (name === undefined) return undefined;
  const country = cleanText(merchant.country) ?? cleanText(transaction?.country) ?? '';
  // A name of punctuation alone is a name, too.
  return `name:${foldText(name) || name}|${foldText(country)}`;
}
