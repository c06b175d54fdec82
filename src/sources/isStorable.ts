import type { MerchantRecord } from '../service/types.js';
import { fieldLabel } from './fieldSource.js';
import type { MerchantField } from './partFields.js';

/** What only the service itself can know, and the place's id, which may be kept for ever. */
const FREE_FIELDS: ReadonlySet<MerchantField> = new Set<MerchantField>([
  'place_id',
  'intermediary',
  'brand',
  'aggregateLevel',
  'store',
]);

/**
 * Whether a record may be written to disk: every field carries the label of one of these sources.
 * Stricter than a credit, which may guess a label (`fieldSource`): crediting a source too often
 * does no harm, but data stored by a wrong guess breaks the terms of its source.
 */
export function isStorable(merchant: MerchantRecord, ownSources: readonly string[]): boolean {
  return (Object.keys(merchant) as MerchantField[]).every((field) => {
    if (field === 'cachePolicy' || FREE_FIELDS.has(field)) return true;
    const label = fieldLabel(merchant, field);
    return label !== undefined && ownSources.includes(label);
  });
}
