import type { SandboxTransaction } from '../SandboxTransaction.js';

/** A transaction before it has an id and a date. */
export type StatementRow = Omit<SandboxTransaction, 'id' | 'date'>;

/** A source of rows for one place, always with the same text, so that they share a lookup. */
export interface StatementSource {
  /** How often it is drawn, relative to the others. */
  weight: number;
  draw: (random: () => number) => StatementRow;
}
