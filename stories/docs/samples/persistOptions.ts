import type { Query } from '@tanstack/react-query';
import { isCacheableMerchantQuery } from '../../../src/index.js';

/** For `persistQueryClient` or `PersistQueryClientProvider`. */
export const dehydrateOptions = {
  // The `cachePolicy` labels that your service gives to its own fields.
  shouldDehydrateQuery: (query: Query) => isCacheableMerchantQuery(query, ['own-source']),
};
