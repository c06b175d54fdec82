import { QueryClient } from '@tanstack/react-query';
import type {
  ListedTransaction,
  MerchantListFetcher,
  MerchantRecord,
  Transaction,
} from '../../src/index.js';
import { browserEnvironment } from '../../src/planner/browserEnvironment.js';
import { createPlanner } from '../../src/planner/createPlanner.js';
import { readBatchOptions } from '../../src/planner/readBatchOptions.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import {
  lookupQueryOptions,
  merchantQueryOptions,
} from '../../src/query/cache/merchantQueryOptions.js';
import { getSharedPlanner } from '../../src/query/provider/SharedPlanner.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import { parseResponse } from '../../src/service/response/parseResponse.js';
import { recordFor } from '../data/recordFor.js';
import { batshitLoad, dataLoaderLoad } from '../peers/createPeers.js';
import type { Records } from '../peers/Peer.js';

/** Preparation is not timed; the returned function is, and its result stays on the heap. */
type Contestant = (rows: readonly ListedTransaction[]) => () => Promise<unknown>;

export type ContestantName =
  | 'bare fetchQuery'
  | 'fetchQuery, without the planner'
  | 'fetchQuery + batshit, 25'
  | 'fetchQuery + DataLoader, 25'
  | 'planner alone'
  | 'Merchantry through a QueryClient';

/** No network: responds immediately. */
const requestRecords = async (rows: readonly Transaction[]): Promise<Records> => {
  const records: Record<string, MerchantRecord[]> = {};
  for (const { id } of rows) records[id] = [recordFor(id, '')];
  return records;
};

const fetcher: MerchantListFetcher = ({ transactions }) => requestRecords(transactions);

const fetchEach =
  (load: (row: Transaction) => Promise<MerchantRecord>): Contestant =>
  (rows) =>
  async () => {
    const client = new QueryClient();
    await Promise.all(
      rows.map((row) =>
        client.fetchQuery({
          queryKey: ['merchant', row.id],
          queryFn: () => load(row),
          staleTime: Infinity,
        }),
      ),
    );
    return client;
  };

/** Merchantry without the planner: one request per row, with its key, options and parser. */
const withoutPlanner: Contestant = (rows) => async () => {
  const client = new QueryClient();
  await Promise.all(
    rows.map((row) => {
      const lookup = createLookup(row);
      const queryFn = async () => {
        const { id } = lookup.transaction;
        return parseResponse({ [id]: [recordFor(id, '')] }, [id]).rows.get(id);
      };
      return client.fetchQuery({ ...lookupQueryOptions(lookup), queryFn });
    }),
  );
  return client;
};

const plannerAlone: Contestant = (rows) => {
  const lookups = rows.map((row) => createLookup(row));
  return async () => {
    const planner = createPlanner(
      {
        send: (lookups, signal) => fetchMerchantList(fetcher, lookups, signal),
        settle: () => {},
        revert: () => {},
        waitMs: () => 0,
        onEvent: () => {},
      },
      browserEnvironment(),
      readBatchOptions(),
    );
    for (const lookup of lookups) planner.markVisible(lookup);
    await Promise.all(lookups.map((lookup) => planner.load(lookup)));
    return planner;
  };
};

/** As rows that mount in one commit do: all become visible, then all are loaded. */
const throughClient: Contestant = (rows) => async () => {
  const client = new QueryClient();
  const shared = getSharedPlanner(client, '');
  shared.register({
    current: { fetcher, batch: undefined, onEvent: undefined, onReset: () => {} },
  });
  const leaves = rows.map((row) => shared.start().markVisible(createLookup(row)));
  await Promise.all(rows.map((row) => client.fetchQuery(merchantQueryOptions(row))));
  for (const leave of leaves) leave();
  return client;
};

export const CONTESTANTS: Record<ContestantName, Contestant> = {
  'bare fetchQuery': fetchEach(async ({ id }) => recordFor(id, '')),
  'fetchQuery, without the planner': withoutPlanner,
  'fetchQuery + batshit, 25': fetchEach(batshitLoad(requestRecords)),
  'fetchQuery + DataLoader, 25': fetchEach(dataLoaderLoad(requestRecords)),
  'planner alone': plannerAlone,
  'Merchantry through a QueryClient': throughClient,
};
