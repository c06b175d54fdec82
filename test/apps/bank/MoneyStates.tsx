import { type ListedTransaction, TransactionList } from 'merchantry';

const grocer = {
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  mcc: '5411',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20T18:22:00Z',
};

/** What a bank knows of a payment, one row for each. None of it is for anybody else. */
const transactions: readonly ListedTransaction[] = [
  { ...grocer, id: 'booked' },
  { ...grocer, id: 'pending', state: 'pending' },
  { ...grocer, id: 'declined', state: 'declined' },
  { ...grocer, id: 'reversed', state: 'reversed' },
  { ...grocer, id: 'refunded', state: 'refunded', amount: '57.60' },
  { ...grocer, id: 'scheduled', state: 'scheduled', method: 'Standing payment' },
  { ...grocer, id: 'recurring', recurring: { every: 'month', next: '2026-12-18' } },
  { ...grocer, id: 'abroad', original: { amount: '-11235', currency: 'JPY' } },
  { ...grocer, id: 'fee', fee: '1.77' },
  { ...grocer, id: 'cashback', cashback: '0.49' },
  {
    ...grocer,
    id: 'shared',
    share: { amount: '-19.23', with: [{ name: 'Ada Quill' }, { name: 'Tom Marsh' }] },
  },
  { ...grocer, id: 'card', card: '•• 9917' },
  { ...grocer, id: 'note', note: 'Lanterns for Sunday' },
  {
    ...grocer,
    id: 'person',
    merchant_name: 'M LINDQVIST',
    counterparty: { name: 'Maya Lindqvist' },
  },
];

export function MoneyStates() {
  return <TransactionList transactions={transactions} onSelect={() => undefined} />;
}
