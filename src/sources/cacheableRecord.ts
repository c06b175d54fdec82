import { isEmptyValue } from '../service/response/isEmptyValue.js';
import type { MerchantRecord } from '../service/types.js';
import { fieldLabel } from './fieldSource.js';
import type { MerchantField } from './partFields.js';

/**
 * Kept whatever their label: the terms of places providers let a place's id be kept for ever, and
 * without `isClearResponse` a merchant that was not found would look like one that was.
 */
const ALWAYS_KEPT: ReadonlySet<MerchantField> = new Set(['place_id', 'isClearResponse'] as const);

/** What only the service itself can know. Kept unless a label names a source that is not its own. */
const OWN_WITHOUT_LABEL: ReadonlySet<MerchantField> = new Set([
  'intermediary',
  'brand',
  'aggregateLevel',
  'store',
] as const);

/**
 * The record without the fields that may not be written to disk, and with the labels of those that
 * remain; the record itself if it loses nothing but empty values. A field may be kept if its label
 * is one of `sources`, or if it is one of `also`. Stricter than a credit, which may guess a label
 * (`fieldSource`): crediting a source too often does no harm, but data stored by a wrong guess
 * breaks the terms of its source.
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
  return label === undefined ? OWN_WITHOUT_LABEL.has(field) : sources.includes(label);
}
