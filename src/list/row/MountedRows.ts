import type { Transaction } from '../../service/types.js';
import { ExternalStore } from '../../utils/ExternalStore.js';
import type { RowGrouping, RowLookup } from './describeRow.js';
import type { RowMemory } from './useRowView.js';

/** A mounted row, for credits. */
export interface CreditedRow extends RowLookup {
  readonly transaction: Transaction;
  readonly groupedBy?: RowGrouping | undefined;
  readonly memory: RowMemory;
}

/** The mounted rows of one list. The sources they show are determined later. */
export class MountedRows extends ExternalStore<readonly CreditedRow[]> {
  constructor() {
    super([]);
  }

  /** Adds a row; the returned function removes it. */
  add = (row: CreditedRow): (() => void) => {
    this.publish([...this.getSnapshot(), row]);
    return () => this.publish(this.getSnapshot().filter((other) => other !== row));
  };
}
