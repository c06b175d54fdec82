import {
  DisplayProvider,
  EnrichmentError,
  type ListedTransaction,
  MerchantDetails,
  type MerchantDetailsProps,
  type MerchantLookup,
} from '../../src/index.js';
import { attributions, fullRecord } from '../fullRecord.js';
import { butcher, lookup, stream } from '../records.js';
import type { States } from './States.js';

const transaction: ListedTransaction = {
  id: 'grocer-1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  mcc: '5411',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20T18:42:00Z',
};

const raw: ListedTransaction = {
  ...transaction,
  id: 'books-1',
  merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
  amount: '-18.99',
  mcc: '5942',
};

const details = (
  transaction: ListedTransaction,
  lookup: MerchantLookup,
  props: Partial<MerchantDetailsProps> = {},
) => (
  <DisplayProvider attributions={attributions}>
    <MerchantDetails transaction={transaction} lookup={lookup} headingLevel={3} {...props} />
  </DisplayProvider>
);

const branch = (street: string, locality: string) => ({
  name: 'Harrow & Vale',
  category: 'Groceries',
  address: `${street}, ${locality}`,
  country: 'GB',
});

const branches = [
  branch('14 Canal Street', 'Leeds'),
  branch('2 Station Road', 'York'),
  branch('1 Vale Lane', 'Harrow'),
];

export const detailsStates: States = {
  'Every field': details({ ...transaction, card: '•• 4417' }, lookup(fullRecord)),
  'Several candidates': details(transaction, { ...lookup(branches[0]), merchants: branches }),
  'Not asked': details(raw, lookup(undefined)),
  'Asked, no answer yet': details(raw, lookup(undefined, 'pending')),
  'Only its name is tidied': details(
    raw,
    lookup({ name: 'Merid Books', isClearResponse: true }, 'cleaned'),
  ),
  'No merchant found': details(raw, lookup(undefined, 'unmatched')),
  'No usable answer': details(
    raw,
    lookup(undefined, 'failed', new EnrichmentError('network', { transactionIds: [raw.id] })),
  ),
  'Asking for more has failed': details(
    transaction,
    lookup(
      { name: 'Harrow & Vale', category: 'Groceries' },
      'matched',
      new EnrichmentError('timeout', { transactionIds: [transaction.id] }),
    ),
  ),
  'Online, not booked': details(
    {
      ...transaction,
      merchant_name: 'MERIDIAN STREAM 8841 ONLINE',
      online: true,
      state: 'pending',
      amount: '-11.99',
    },
    lookup({ ...stream, website: 'meridianstream.example' }),
  ),
  'Declined, abroad': details(
    {
      ...transaction,
      state: 'declined',
      original: { amount: '-2480', currency: 'JPY' },
      amount: '-12.91',
    },
    lookup({ name: 'Sorano Noodles', category: 'Eating out' }),
  ),
  'Scheduled, every month': details(
    {
      ...transaction,
      state: 'scheduled',
      method: 'Direct debit',
      recurring: { every: 'month', next: '2026-12-18' },
    },
    lookup({ name: 'Harrow & Vale', category: 'Groceries' }),
  ),
  'A person': details(
    {
      ...raw,
      mcc: undefined,
      counterparty: { name: 'Maya Lindqvist' },
      note: 'Thank you for dinner',
    },
    lookup(undefined),
    { onDispute: () => undefined },
  ),
  'Money in': details(
    { ...raw, amount: '2424.00', mcc: undefined },
    lookup(undefined, 'unmatched'),
  ),
  'Fee, cashback and share': details(
    {
      ...transaction,
      fee: '1.75',
      cashback: '0.48',
      share: { amount: '14.40', with: [{ name: 'Ada Brandt' }, { name: 'Tom Weller' }] },
    },
    lookup({ name: 'Harrow & Vale', category: 'Groceries' }),
  ),
  'Little known': details(
    transaction,
    lookup({ ...butcher, address: 'Farm Lane 3, Bramblegate' }),
    {
      slots: {
        actions: (
          <button type="button" className="mry-QuietButton">
            Split this payment
          </button>
        ),
      },
    },
  ),
};
