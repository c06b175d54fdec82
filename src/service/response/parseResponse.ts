import { EnrichmentError } from '../EnrichmentError.js';
import { isObject, list } from './decoders.js';
import { type MerchantResult, toResult } from './MerchantResult.js';
import { decodeMerchant } from './parseMerchant.js';

/** A problem in a response. Contains names only, never values. */
export type ResponseIssue =
  /** The response lacks this transaction id. */
  | { type: 'missing'; id: string }
  /** The response has this many ids that were not requested; they are ignored. */
  | { type: 'extra'; count: number }
  /**
   * A malformed part that was dropped, by its path in the record of a transaction id:
   * `opening_hours.periods.2`, or an empty string for a whole record. `*` stands for an unknown
   * field whose name does not look like one.
   */
  | { type: 'field-dropped'; id: string; field: string };

export interface ParsedResponse {
  /** One entry per requested id: its result, or why this row alone failed. */
  rows: ReadonlyMap<string, MerchantResult | EnrichmentError>;
  issues: readonly ResponseIssue[];
}

const records = list(decodeMerchant);

/** The part of a path that is the record's index in its row. */
const RECORD_INDEX = /^\d+\.?/;

/**
 * Maximum issues reported per row, so that a record full of unknown fields does not flood the
 * events.
 */
export const MAX_DROPPED_PER_ROW = 100;

/**
 * Parses a response leniently: a bad field never affects the record, a bad record never its row, a
 * bad row never the batch. `receipt` is stored with each row's result. Throws an `EnrichmentError`
 * of kind `malformed` if the body is not a JSON object.
 */
export function parseResponse(
  body: unknown,
  ids: readonly string[],
  receipt?: MerchantResult['receipt'],
): ParsedResponse {
  if (!isObject(body)) throw new EnrichmentError('malformed', { transactionIds: ids });
  const rows = new Map<string, MerchantResult | EnrichmentError>();
  const issues: ResponseIssue[] = [];
  for (const id of new Set(ids)) {
    // Own properties only: `constructor` and `__proto__` are ordinary ids.
    if (Object.hasOwn(body, id)) {
      rows.set(id, parseRow(body[id], id, issues, receipt));
    } else {
      issues.push({ type: 'missing', id });
      rows.set(id, new EnrichmentError('missing', { transactionIds: [id] }));
    }
  }
  const count = Object.keys(body).filter((id) => !rows.has(id)).length;
  if (count > 0) issues.push({ type: 'extra', count });
  return { rows, issues };
}

function parseRow(
  row: unknown,
  id: string,
  issues: ResponseIssue[],
  receipt: MerchantResult['receipt'],
): MerchantResult | EnrichmentError {
  const paths: string[] = [];
  const merchants = records(row, paths);
  for (const path of paths.slice(0, MAX_DROPPED_PER_ROW)) {
    issues.push({ type: 'field-dropped', id, field: path.replace(RECORD_INDEX, '') });
  }
  if (!merchants || (paths.length > 0 && merchants.length === 0)) {
    return new EnrichmentError('malformed', { transactionIds: [id] });
  }
  return toResult(merchants, id, receipt);
}
