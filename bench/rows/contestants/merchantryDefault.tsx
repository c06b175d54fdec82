import { TransactionRow } from '../../../src/index.js';
import type { Contestant } from '../Contestant.js';
import { BenchProvider } from './merchantry.js';

/** `TransactionRow` without slots: no address, because a row of a list does not need one. */
export const merchantryDefault: Contestant = {
  Provider: BenchProvider,
  Row: TransactionRow,
};
