import { memo, type ReactElement, type ReactNode } from 'react';
import {
  DisplayProvider,
  MerchantAddress,
  TransactionRow,
  type TransactionRowSlots,
} from '../../../src/index.js';
import { BENCH_NOW } from '../../data/benchNow.js';
import type { Contestant } from '../Contestant.js';
import '../../../src/theme/styles.css';
import './merchantry.css';

const now = () => BENCH_NOW;

/** Also the provider of `merchantryDefault`. */
export function BenchProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      {children}
    </DisplayProvider>
  );
}

/** The address, which the others show, after the rating and in one line. */
const SLOTS: TransactionRowSlots = {
  rating: ({ merchant }, rating) => (
    <>
      {rating}
      <MerchantAddress merchant={merchant} className="BenchAddress" />
    </>
  ),
};

export const merchantry: Contestant = {
  Provider: BenchProvider,
  Row: memo(({ transaction, lookup }) => (
    <TransactionRow transaction={transaction} lookup={lookup} slots={SLOTS} />
  )),
};
