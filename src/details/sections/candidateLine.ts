import { addressLines } from '../../record/addressLines.js';
import { cleanText } from '../../record/cleanText.js';
import { joinPlaces } from '../../record/joinPlaces.js';
import type { MerchantRecord } from '../../service/types.js';
import type { MerchantField } from '../../sources/sourceOf.js';

export interface CandidateLine {
  text: string | undefined;
  /** What of the record it shows. */
  fields: readonly MerchantField[];
}

const ADDRESS_PARTS: readonly MerchantField[] = [
  'route',
  'street_number',
  'postal_code',
  'locality',
];

/** What tells merchants of one name apart: where they are, otherwise what they are. */
export function candidateLine(merchant: MerchantRecord, online: boolean): CandidateLine {
  const lines = online ? [] : addressLines(merchant);
  if (lines.length > 0) {
    const isWhole = lines.length === 1 && lines[0] === cleanText(merchant.address);
    return { text: joinPlaces(lines), fields: isWhole ? ['address'] : ADDRESS_PARTS };
  }
  const category = cleanText(merchant.category);
  if (category) return { text: category, fields: ['category'] };
  return { text: cleanText(merchant.website), fields: ['website'] };
}
