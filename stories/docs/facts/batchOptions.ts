import type { BatchOptions } from '../../../src/index.js';

/** What `batch` can change. The compiler reports an option that is missing. */
export const batchOptions: Readonly<Record<keyof BatchOptions, string>> = {
  maxSize: 'Transactions in one request, at most. Default 25, as the service recommends.',
  maxBytes: 'Bytes in one request body, at most. Default 65,536.',
  concurrency: 'Requests at a time. Default 2.',
  dwellMs:
    'How long a row must stay visible before it is requested while the list scrolls. Default 100 ms.',
  prefetch:
    '`fill` (default): rows just outside the screen fill up a request that goes out anyway. `none`: they do not.',
  timeoutMs:
    'How long a request may take. Default 30 s. A fetcher with a `timeoutMs` of its own takes precedence.',
};
