import { sandboxTransactions } from '../../src/sandbox/index.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';
import { demoTransactions, type HeroRow, heroRows } from './demoTransactions.js';

const ROWS = 25;

const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('/');

/** Rows of a bank's export: booked card lines of the demo, then older ones. */
function exported(): readonly { date: string; merchant_name?: string; amount: unknown }[] {
  const own = demoTransactions.filter(
    ({ state, counterparty }) => state !== 'scheduled' && state !== 'declined' && !counterparty,
  );
  const last = own.at(-1)?.date ?? '';
  const older = sandboxTransactions(60, { now: STORY_NOW_MS }).filter(
    ({ currency, date }) => currency === 'GBP' && date < last,
  );
  return [...own, ...older]
    .slice(0, ROWS)
    .map(({ merchant_name = '', ...row }) => ({ ...row, merchant_name }));
}

/** A file as a British bank exports it, 25 rows. */
export const novemberCsv = [
  'Date,Description,Amount (GBP)',
  ...exported().map((row) => `${day(row.date)},${row.merchant_name},${row.amount}`),
].join('\n');

const line = ({ transaction, text, detail }: HeroRow): string =>
  `${day(transaction.date).slice(0, 5)} ${text} ${transaction.amount}\n      ${detail}`;

/** The same bank's paper: two lines for each payment. */
export const novemberStatement: string = heroRows.map(line).join('\n');
