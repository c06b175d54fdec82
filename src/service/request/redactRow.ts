import { warnOnce } from '../../utils/warnOnce.js';
import type { Transaction } from '../types.js';
import { isUsableRow } from './isUsableRow.js';
import { readText } from './readText.js';
import { TRANSACTION_FIELDS } from './toWireTransaction.js';

/**
 * The host app's rule: returns what may be sent for a row, under the same id, or null for nothing.
 * It also sees the counterparty of a transfer, who is never sent.
 */
export type Redact = (
  transaction: Readonly<Transaction & { counterparty?: { name: string } | undefined }>,
) => Transaction | null;

/** Represents every withheld row. It has no text, so it is never requested. */
export const WITHHELD: Transaction = { id: '' };

const redactedRows = new WeakMap<Transaction, { redact: Redact; sendable: Transaction }>();

/**
 * Returns what may be sent for a row: without a rule the row itself, else a copy of the rule's
 * result. `WITHHELD` if that is nothing, for a row that cannot be looked up, and without a rule for
 * one with a `counterparty`, whose text names a person. An inline rule is a new function on each
 * render; results with the same content keep their identity.
 */
export function redactRow(row: Transaction, redact: Redact | undefined): Transaction {
  if (!isUsableRow(row)) return WITHHELD;
  if (!redact) return hasCounterparty(row) ? WITHHELD : row;
  const last = redactedRows.get(row);
  if (last?.redact === redact) return last.sendable;
  const next = applyRule(row, redact);
  const isSame =
    last && TRANSACTION_FIELDS.every((field) => Object.is(last.sendable[field], next[field]));
  const sendable = isSame ? last.sendable : next;
  redactedRows.set(row, { redact, sendable });
  return sendable;
}

/** Whatever its value, because the host app meant a person. */
const hasCounterparty = (row: Transaction & { counterparty?: unknown }): boolean =>
  (row.counterparty ?? undefined) !== undefined;

const redactedLists = new WeakMap<readonly Transaction[], readonly Transaction[]>();

const NO_ROWS: readonly Transaction[] = [];

/** Redacts a list; the array is stable while all of its rows are. */
export function redactRows(
  rows: readonly Transaction[],
  redact: Redact | undefined,
): readonly Transaction[] {
  if (!Array.isArray(rows)) {
    const got = rows === null ? 'null' : typeof rows;
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`expected an array of transactions, but got: ${got}.`);
    return NO_ROWS;
  }
  const next = rows.map((row) => redactRow(row, redact));
  const isLike = (list: readonly Transaction[]) =>
    list.length === next.length && list.every((row, index) => row === next[index]);
  if (isLike(rows)) return rows;
  const last = redactedLists.get(rows);
  if (last && isLike(last)) return last;
  redactedLists.set(rows, next);
  return next;
}

/**
 * Calls the rule, and withholds the row if it fails. The warning does not quote the error, which
 * may contain raw text.
 */
function applyRule(row: Transaction, redact: Redact): Transaction {
  let got: string;
  try {
    const result: unknown = redact(row);
    if (result === null) return WITHHELD;
    // An asynchronous rule is not supported; its rejection is ignored.
    if (result instanceof Promise) result.catch(() => {});
    if (typeof result === 'object') {
      const copy = copyFields(result as Transaction);
      if (readText('id', copy.id) === readText('id', row.id)) return copy;
      got = 'another id';
    } else {
      got = typeof result;
    }
  } catch {
    got = 'an error';
  }
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `expected redact to return null or a transaction with the same id, but got: ${got}. Such rows are not sent.`,
    );
  return WITHHELD;
}

function copyFields(transaction: Transaction): Transaction {
  // Includes getters of a class, but nothing from `Object.prototype`.
  const given = TRANSACTION_FIELDS.filter(
    (field) => Object.hasOwn(transaction, field) || !(field in Object.prototype),
  );
  const fields = given.map((field) => [field, transaction[field]]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Transaction;
}
