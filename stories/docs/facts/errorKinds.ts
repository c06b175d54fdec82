import type { EnrichmentErrorKind } from '../../../src/index.js';

/** Why a lookup failed, and what the planner did first. The compiler reports one that is missing. */
export const errorKinds: Readonly<Record<EnrichmentErrorKind, string>> = {
  unauthorized:
    '401 or 403. The rows fail and the queue pauses: rows fail without a request, while a small one with up to three rows on screen tries again after 1 s, 30 s and so on up to 5 min, and at once after `retry()`, reconnection or a return to the page. When it succeeds, every row on screen loads again. If only one row is to blame, it fails alone.',
  'rate-limited':
    '429 or 503. The whole queue waits for `Retry-After`, at most 60 s, or else 1, 2, 4 s and so on. Rows stay `pending` meanwhile, and fail once it has asked four times without a success.',
  rejected:
    '400, 413 or 422. The batch is split, with at most 16 extra requests, so that only the bad row fails. If nothing of a batch is accepted, or three single rows in a row are rejected, the queue pauses as it does after 401.',
  refused:
    '404, 405, a redirect to another page, or any other 4xx: no row explains it. The rows fail and the queue pauses, as after 401.',
  server:
    'Any other 5xx. The same batch is retried at most twice, after about 0.5 and 1 s; not if `Retry-After` says more than 2 s, because then your endpoint has tried by itself, as our gateway has.',
  network:
    'The connection failed, or the fetcher rejected with an error of its own. Retried like `server`. While offline, the queue waits for the connection instead.',
  timeout: 'No response in time, or 408. Retried like `server`.',
  malformed: 'The body, or this row’s entry in it, is not what the interface promises.',
  missing: 'The response has no entry for this row.',
  'too-large': 'This row alone exceeds `batch.maxBytes`.',
};
