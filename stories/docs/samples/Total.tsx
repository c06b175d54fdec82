import type { ReactElement } from 'react';
import { TransactionAmount } from '../../../src/index.js';

/** A decimal string keeps every digit. */
export function Total(): ReactElement {
  return <TransactionAmount transaction={{ amount: '-1257.60', currency: 'EUR' }} />;
}
