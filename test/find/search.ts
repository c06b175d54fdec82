import { QueryClient } from '@tanstack/react-query';
import { createRowIndexer } from '../../src/find/createRowIndexer.js';
import type { FindReader } from '../../src/find/describePayment.js';
import { FindIndex } from '../../src/find/FindIndex.js';
import { en } from '../../src/i18n/en.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import type { MerchantRecord } from '../../src/service/types.js';

const READER: FindReader = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  messages: en,
  recordLanguage: undefined,
  attributions: {},
};

export const payment = (row: Partial<ListedTransaction> = {}): ListedTransaction => ({
  id: '1',
  merchant_name: 'PYZ*NORTHSIDE COFF 2041',
  amount: '-12.50',
  currency: 'GBP',
  date: '2026-11-20',
  ...row,
});

/** The rows as they are searched, once a result has arrived for those whose id has a record. */
export function indexOf(
  rows: readonly ListedTransaction[],
  records: Readonly<Record<string, MerchantRecord>> = {},
  reader: Partial<FindReader> = {},
): FindIndex<ListedTransaction> {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  for (const row of rows) {
    const record = records[row.id];
    if (record) client.setQueryData(createLookup(row).queryKey, toResult([record], row.id));
  }
  const config = {};
  const full = { ...READER, ...reader };
  const indexer = createRowIndexer<ListedTransaction>({
    client,
    config,
    type: undefined,
    reader: full,
  });
  // One array reads few new rows at once, and all that an array before it had.
  let index = new FindIndex(indexer, rows, undefined, undefined);
  while (!index.isWhole) index = new FindIndex(indexer, rows, undefined, undefined);
  return index;
}
