import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Transaction } from '../../src/index.js';
import { benchTransactions } from '../data/benchTransactions.js';
import { createPeers } from '../peers/createPeers.js';
import type { PeerName, RequestRecords } from '../peers/Peer.js';
import { PeerList } from '../peers/PeerList.js';
import { countingFetch, counts } from './countingFetch.js';
import { MerchantryList } from './MerchantryList.js';
import { PeerRow } from './PeerRow.js';
import { scrollAndStop } from './scrollAndStop.js';

export type FlingContestant = 'Merchantry TransactionList' | PeerName;

/** What the page offers to the script that drives it. */
export interface FlingPage {
  scrollAndStop: typeof scrollAndStop;
  counts: typeof counts;
}

const ROWS = 10_000;
const transactions = benchTransactions(ROWS);

const requestRecords: RequestRecords = async (rows) => {
  const response = await countingFetch('/api/merchants', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'restrictive', transactions: rows.map(toWire) }),
  });
  if (!response.ok) throw new Error(`expected records, but got status ${response.status}`);
  return response.json();
};

const toWire = ({ id, merchant_name, country }: Transaction) => ({
  id,
  merchant_name,
  country,
});

const peers = createPeers(requestRecords, transactions);
const name = new URLSearchParams(location.search).get('list') as FlingContestant;
const list = { transactions, height: window.innerHeight };

const container = document.getElementById('root');
if (!container) throw new Error('expected an element to render into');
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    {name === 'Merchantry TransactionList' ? (
      <MerchantryList {...list} />
    ) : (
      <PeerList
        {...list}
        renderRow={(transaction, row) => (
          <PeerRow transaction={transaction} row={row} useRecord={peers[name]} />
        )}
      />
    )}
  </QueryClientProvider>,
);
Object.assign(window, { bench: { scrollAndStop, counts } satisfies FlingPage });
