import {
  EnrichmentError,
  type ListedTransaction,
  type MerchantLookup,
  type MerchantLookupStatus,
  type MerchantRecord,
  TransactionRow,
  type TransactionRowProps,
} from '../../src/index.js';
import {
  brokenPicture,
  butcher,
  coffee,
  grocer,
  longName,
  lookup,
  pharmacy,
  rightToLeft,
  stream,
  transaction,
} from '../records.js';
import type { States } from './States.js';

const raw: Partial<ListedTransaction> = {
  merchant_name: 'MERID BOOKS LEEDS GB',
  amount: '-18.99',
  mcc: '5942',
};

const noop = (): void => undefined;

type RowProps = Partial<Omit<TransactionRowProps, 'transaction'>>;

const row = (
  fields: Partial<ListedTransaction>,
  merchant: MerchantRecord | undefined,
  props: RowProps = {},
) => (
  <TransactionRow
    transaction={{ ...transaction, ...fields }}
    lookup={lookup(merchant)}
    onSelect={noop}
    {...props}
  />
);

const lookups: Record<MerchantLookupStatus, MerchantLookup> = {
  idle: lookup(undefined),
  pending: lookup(undefined, 'pending'),
  matched: lookup(coffee),
  cleaned: lookup({ name: 'Merid Books', isClearResponse: true }, 'cleaned'),
  unmatched: lookup(undefined, 'unmatched'),
  failed: lookup(
    undefined,
    'failed',
    new EnrichmentError('network', { transactionIds: [transaction.id] }),
  ),
};

const words: Record<MerchantLookupStatus, string> = {
  idle: 'Nothing requested',
  pending: 'On its way',
  matched: 'Matched',
  cleaned: 'Only its name is tidied',
  unmatched: 'No merchant found',
  failed: 'The service failed',
};

/** Every status, booked and pending, selected and not. */
const byStatus = (Object.keys(lookups) as MerchantLookupStatus[]).flatMap((status) =>
  [false, true].flatMap((pending) =>
    [false, true].map((selected) => {
      const marks = [words[status], pending && 'pending', selected && 'selected'];
      const fields = status === 'matched' ? {} : raw;
      const name = marks.filter(Boolean).join(', ');
      return [
        name,
        row({ ...fields, state: pending ? 'pending' : 'booked' }, undefined, {
          lookup: lookups[status],
          selected,
        }),
      ];
    }),
  ),
);

export const rowStates: States = {
  ...Object.fromEntries(byStatus),
  'Money in': row(
    { merchant_name: 'SALARY BRIGHTWATER LTD', amount: '2424.00' },
    { name: 'Brightwater Ltd', category: 'Income' },
  ),
  'Foreign currency': row({ amount: '-12.49', currency: 'EUR' }, pharmacy),
  'Currency without decimals': row({ amount: '-1280', currency: 'JPY' }, grocer),
  'Long amount': row({ amount: '-1234567.89', currency: 'CHF', state: 'pending' }, longName),
  'Long name': row({}, longName),
  'Right-to-left name': row({}, rightToLeft),
  Online: row({ online: true, amount: '-11.99' }, stream),
  'Through an intermediary that is text only': row(
    {},
    { ...coffee, intermediary: { name: 'PayZip' } },
  ),
  'No picture': row({}, butcher),
  'Picture that fails': row({}, brokenPicture),
  'Not selectable': row({}, grocer, { onSelect: undefined }),
  'Without logo, badges and amount': row({}, grocer, {
    slots: { logo: null, badges: null, trailing: null },
  }),
  Compact: row({}, grocer, { 'data-mry-density': 'compact' } as RowProps),
};
