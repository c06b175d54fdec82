import type { ReactElement } from 'react';
import {
  EnrichmentError,
  type ListedTransaction,
  type MerchantLookup,
  TransactionRow,
} from '../../src/index.js';
import { demoRecords } from '../demo/demoRecords.js';
import { demoTransaction } from '../demo/demoTransactions.js';
import { lookup } from '../records.js';
import { Forced, type ForcedState } from './Forced.js';
import type { States } from './States.js';

const noop = (): void => undefined;

const row = (
  id: string,
  changes: Partial<ListedTransaction> = {},
  more: { lookup?: MerchantLookup; selected?: boolean } = {},
): ReactElement => (
  <TransactionRow
    transaction={{ ...demoTransaction(id), ...changes }}
    lookup={lookup(demoRecords[id])}
    onSelect={noop}
    {...more}
  />
);

const failed: MerchantLookup = lookup(
  undefined,
  'failed',
  new EnrichmentError('network', { transactionIds: ['harrow'] }),
);

/** Every state of money, with the merchants of the demo. */
export const moneyStates: States = {
  Booked: row('harrow'),
  Pending: row('northside'),
  Declined: row('orbit'),
  Reversed: row('glasshouse'),
  Refund: row('fernwick'),
  Scheduled: row('lumen'),
  Recurring: row('meridian'),
  'In another currency': row('sorano'),
  'With a fee': row('cash'),
  'With cashback': row('pinebarrow'),
  Shared: row('casa-olmo'),
  'To a person': row('maya'),
  'From a company': row('brightwater'),
  'With a card': row('quarrybank'),
  'With a note': row('lantern'),
  'A fee of the bank': row('exchange-fee'),
};

/** What stands for a merchant: its logo, its category, a person, or what the bank printed. */
export const tileStates: States = {
  Logo: row('tidewell'),
  Category: row('quarrybank'),
  Person: row('maya', { note: undefined }),
  Unknown: row('unknown', {}, { lookup: lookup(undefined, 'unmatched') }),
  'Service down': row('harrow', {}, { lookup: failed }),
  'On its way': row('harrow', {}, { lookup: lookup(undefined, 'pending') }),
};

const forced = (states: readonly ForcedState[], selected = false): ReactElement => (
  <Forced states={states}>{row('harrow', {}, { selected })}</Forced>
);

/** What a pointer and a keyboard do to a row. */
export const interactionStates: States = {
  Rest: forced([]),
  Hover: forced(['hover']),
  Pressed: forced(['hover', 'active']),
  Selected: forced([], true),
  Focus: forced(['focus-visible']),
  'Selected, focus': forced(['focus-visible'], true),
};
