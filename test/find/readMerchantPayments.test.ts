import { expect, it } from 'vitest';
import type { FoundPayment } from '../../src/find/describePayment.js';
import { readMerchantPayments } from '../../src/find/merchant/readMerchantPayments.js';
import type { Find } from '../../src/find/useFind.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { payment } from './search.js';

it('averages more payments than a call can have arguments', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) =>
    payment({ id: String(index), amount: index % 2 ? '-1.00' : '-2.00' }),
  );
  const describe = (transaction: ListedTransaction) =>
    ({ transaction, day: transaction.date }) as FoundPayment;
  const find = { atMerchant: () => rows, describe } as Partial<Find<ListedTransaction>>;
  const { average, usualDay } = readMerchantPayments(
    find as Find<ListedTransaction>,
    rows[0] as ListedTransaction,
    '2026-11-20',
    { locale: 'en-GB', timeZone: 'UTC' },
  );
  expect(average).toBe('1.50');
  expect(usualDay).toBe('2026-11-20');
});
