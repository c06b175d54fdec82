import type { SandboxTransaction } from '../SandboxTransaction.js';

/** A transaction before it has an id and a date. */
export type StatementRow = Omit<SandboxTransaction, 'id' | 'date' | 'pending'>;

/** Where rows of one place come from: the same text every time, so that look-ups can be shared. */
export interface StatementSource {
  /** How often it is drawn, against the others. */
  weight: number;
  draw: (random: () => number) => StatementRow;
}
