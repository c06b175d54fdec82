import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { getSharedPlanner } from '../../../src/query/provider/SharedPlanner.js';
import type { Transaction } from '../../../src/service/types.js';

const ROWS: readonly Transaction[] = ['a', 'b'].map((id) => ({ id, merchant_name: `RAW ${id}` }));

afterEach(() => vi.unstubAllEnvs());

/** Asks for both rows, before a host app that is told of it in `onEvent`. */
function askBoth(client: QueryClient, onEvent: () => void) {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const release = getSharedPlanner(client, '').register({
    current: {
      fetcher: async () => ({ a: [], b: [] }),
      batch: undefined,
      onEvent,
      onReset: () => {},
    },
  });
  const answers = Promise.all(ROWS.map((row) => client.fetchQuery(merchantQueryOptions(row))));
  return { answers: answers.finally(release), error };
}

const bothUnmatched = [{ status: 'unmatched' }, { status: 'unmatched' }];
const failing = () => {
  throw new Error('logger');
};

it('reports on the console what onEvent threw, and settles every row', async () => {
  const { answers, error } = askBoth(new QueryClient(), failing);
  expect(await answers).toMatchObject(bothUnmatched);
  // Two queued, one sent, one loaded.
  expect(error).toHaveBeenCalledTimes(4);
  expect(error.mock.calls[0]?.[0]).toBe('Merchantry: onEvent threw.');
});

it('keeps the console quiet in production, and settles every row all the same', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { answers, error } = askBoth(new QueryClient(), failing);
  expect(await answers).toMatchObject(bothUnmatched);
  expect(error).not.toHaveBeenCalled();
});

it('leaves no row hanging when a subscriber of the cache throws', async () => {
  const client = new QueryClient();
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual)
      failing();
  });
  const { answers, error } = askBoth(client, () => {});
  expect(await answers).toMatchObject(bothUnmatched);
  expect(error.mock.calls[0]?.[0]).toBe('Merchantry: a subscriber of the query cache threw.');
});
