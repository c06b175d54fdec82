import type { PlannerEvent } from '../../../src/index.js';

type FieldOf<Event> = Event extends { type: string } ? Exclude<keyof Event, 'type'> : never;

/** Every field of the events. The compiler reports one that is missing. */
export const eventFields: Readonly<Record<FieldOf<PlannerEvent>, string>> = {
  id: '`queued`, `skipped`, `cancelled`, `missing`, `field-dropped`: the row that stands for all rows of its lookup.',
  ids: '`sent`, `received`, `failed`: such rows of one request, in its order. Of `received`, only those with a result.',
  batch:
    '`sent`, `received`, `failed`, `split`: the number of the request, which its retries keep.',
  attempt: '`sent`, `received`, `failed`: 1, and one more for each retry.',
  filled:
    '`sent`: how many rows, at the end of `ids`, only filled up a request that went anyway; all of them if it was for the background (`nameAll`).',
  probe: '`sent`: whether it finds out if a paused queue may go on.',
  durationMs: '`received`, `failed`: from sending to the whole response, in milliseconds.',
  kind: '`failed`: why, as in `EnrichmentError`.',
  status: '`failed`: the HTTP status, or undefined without a response.',
  retried: '`failed`: whether its rows are sent again. Otherwise they have failed.',
  sizes: '`split`: how many rows each new part has.',
  reason: '`skipped`, `paused`, `resumed`: why.',
  waitMs: '`paused`: until the next request, in milliseconds. Not after `offline`.',
  count: '`extra`: how many entries of the response were not asked for.',
  field: '`field-dropped`: the path in the record; empty for a whole record.',
};
