import { warnOnce } from '../../utils/warnOnce.js';
import type { Transaction } from '../types.js';
import { readText } from './readText.js';

/** Whether a row of the host app can be looked up: it is an object with an id. Warns once if not. */
export function isUsableRow(row: Transaction | null | undefined): row is Transaction {
  if (readText('id', row?.id)) return true;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `expected every row to be a transaction with an id, but got: ${row ? 'one without' : String(row)}. Such rows are never requested.`,
    );
  return false;
}
