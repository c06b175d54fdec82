import type { WrittenAmount } from './readAmount.js';

/** A transaction as a bank's file or statement has it. */
export interface ReadRow extends WrittenAmount {
  /** Where it starts, from 1. */
  line: number;
  date: string;
  time: string | undefined;
  instant: string | undefined;
  /** What the bank prints for the merchant. */
  text: string;
  city?: string | undefined;
  country?: string | undefined;
  postcode?: string | undefined;
  mcc?: string | undefined;
}

/** What one way of reading a text makes of it. */
export interface RowReading {
  rows: ReadRow[];
  /** "Line 4: expected a date, but got: nothing." */
  problems: string[];
}
