import { parsedRecords } from '../service/response/parseMerchant.js';
import type { MerchantRecord } from '../service/types.js';
import { remember } from '../utils/remember.js';
import { findAttribution } from './attributionsFor.js';
import { fieldSource, type SourceTerms } from './fieldSource.js';
import { type MerchantField, rowFields } from './partFields.js';
import { warnOfMissingCredits } from './warnOfMissingCredits.js';

type Terms = Readonly<Record<string, SourceTerms | null>>;

/** Cache by `attributions`, then by the whole record. */
const rowRecords = new WeakMap<Terms, WeakMap<MerchantRecord, MerchantRecord>>();

/**
 * The record without the fields of sources whose terms keep them out of the rows of a list
 * (`row: false`). The record itself where there are no such terms. The same object for the same
 * record and `attributions`.
 */
export function recordForRow(
  merchant: MerchantRecord | undefined,
  attributions: Terms,
): MerchantRecord | undefined {
  if (!merchant) return undefined;
  if (process.env.NODE_ENV !== 'production') {
    warnOfMissingCredits(merchant, Object.values(rowFields).flat(), attributions);
  }
  if (Object.values(attributions).every((terms) => terms?.row !== false)) return merchant;
  const known = remember(rowRecords, attributions, () => new WeakMap());
  return remember(known, merchant, () => leaveOut(merchant, attributions));
}

function leaveOut(merchant: MerchantRecord, attributions: Terms): MerchantRecord {
  const isShown = ([field]: [string, unknown]) => {
    const label = fieldSource(merchant, field as MerchantField, attributions);
    return findAttribution(attributions, label)?.row !== false;
  };
  const shown: MerchantRecord = Object.fromEntries(Object.entries(merchant).filter(isShown));
  if (parsedRecords.get(merchant) === merchant) parsedRecords.set(shown, shown);
  return shown;
}
