import { EnrichmentError } from './EnrichmentError.js';
import { isObject } from './isObject.js';
import { parseMerchant } from './parseMerchant.js';
import { kept, MAX_LIST_LENGTH } from './readList.js';
import type { MerchantRecord } from './types.js';

/** A part of an answer that was not well-formed and left out. Holds names only, never the value. */
export interface DroppedField {
  /** Transaction id. */
  id: string;
  /**
   * Path in the record: `opening_hours.periods.2`, or `` for a whole record. `*` stands for an unknown field whose name
   * does not look like one.
   */
  field: string;
}

export interface ParsedAnswer {
  /** One entry per id asked: its records, or why this row alone failed (`missing`, `malformed`). */
  rows: ReadonlyMap<string, readonly MerchantRecord[] | EnrichmentError>;
  /** Ids in the answer that were not asked: never cached. */
  extra: readonly string[];
  dropped: readonly DroppedField[];
}

/** Reports per row. A record of nothing but unknown fields must not become as many events. */
export const MAX_DROPPED_PER_ROW = 100;

/**
 * Reads an answer leniently: a bad field never costs the record, a bad record never its row, a bad row never the
 * batch. The records are plain JSON. Throws an `EnrichmentError` of kind `malformed` when the body is not a JSON
 * object at all.
 */
export function parseAnswer(body: unknown, ids: readonly string[]): ParsedAnswer {
  if (!isObject(body)) throw new EnrichmentError('malformed', { transactionIds: ids });
  const rows = new Map<string, readonly MerchantRecord[] | EnrichmentError>();
  const dropped: DroppedField[] = [];
  for (const id of ids) {
    if (!rows.has(id)) rows.set(id, parseRow(body, id, dropped));
  }
  const extra = Object.keys(body).filter((id) => !rows.has(id));
  return { rows, extra, dropped };
}

function parseRow(
  body: Readonly<Record<string, unknown>>,
  id: string,
  dropped: DroppedField[],
): readonly MerchantRecord[] | EnrichmentError {
  // Own properties only: `constructor` and `__proto__` are ordinary ids.
  if (!Object.hasOwn(body, id)) return new EnrichmentError('missing', { transactionIds: [id] });
  const row = body[id];
  if (!Array.isArray(row)) return new EnrichmentError('malformed', { transactionIds: [id] });

  const lost: string[] = [];
  const records = kept(
    row.slice(0, MAX_LIST_LENGTH).map((element) => parseMerchant(element, lost)),
  );
  if (row.length > MAX_LIST_LENGTH) lost.push('');
  for (const field of lost.slice(0, MAX_DROPPED_PER_ROW)) dropped.push({ id, field });
  if (row.length > 0 && records.length === 0) {
    return new EnrichmentError('malformed', { transactionIds: [id] });
  }
  return records;
}
