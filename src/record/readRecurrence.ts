import { warnAboutField } from '../service/request/readText.js';
import type { Recurrence } from './ListedTransaction.js';

const INTERVALS: ReadonlySet<unknown> = new Set([
  'week',
  'fortnight',
  'month',
  'quarter',
  'year',
] satisfies Recurrence['every'][]);

/** Validates a recurrence; undefined for an interval without a message. */
export function readRecurrence(recurring: unknown): Recurrence | undefined {
  if (recurring === undefined || recurring === null) return undefined;
  const { every } = recurring as Partial<Recurrence>;
  if (INTERVALS.has(every)) return recurring as Recurrence;
  warnAboutField('recurring', 'an interval', recurring);
  return undefined;
}
