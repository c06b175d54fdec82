'use client';
import { useState } from 'react';

/**
 * An id that stays the same while a component shows the same payment: that of its first row, until a
 * row comes that does not replace the one before.
 */
export function usePaymentId(transaction: { id: string; replaces?: string | undefined }): string {
  const { id, replaces } = transaction;
  const [payment, setPayment] = useState({ rowId: id, id });
  if (payment.rowId === id) return payment.id;
  const next = { rowId: id, id: String(replaces) === String(payment.rowId) ? payment.id : id };
  setPayment(next);
  return next.id;
}
