import type { InputType } from 'storybook/internal/types';
import type {
  ListedTransaction,
  MerchantLookup,
  MerchantRecord,
  MerchantVisitsProps,
  TransactionState,
} from '../src/index.js';
import { demoTransaction } from './demo/demoTransactions.js';
import { fullRecord } from './fullRecord.js';
import {
  butcher,
  categoryPicture,
  coffee,
  grocer,
  longName,
  lookup,
  pharmacy,
  rightToLeft,
  stream,
} from './records.js';

/** Values by the names with which the controls offer them. */
interface Choice<Value> {
  /** For `argTypes`. */
  control: InputType;
  /** For `args`: Storybook replaces the name by the value before a story sees it. */
  named(name: string): Value;
}

function choice<Value>(values: Readonly<Record<string, Value>>): Choice<Value> {
  const options = Object.keys(values);
  return {
    control: { options, mapping: values, control: { type: 'select' } },
    named(name) {
      if (!Object.hasOwn(values, name)) {
        throw new Error(`Merchantry: expected ${options.join(', ')}, but got: ${name}`);
      }
      return name as unknown as Value;
    },
  };
}

const records: Readonly<Record<string, MerchantRecord | undefined>> = {
  'Harrow & Vale': grocer,
  'Northside Coffee': coffee,
  'Tidewell Pharmacy': pharmacy,
  'Meridian Stream': stream,
  'Harrow & Vale, every field': fullRecord,
  'Bramblegate, no picture': butcher,
  'Bramblegate, category picture': categoryPicture,
  'A very long name': longName,
  'A name from right to left': rightToLeft,
  Unknown: undefined,
};

/** `merchant` by name. */
export const merchants: Choice<MerchantRecord | undefined> = choice(records);

/** `lookup` by what has come back. */
export const lookups: Choice<MerchantLookup> = choice({
  ...Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) => (record ? [[name, lookup(record)]] : [])),
  ),
  'On its way': lookup(undefined, 'pending'),
  'Only its name is tidied': lookup({ name: 'Merid Books', isClearResponse: true }, 'cleaned'),
  'Not known': lookup(undefined, 'unmatched'),
  'The service failed': lookup(undefined, 'failed'),
});

/** `lookups` of credits, by the rows that a page shows. */
export const lookupLists: Choice<readonly (MerchantRecord | undefined)[]> = choice({
  'One row': [fullRecord],
  'Two rows with the same source': [fullRecord, fullRecord],
  'A row without a source': [coffee],
  'No rows': [],
});

/** Of a month; `d` is the last. */
const VISITS: MerchantVisitsProps['visits'] = [
  { id: 'a', date: '2026-10-30', amount: '-28.90', currency: 'GBP' },
  { id: 'b', date: '2026-11-07', amount: '-51.20', currency: 'GBP' },
  { id: 'c', date: '2026-11-15', amount: '-43.10', currency: 'GBP' },
  { id: 'd', date: '2026-11-20', amount: '-36.40', currency: 'GBP' },
];

/** `visits` by how many there were; `current` is the last one, `d`. */
export const visits: Choice<MerchantVisitsProps['visits']> = choice({
  'Four visits': VISITS,
  'Two visits': VISITS.slice(-2),
  'The first visit': VISITS.slice(-1),
});

const booked = demoTransaction('harrow');
const stated = (state: TransactionState): ListedTransaction => ({ ...booked, state });

/** `transaction` by what has become of it. */
export const transactions: Choice<ListedTransaction> = choice({
  Booked: booked,
  Pending: stated('pending'),
  Declined: stated('declined'),
  Reversed: stated('reversed'),
  Refund: { ...stated('refunded'), amount: '57.60' },
  Scheduled: { ...stated('scheduled'), date: '2026-11-21', method: 'Direct debit' },
  Recurring: { ...booked, recurring: { every: 'month', next: '2026-12-18' } },
  'In another currency': demoTransaction('sorano'),
  'With a fee': demoTransaction('cash'),
  'With cashback': { ...booked, cashback: '0.48' },
  Shared: {
    ...booked,
    share: { amount: '-19.20', with: [{ name: 'Ada' }, { name: 'Tom' }] },
  },
  'To a person': demoTransaction('maya'),
  'Money in': demoTransaction('brightwater'),
  'With a card and a note': { ...booked, card: '•• 4417', note: 'For Sunday' },
  'Through an intermediary': demoTransaction('northside'),
});
