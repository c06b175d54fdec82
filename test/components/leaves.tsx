import type { ReactElement, RefCallback } from 'react';
import {
  CategoryIcon,
  IntermediaryBadge,
  type ListedTransaction,
  MerchantAddress,
  MerchantLogo,
  MerchantName,
  type MerchantRecord,
  OpeningHoursPopover,
  OpeningHoursTable,
  Rating,
  TransactionAmount,
  TransactionRow,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';

/** Friday 20 November 2026, 18:40 in London. */
export const NOW_MS = Date.UTC(2026, 10, 20, 18, 40);

export const transaction: ListedTransaction = {
  id: 'row-1',
  merchant_name: 'PYZ*NORTHSIDE_COFF 2041 LONDON GB',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};

/** Every field that a leaf shows, except pictures, which have no server here. */
export const record: MerchantRecord = {
  name: 'Northside Coffee',
  category: 'Eating out',
  rating: 4.6,
  street_number: '41',
  route: 'Lanthorn Street',
  postal_code: 'EC1A 1AA',
  locality: 'London',
  country: 'GB',
  website: 'https://northside.example',
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  opening_hours: {
    periods: [1, 2, 3, 4, 5].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    })),
  },
};

/** Props of every leaf besides its data. */
interface RootProps {
  ref?: RefCallback<Element>;
  className?: string;
  id?: string;
  title?: string;
  'data-probe'?: string;
}

type Show = (merchant: MerchantRecord | undefined, props?: RootProps) => ReactElement;

/** Name of the leaf, tag of its root element, and how to show a record with it. */
export const leaves: readonly (readonly [name: string, tag: string, show: Show])[] = [
  ['MerchantLogo', 'SPAN', (merchant, props) => <MerchantLogo {...props} merchant={merchant} />],
  ['CategoryIcon', 'SPAN', (merchant, props) => <CategoryIcon {...props} merchant={merchant} />],
  ['MerchantName', 'BDI', (merchant, props) => <MerchantName {...props} merchant={merchant} />],
  ['Rating', 'SPAN', (merchant, props) => <Rating {...props} merchant={merchant} />],
  [
    'IntermediaryBadge',
    'SPAN',
    (merchant, props) => <IntermediaryBadge {...props} merchant={merchant} />,
  ],
  [
    'OpeningHoursPopover',
    'BUTTON',
    (merchant, props) => <OpeningHoursPopover {...props} merchant={merchant} />,
  ],
  [
    'OpeningHoursTable',
    'TABLE',
    (merchant, props) => <OpeningHoursTable {...props} merchant={merchant} />,
  ],
  [
    'MerchantAddress',
    'ADDRESS',
    (merchant, props) => <MerchantAddress {...props} merchant={merchant} />,
  ],
  [
    'TransactionAmount',
    'SPAN',
    (_, props) => <TransactionAmount {...props} transaction={transaction} />,
  ],
  [
    'TransactionRow',
    'DIV',
    (merchant, props) => (
      <TransactionRow {...props} transaction={transaction} lookup={lookupOf(merchant)} />
    ),
  ],
];

/** What is rendered without a record or with an empty one; the other leaves render nothing. */
export const fallbacks: Readonly<Record<string, string>> = {
  MerchantLogo: '•',
  TransactionAmount: '−£4.20',
  TransactionRow: 'NPYZ*NORTHSIDE_COFF 2041 LONDON GB−£4.20Payment',
};
