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

/**
 * The newest rows, the same for every seed, so that a first screen shows every case: a pending
 * payment, an intermediary, incoming money, an unreadable text, a tidied name, other scripts and
 * currencies.
 */
export function openingRows(): OpeningRow[] {
  return [
    {
      row: { ...from('northside-coffee', '-4.20'), pending: true },
      when: { minutesAgo: 18 },
    },
    { row: from('harrow-and-vale', '-57.60'), when: { minutesAgo: 96 } },
    { row: from('lumen-energy', '-81.45'), when: { daysAgo: 1, time: '18:42' } },
    { row: from('orbit-rail', '-24.00'), when: { daysAgo: 1, time: '07:55' } },
    { row: from('brightwater-ltd', '2424.00'), when: { daysAgo: 1, time: '06:00' } },
    {
      row: {
        merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
        amount: '-18.99',
        currency: 'GBP',
      },
      when: { daysAgo: 2, time: '20:31' },
    },
    { row: from('meridian-stream', '-11.99'), when: { daysAgo: 2, time: '19:04' } },
    { row: from('tidewell-pharmacy', '-12.49'), when: { daysAgo: 2, time: '16:20' } },
    { row: from('casa-olmo', '-89.60'), when: { daysAgo: 2, time: '12:48' } },
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
    { row: from('inkhorn-and-daughters', '-16.99'), when: { daysAgo: 3, time: '08:20' } },
  ];
}
