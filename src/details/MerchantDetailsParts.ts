import type { ReactNode } from 'react';
import type { MerchantLookup } from '../query/hooks/MerchantLookup.js';
import type { MerchantRecord } from '../service/types.js';
import type { ListedTransaction } from '../view/ListedTransaction.js';

/** What the details show at the moment, for a part that a host makes. */
export interface MerchantDetailsShown {
  transaction: ListedTransaction;
  lookup: MerchantLookup | undefined;
  /** The candidate that is shown. For `contact` and `reviews` only its fields of one source. */
  merchant: MerchantRecord | undefined;
  /** Its index in `lookup.merchants`. */
  candidate: number;
  onCandidateChange: (candidate: number) => void;
  /** Of a section's heading. */
  sectionLevel: 2 | 3 | 4 | 5 | 6;
}

/** Something to show, null for nothing, or a function of what is shown and of our own part. It is no component: no hooks. */
export type MerchantDetailsPart =
  | ReactNode
  | ((shown: MerchantDetailsShown, ours: ReactNode) => ReactNode);

/**
 * The parts of the details, from top to bottom. One that is given stands where ours would, and only there: `hours` of a record
 * without hours is not asked for. Null takes the part away; undefined keeps ours. Parts of a record stay in the container of their
 * source, with its attribution, whoever makes them; who shows more of the record than ours does, or all of it in a `header`,
 * shows the attribution of that too.
 */
export interface MerchantDetailsParts {
  /** All from `logo` to `notes`. */
  header?: MerchantDetailsPart;
  logo?: MerchantDetailsPart;
  /** Inside the heading: text and pictures. Taken away, it is still read out, since it names the whole. */
  name?: MerchantDetailsPart;
  category?: MerchantDetailsPart;
  amount?: MerchantDetailsPart;
  date?: MerchantDetailsPart;
  /** The line of `meta`, "Online" and "Pending". */
  notes?: MerchantDetailsPart;
  /** The bank's raw text. */
  statement?: MerchantDetailsPart;
  /** What is known of the merchant, in words, announced when it changes, and the button that tries again. */
  status?: MerchantDetailsPart;
  /** The choice between several merchants. */
  candidates?: MerchantDetailsPart;
  /** Map, category, address, phone, website. Once for each source. */
  contact?: MerchantDetailsPart;
  hours?: MerchantDetailsPart;
  /** Rating, prices, reviews. Once for each source. */
  reviews?: MerchantDetailsPart;
  /** Intermediary, brand, parent, programmes. */
  about?: MerchantDetailsPart;
  /** Which source each group of fields comes from. */
  sources?: MerchantDetailsPart;
}
