import { capitalize } from './capitalize.js';
import type { FirstMessages } from './Messages.js';

/** Categories whose English name is their key. */
const KEYS = [
  'groceries',
  'eating-out',
  'coffee',
  'transport',
  'travel',
  'fuel',
  'shopping',
  'fashion',
  'electronics',
  'home',
  'health',
  'beauty',
  'entertainment',
  'sport',
  'utilities',
  'education',
  'services',
  'finance',
  'transfer',
  'fees',
  'income',
  'cash',
  'government',
  'charity',
  'other',
] as const;
const NAMED = Object.fromEntries(
  KEYS.map((key) => [key, capitalize(key.replace('-', ' '), 'en')]),
) as Record<(typeof KEYS)[number], string>;

/**
 * English, the default, as far as the first paint of a list needs it: the rest arrives with what
 * shows it (`allListMessages`, `useMessages`).
 */
export const enList: FirstMessages = {
  transactions: 'Transactions',
  pending: 'Pending',
  declined: 'Declined',
  reversed: 'Reversed',
  refunded: 'Refund',
  scheduled: 'Scheduled',
  recurring: {
    week: 'Weekly',
    fortnight: 'Every two weeks',
    month: 'Monthly',
    quarter: 'Every three months',
    year: 'Yearly',
  },
  nextOn: 'next {date}',
  feeIncluded: 'incl. {amount} fee',
  cashback: '{amount} cashback',
  yourShare: 'your share {amount}',
  splitWith: 'Split with {names}',
  note: '“{note}”',
  receiptAttached: 'Receipt attached',
  spent: 'Spent {amount}',
  due: 'Due {amount}',
  net: 'Net {amount}',
  notIdentified: 'Not identified',
  online: 'Online',
  via: 'via {name}',
  ratingOutOf: 'Rated {value} out of {max}',
  openingHours: 'Opening hours',
  openingHoursOf: 'Opening hours of {name}',
  openingHoursNow: '{status}, {label}',
  loading: 'Loading transactions',
  loadingMore: 'Loading more transactions',
  loadingFailed: 'Transactions could not be loaded',
  loadingMoreFailed: 'More transactions could not be loaded',
  noTransactions: 'No transactions yet',
  noTransactionsYet: 'Card payments and transfers appear here as soon as they are made.',
  noMatches: 'No matching transactions',
  dateUnknown: 'Date unknown',
  categories: {
    ...NAMED,
    telecom: 'Phone and internet',
    unidentified: 'Payment',
  },
  cardPayment: 'Card payment',
  retry: 'Try again',
};
