import { parseMerchant } from '../service/response/parseMerchant.js';
import type { MerchantRecord, Transaction } from '../service/types.js';
import { cleanText } from './cleanText.js';
import { foldText } from './foldText.js';
import { siteNameOf } from './links.js';

/** What of a transaction helps to say whose it is. */
export type MerchantTransaction = Pick<Transaction, 'country'> & {
  /** As in a `ListedTransaction`. */
  counterparty?: object | undefined;
};

/**
 * The same text for payments at the same merchant, whatever the branch, for grouping and counting:
 * by the id of its brand, else by the host of its website, else by its name and country. Undefined
 * without a record, because raw text has branches and terminals in it, and for a transfer to a
 * person. Compare keys; what is in them may change.
 *
 * It is a guess where there is no brand id. A host that many merchants share, as that of a
 * marketplace, makes them one. A record with a website and one without it are two; so are those
 * whose country is written in two ways. Two merchants of one name and country are one. A name that
 * the service only tidied (`isClearResponse`) may have a branch in it. A brand without an id is a
 * placeholder, and `place_id` and `store` are of one branch: none of them counts.
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
  // A name of nothing but punctuation is one, too.
  return `name:${foldText(name) || name}|${foldText(country)}`;
}
