import type { PlannerEvent } from '../../../src/index.js';

/** Every event of `onEvent`. The compiler reports one that is missing. */
export const plannerEvents: Readonly<Record<PlannerEvent['type'], string>> = {
  queued: 'A lookup entered the queue.',
  skipped:
    'A lookup left the queue without a request: it has no usable name (`nameless`), is larger than a request may be (`too-large`), or the queue is paused (`paused`).',
  cancelled:
    'Nothing waits for a lookup any more: it left the queue, or its request failed or was aborted. Rows that only filled a request are reported without having been `queued`.',
  sent: 'A request went out; `attempt` counts from 1, and a retry keeps the number of its `batch`. The last `filled` of its `ids` only filled it up. `probe`: it finds out whether a paused queue may go on.',
  received: 'A response arrived, after `durationMs`.',
  failed:
    'A request failed after `durationMs`, with its `kind`, its HTTP `status` if there was one, and its `attempt`. `retried`: its rows are sent again; otherwise they have failed.',
  split: 'A rejected batch is sent again in parts of these `sizes`, to isolate a bad row.',
  paused:
    'Nothing is sent for now: for `waitMs` after `rate-limited`, until the connection returns after `offline`, until a probe succeeds after `unauthorized`, `refused` and `rejected`. The first probe goes after `waitMs`.',
  resumed:
    'The queue sends again. Not reported after `rate-limited`, whose pause ends after `waitMs`.',
  missing: 'The response has no entry for this id.',
  extra: 'The response has entries for ids that were not sent. They are ignored.',
  'field-dropped': 'A field of a record was malformed and left out. The event holds its path.',
};
