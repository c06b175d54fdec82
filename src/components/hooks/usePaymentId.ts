'use client';
import { useState } from 'react';

/**
 * An id that is stable while a component shows the same payment: the id of its first row, until a
 * row comes that does not replace the previous one.
 */
export function usePaymentId(transaction: { id: string; replaces?: string | undefined }): string {
  const { id, replaces } = transaction;
  const [payment, setPayment] = useState({ rowId: id, id });
  // An untyped app may have NaN here.
  if (Object.is(payment.rowId, id)) return payment.id;
  const next = { rowId: id, id: String(replaces) === String(payment.rowId) ? payment.id : id };
  setPayment(next);
  return next.id;
}
