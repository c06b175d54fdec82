import { EnrichmentError } from '../EnrichmentError.js';
import { isObject } from './isObject.js';
import type { MerchantResult } from './MerchantResult.js';
import { parseMerchant } from './parseMerchant.js';
import { readList } from './readList.js';
import { toResult } from './toResult.js';

/** What was wrong with an answer. Holds names only, never a value. */
export type ResponseIssue =
  /** The answer lacks this transaction id. */
  | { type: 'missing'; id: string }
  /** So many ids of the answer were not asked; they are left out. */
  | { type: 'extra'; count: number }
  /**
   * A part that was not well-formed and left out, by its path in the record of a transaction id: `opening_hours.periods.2`,
   * or `` for a whole record. `*` stands for an unknown field whose name does not look like one.
   */
  | { type: 'field-dropped'; id: string; field: string };

export interface ParsedResponse {
  /** One entry per id asked: what its records say, or why this row alone failed (`missing`, `malformed`). */
  rows: ReadonlyMap<string, MerchantResult | EnrichmentError>;
  faults: readonly ResponseIssue[];
}

const readRecords = readList(parseMerchant);
/** Of a record in its row. */
const INDEX = /^\d+\.?/;

/** Reports per row. A record of nothing but unknown fields must not become as many events. */
export const MAX_DROPPED_PER_ROW = 100;

/**
 * Reads an answer leniently: a bad field never costs the record, a bad record never its row, a bad row never the
 * batch. What is well-formed of the records is kept as it is, and `receipt` with each row's answer. Throws an
 * `EnrichmentError` of kind `malformed` when the body is not a JSON object at all.
 */
export function parseResponse(
  body: unknown,
  ids: readonly string[],
  receipt?: MerchantResult['receipt'],
): ParsedResponse {
  if (!isObject(body)) throw new EnrichmentError('malformed', { transactionIds: ids });
  const rows = new Map<string, MerchantResult | EnrichmentError>();
  const faults: ResponseIssue[] = [];
  for (const id of ids) {
    if (!rows.has(id)) rows.set(id, parseRow(body, id, faults, receipt));
  }
  const count = Object.keys(body).filter((id) => !rows.has(id)).length;
  if (count > 0) faults.push({ type: 'extra', count });
  return { rows, faults };
}

function parseRow(
  body: Readonly<Record<string, unknown>>,
  id: string,
  faults: ResponseIssue[],
  receipt: MerchantResult['receipt'],
): MerchantResult | EnrichmentError {
  // Own properties only: `constructor` and `__proto__` are ordinary ids.
  if (!Object.hasOwn(body, id)) {
    faults.push({ type: 'missing', id });
    return new EnrichmentError('missing', { transactionIds: [id] });
  }
  const row = body[id];
  const lost: string[] = [];
  const records = readRecords(row, lost);
  for (const path of lost.slice(0, MAX_DROPPED_PER_ROW)) {
    faults.push({ type: 'field-dropped', id, field: path.replace(INDEX, '') });
  }
  if (!records || (lost.length > 0 && records.length === 0)) {
    return new EnrichmentError('malformed', { transactionIds: [id] });
  }
  return toResult(records, id, receipt);
}
