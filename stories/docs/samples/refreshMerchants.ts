import type { QueryClient } from '@tanstack/react-query';
import {
  type ListedTransaction,
  type MerchantConfig,
  merchantQueryOptions,
} from '../../../src/index.js';

/** Pull to refresh: refetches the rows on screen now, and the others when they are next shown. */
export const refreshAll = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['merchantry'] });

/** One row only. `config` must be the provider's, because it is part of the query key. */
export const refreshOne = (
  client: QueryClient,
  transaction: ListedTransaction,
  config: MerchantConfig,
): Promise<void> => {
  const { queryKey } = merchantQueryOptions(transaction, config);
  return client.invalidateQueries({ queryKey, exact: true });
};
