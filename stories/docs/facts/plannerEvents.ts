import type { PlannerEvent } from '../../../src/index.js';

/** Every event of `onEvent`. The compiler reports one that is missing. */
export const plannerEvents: Readonly<Record<PlannerEvent['type'], string>> = {
  queued: 'A lookup entered the queue.',
  skipped:
    'A lookup left the queue without a request: it has no usable name (`nameless`), is larger than a request may be (`too-large`), or the queue is paused (`paused`).',
  cancelled: 'A lookup left the queue because nothing waits for it any more.',
  sent: 'A request went out. The last `filled` of its `ids` are rows just outside the screen.',
  received: 'A response arrived, after `durationMs`.',
  failed: 'These rows failed for good. An attempt that is retried is not reported.',
  split: 'A rejected batch is sent again in parts of these `sizes`, to isolate a bad row.',
  paused:
    'Nothing is sent for now: for `waitMs` after `rate-limited`, until the connection returns after `offline`, until `retry()` after `unauthorized` and `rejected`.',
  resumed: 'The queue sends again.',
  missing: 'The response has no entry for this id.',
  extra: 'The response has entries for ids that were not sent. They are ignored.',
  'field-dropped': 'A field of a record was malformed and left out. The event holds its path.',
};
