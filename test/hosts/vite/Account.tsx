import {
  type Attributions,
  createHttpFetcher,
  DisplayProvider,
  type ListedTransaction,
  type MerchantConfig,
  MerchantDetails,
  type MerchantLookup,
  MerchantProvider,
  TransactionList,
} from 'merchantry';
import { PLACES_SOURCE, sandboxTransactions } from 'merchantry/sandbox';
import { type ReactElement, useState } from 'react';

interface Opened {
  row: ListedTransaction;
  lookup: MerchantLookup;
}

const fetcher = createHttpFetcher({ url: '/api/merchants' });
const config: MerchantConfig = { request: { type: 'extended' } };
const attributions: Attributions = { [PLACES_SOURCE]: { text: 'Places data by Example Maps' } };
const rows = sandboxTransactions(300);

/** An account of the bank, with the details of the row that is opened. */
export function Account(): ReactElement {
  const [opened, setOpened] = useState<Opened>();
  return (
    <DisplayProvider
      locale="en-GB"
      timeZone="Europe/London"
      images="same-origin"
      attributions={attributions}
    >
      <MerchantProvider fetcher={fetcher} config={config}>
        <TransactionList
          transactions={rows}
          height={420}
          onSelect={(row, lookup) => setOpened({ row, lookup })}
        />
        {opened && <MerchantDetails transaction={opened.row} lookup={opened.lookup} />}
      </MerchantProvider>
    </DisplayProvider>
  );
}
