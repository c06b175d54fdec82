import type { BatchOptions } from '../../../src/index.js';

/** What `batch` can change. The compiler reports an option that is missing. */
export const batchOptions: Readonly<Record<keyof BatchOptions, string>> = {
  maxSize: 'Transactions in one request, at most. Default 25, as the service recommends.',
  maxBytes: 'Bytes in one request body, at most. Default 65,536.',
  concurrency: 'Requests at a time. Default 2.',
  dwellMs:
    'How long a row must stay visible before it is requested while the list scrolls. Default 100 ms.',
  prefetch:
    '`fill` (default): rows that come next fill up a request that is sent anyway. `none`: they do not.',
  timeoutMs:
    'How long a request may take. Default: the `timeoutMs` of the fetcher, otherwise 30 s. If both are set, the shorter applies.',
};
