import { catalogue } from '../catalogue/catalogue.js';
import type { SandboxTransaction } from '../SandboxTransaction.js';
import { payAt } from './printTerminal.js';
import data from './statement.json' with { type: 'json' };

/** A row and its age: minutes before now, or days ago and a clock time (UTC). */
interface OpeningRow extends Partial<Omit<SandboxTransaction, 'id' | 'date'>> {
  amount: string;
  /** The id of one whose first place was paid. */
  merchant?: string;
  /** It comes again a month later. */
  isMonthly?: true;
  minutesAgo?: number;
  daysAgo?: number;
  time?: string;
}

const isoDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** A month after a day, or the last day of a month that is shorter, as payments have it. */
function monthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month, Math.min(day, lastDay)) / 86_400_000);
}

/**
 * The newest rows, the same for every seed, so that a first screen shows every case: pending,
 * declined, shared and recurring payments, an intermediary, incoming money, an unreadable text, a
 * tidied name, other scripts and currencies.
 */
export function openingRows(now: number): Omit<SandboxTransaction, 'id'>[] {
  const minute = Math.floor(now / 60_000);
  return (data.opening as OpeningRow[]).map((line) => {
    const { merchant: id = '', isMonthly, minutesAgo, daysAgo = 0, time, ...row } = line;
    const merchant = catalogue().byId.get(id);
    const day = isoDay(Math.floor(now / 86_400_000) - daysAgo);
    return {
      ...(merchant ? payAt(merchant, merchant.branches[0], row.amount) : { currency: 'GBP' }),
      ...row,
      ...(isMonthly && { recurring: { every: 'month', next: monthAfter(day) } }),
      date: minutesAgo
        ? new Date((minute - minutesAgo) * 60_000).toISOString()
        : `${day}T${time}:00.000Z`,
    };
  });
}
