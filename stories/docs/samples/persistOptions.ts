import type { Query } from '@tanstack/react-query';
import { isPersistableMerchantQuery } from '../../../src/index.js';

/** For `persistQueryClient` or `PersistQueryClientProvider`, beside your persister. */
export const dehydrateOptions = {
  // The labels that your service gives to its own fields.
  shouldDehydrateQuery: (query: Query) => isPersistableMerchantQuery(query, ['own-source']),
};
