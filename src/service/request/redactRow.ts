import { warnOnce } from '../../utils/warnOnce.js';
import type { Transaction } from '../types.js';
import { isUsableRow } from './isUsableRow.js';
import { readText } from './readText.js';
import { TRANSACTION_FIELDS } from './toWireTransaction.js';

/**
 * The host app's rule: what may be sent of a row, under the same id, or null for nothing. It also
 * sees the person at the other end of a transfer, who is never sent.
 */
export type Redact = (
  transaction: Readonly<Transaction & { counterparty?: { name: string } | undefined }>,
) => Transaction | null;

/** Stands for every row of which nothing may be sent. It holds no text, so it is never requested. */
export const WITHHELD: Transaction = { id: '' };

const redactedRows = new WeakMap<Transaction, { redact: Redact; sendable: Transaction }>();

/**
 * What may be sent of a row: the row itself without a rule, else a copy of what the rule returns.
 * `WITHHELD` if that is nothing, for a row that cannot be looked up, and without a rule for one that
 * has a `counterparty`: its text names a person. A rule that is written inline is another function
 * on each render; as long as its result has the same content, it is the same object.
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

/** Whatever it is, because what the host app meant is a person. */
const hasCounterparty = (row: Transaction & { counterparty?: unknown }): boolean =>
  (row.counterparty ?? undefined) !== undefined;

const redactedLists = new WeakMap<readonly Transaction[], readonly Transaction[]>();

const NO_ROWS: readonly Transaction[] = [];

/** The same for a list: an array that stays the same while all of its rows do. */
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

/** A rule that fails withholds the row. The warning quotes nothing: an error may hold raw text. */
function applyRule(row: Transaction, redact: Redact): Transaction {
  let got: string;
  try {
    const result: unknown = redact(row);
    if (result === null) return WITHHELD;
    // An asynchronous rule cannot be waited for; that it rejects is nobody's business any more.
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
  // A getter of a class counts, but nothing that every object has.
  const given = TRANSACTION_FIELDS.filter(
    (field) => Object.hasOwn(transaction, field) || !(field in Object.prototype),
  );
  const fields = given.map((field) => [field, transaction[field]]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Transaction;
}
