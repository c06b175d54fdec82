import { isEmptyValue } from '../service/response/isEmptyValue.js';
import { recordsWith } from '../service/response/recordFields.js';
import type { MerchantRecord } from '../service/types.js';
import { fieldLabel } from './fieldSource.js';
import type { MerchantField } from './partFields.js';

/**
 * Always kept: the terms of places providers allow a place's id to be stored indefinitely, and
 * without `isClearResponse` a merchant that was not found would look found.
 */
const ALWAYS_KEPT: ReadonlySet<MerchantField> = new Set(['place_id', 'isClearResponse'] as const);

/**
 * The record without fields that may not be persisted, and with the labels of the remaining ones;
 * the same record if it loses nothing but empty values. A field is kept if its label is in
 * `sources`, if it has none and only the service itself can have it, or if it is in `also`. Stricter than crediting, which may guess a label
 * (`fieldSource`): an unnecessary credit does no harm, but data stored on a wrong guess breaks its
 * source's terms.
 */
export function cacheableRecord(
  merchant: MerchantRecord,
  sources: readonly string[],
  also: readonly MerchantField[] = [],
): MerchantRecord {
  const filled = (Object.keys(merchant) as MerchantField[]).filter(
    (field) => !isEmptyValue(merchant[field]),
  );
  const kept = filled.filter(
    (field) => also.includes(field) || mayBeKept(merchant, field, sources),
  );
  if (kept.length === filled.length) return merchant;
  const labels = kept.flatMap((field) => {
    const label = fieldLabel(merchant, field);
    return label === undefined ? [] : [[field, label]];
  });
  const entries: [string, unknown][] = kept.map((field) =>
    field === 'cachePolicy' ? [field, Object.fromEntries(labels)] : [field, merchant[field]],
  );
  return Object.fromEntries(entries);
}

function mayBeKept(
  merchant: MerchantRecord,
  field: MerchantField,
  sources: readonly string[],
): boolean {
  if (field === 'cachePolicy' || ALWAYS_KEPT.has(field)) return true;
  const label = fieldLabel(merchant, field);
  return label === undefined ? recordsWith(field) === 'own' : sources.includes(label);
}
