import { hasUsableName, toWireTransaction } from '../service/request/toWireTransaction.js';
import { isObject } from '../service/response/decoders.js';
import type { Transaction } from '../service/types.js';
import { MAX_ROWS } from './plan.js';

/**
 * The rows of a sample file, reduced and masked as everywhere: an array of transactions, or an
 * object with `transactions`. Their ids are not read. Throws a `TypeError` that quotes nothing of
 * the file.
 */
export function readSample(text: string): Transaction[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TypeError('Merchantry: expected the sample to be JSON, but it cannot be parsed.');
  }
  const rows = isObject(json) ? json.transactions : json;
  if (!Array.isArray(rows)) {
    throw new TypeError(
      'Merchantry: expected the sample to be an array of transactions, such as [{ "merchant_name": "…" }].',
    );
  }
  const wrong = rows.findIndex((row) => !isObject(row));
  if (wrong >= 0) {
    throw new TypeError(`Merchantry: expected row ${wrong + 1} of the sample to be an object.`);
  }
  const usable = rows
    .map((row: object, index) => toWireTransaction({ ...row, id: `row-${index}` }))
    .filter(hasUsableName)
    .slice(0, MAX_ROWS);
  if (usable.length === 0) {
    throw new TypeError(
      'Merchantry: expected rows with a merchant_name of two characters or more in the sample, but got: none.',
    );
  }
  return usable;
}
