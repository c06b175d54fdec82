import { catalogue } from '../catalogue/catalogue.js';
import type { SandboxTransaction } from '../SandboxTransaction.js';
import type { StatementRow } from './StatementRow.js';
import { terminalFacts } from './terminalFacts.js';

/** A row and its age: minutes before now, or days ago and a clock time (UTC). */
interface OpeningRow {
  row: Omit<SandboxTransaction, 'id' | 'date'>;
  when: { minutesAgo: number } | { daysAgo: number; time: string };
}

/** A payment at a merchant's first place, with the facts of its other rows: they share a lookup. */
function from(id: string, amount: string): StatementRow {
  const merchant = catalogue().byId.get(id);
  if (merchant === undefined) {
    throw new Error(`Merchantry: expected a merchant of the sandbox, but got: ${id}`);
  }
  const [branch] = merchant.branches;
  const currency = branch?.city.country.currency ?? 'GBP';
  return { ...terminalFacts(merchant, branch), amount, currency };
}

const DAY_MS = 86_400_000;
const SUBSCRIPTION_DAYS_AGO = 2;

/**
 * The newest rows, the same for every seed, so that a first screen shows every case: pending,
 * declined, shared and recurring payments, an intermediary, incoming money, an unreadable text, a
 * tidied name, other scripts and currencies.
 *
 * @param today Days since 1970.
 */
export function openingRows(today: number): OpeningRow[] {
  const paid = new Date((today - SUBSCRIPTION_DAYS_AGO) * DAY_MS);
  const [year, month] = [paid.getUTCFullYear(), paid.getUTCMonth() + 1];
  // The last day of a month that is shorter, as payments have it.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const nextPayment = new Date(Date.UTC(year, month, Math.min(paid.getUTCDate(), lastDay)));
  const next = nextPayment.toISOString().slice(0, 10);
  return [
    {
      row: { ...from('northside-coffee', '-4.20'), state: 'pending' },
      when: { minutesAgo: 18 },
    },
    { row: from('harrow-and-vale', '-57.60'), when: { minutesAgo: 96 } },
    { row: from('lumen-energy', '-81.45'), when: { daysAgo: 1, time: '18:42' } },
    {
      row: { ...from('orbit-rail', '-24.00'), state: 'declined' },
      when: { daysAgo: 1, time: '07:55' },
    },
    { row: from('brightwater-ltd', '2424.00'), when: { daysAgo: 1, time: '06:00' } },
    {
      row: {
        merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
        amount: '-18.99',
        currency: 'GBP',
      },
      when: { daysAgo: 2, time: '20:31' },
    },
    {
      row: { ...from('meridian-stream', '-11.99'), recurring: { every: 'month', next } },
      when: { daysAgo: SUBSCRIPTION_DAYS_AGO, time: '19:04' },
    },
    {
      row: { ...from('tidewell-pharmacy', '-12.49'), card: '•• 4417' },
      when: { daysAgo: 2, time: '16:20' },
    },
    {
      row: {
        ...from('casa-olmo', '-89.60'),
        share: { amount: '-44.80', with: [{ name: 'Ada' }] },
      },
      when: { daysAgo: 2, time: '12:48' },
    },
    {
      row: {
        merchant_name: 'HARBOTTLE TEA ROOMS 3310 WHITBY GB',
        country: 'GB',
        mcc: '5812',
        amount: '-13.40',
        currency: 'GBP',
      },
      when: { daysAgo: 3, time: '15:12' },
    },
    { row: from('hoshikaze-shoten', '-2480'), when: { daysAgo: 3, time: '09:37' } },
    {
      row: { ...from('inkhorn-and-daughters', '-16.99'), cashback: '0.34' },
      when: { daysAgo: 3, time: '08:20' },
    },
  ];
}
