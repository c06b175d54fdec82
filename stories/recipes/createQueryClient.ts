import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * A client that reports the errors of every query but those of merchants. One failed request for
 * merchants is an error of each of its rows; `onEvent` of the provider reports it once.
 */
export function createQueryClient(report: (error: Error, key: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (query.meta?.source !== 'merchantry') report(error, query.queryHash);
      },
    }),
  });
}
