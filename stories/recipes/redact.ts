import type { ListedTransaction, Transaction } from '../../src/index.js';

/** A row of this bank. The list shows all of it; `redact` says what may be sent. */
export interface Payment extends ListedTransaction {
  kind: 'card' | 'transfer';
}

/** Text around an @ sign, up to the next blank. */
const EMAIL = /[^\s@]+@[^\s@]+/g;

const cutEmails = (text: string | undefined) => text?.replace(EMAIL, '').trim();

/** Sends card payments only, without e-mail addresses. Transfers between persons are never sent. */
export function redact(transaction: Readonly<Transaction>): Transaction | null {
  // By what may be sent, so that a new kind of payment is not sent by accident.
  const isCard = 'kind' in transaction && transaction.kind === 'card';
  if (!isCard) return null;
  return {
    ...transaction,
    merchant_name: cutEmails(transaction.merchant_name),
    location: cutEmails(transaction.location),
  };
}
