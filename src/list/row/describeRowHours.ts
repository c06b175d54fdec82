import {
  describeHours,
  type HoursDescription,
  type HoursDisplay,
} from '../../components/OpeningHours/describeHours.js';
import { readDate } from '../../i18n/readDate.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { MerchantRecord } from '../../service/types.js';

const RECENT_MS = 48 * 3_600_000;
/** A date without a time counts as noon UTC. */
const NOON_MS = 12 * 3_600_000;

interface RowHoursDisplay extends HoursDisplay {
  rowHours: 'always' | 'recent' | 'never';
}

/**
 * Describes opening hours for a row. With `recent`, only for 48 hours, which requires the current
 * time.
 */
export function describeRowHours(
  merchant: MerchantRecord | undefined,
  transaction: ListedTransaction,
  display: RowHoursDisplay,
  now: Date | undefined,
): HoursDescription | undefined {
  const { rowHours } = display;
  if (rowHours === 'never' || (rowHours === 'recent' && !now)) return undefined;
  const hours = describeHours({ merchant, transaction }, display, now);
  if (rowHours === 'always' || !hours || !now) return hours;
  const date = readDate(transaction.date);
  const instant = typeof date === 'string' ? Date.parse(date) + NOON_MS : date;
  const until = (instant ?? Number.NaN) + RECENT_MS;
  if (!(now.getTime() < until)) return undefined;
  const changesAt = new Date(Math.min(hours.changesAt?.getTime() ?? until, until));
  return { ...hours, changesAt };
}
