import { DAY_MS, MINUTE_MS } from '../utils/time.js';
import { catalogue } from './catalogue/catalogue.js';
import { seededRandom } from './random.js';
import type { SandboxTransaction } from './SandboxTransaction.js';
import { drawRow } from './statement/drawRow.js';
import { openingRows } from './statement/openingRows.js';
import { payAt } from './statement/printTerminal.js';

/** Days covered by the fixed first rows: the drawn rows are older. */
const OPENING_DAYS = 4;
const MIN_PER_DAY = 3;
const MAX_PER_DAY = 12;
/** Shops are paid between 07:00 and 22:30 UTC; monthly payments are booked earlier. */
const FIRST_MINUTE = 420;
const LAST_MINUTE = 1350;
const MONTHLY_MINUTE = 361;

/** One day's rows, newest first. */
function drawDay(day: number, random: () => number): Omit<SandboxTransaction, 'id'>[] {
  const count = MIN_PER_DAY + Math.floor(random() ** 1.6 * (MAX_PER_DAY - MIN_PER_DAY + 1));
  const minutes = Array.from({ length: count }, () =>
    Math.floor(FIRST_MINUTE + random() * (LAST_MINUTE - FIRST_MINUTE)),
  ).sort((a, b) => b - a);
  const date = (minute: number) => new Date(day * DAY_MS + minute * MINUTE_MS).toISOString();
  const dayOfMonth = new Date(day * DAY_MS).getUTCDate();
  const monthly = catalogue().merchants.flatMap((merchant) => {
    const payment = merchant.monthly?.day === dayOfMonth ? merchant.monthly : undefined;
    return payment ? [payAt(merchant, merchant.branches[0], payment.amount)] : [];
  });
  return [
    ...minutes.map((minute) => ({ ...drawRow(random), date: date(minute) })),
    ...monthly.map((row) => ({ ...row, date: date(MONTHLY_MINUTE) })),
  ];
}

/**
 * Raw transactions as a bank prints them, newest first: about 85 % name a known merchant, 8 % an
 * unknown one, 5 % nothing readable, and a few a name that several merchants share. The first
 * twelve are always the same. Ids are numbered from the newest and do not change when `count`
 * grows.
 *
 * Equal `seed` (default 1) and `now` (milliseconds since 1970, default `Date.now()`) give equal
 * rows. Pass `now` if a server's output must match a browser's.
 *
 * @throws RangeError when `count` is not a non-negative integer.
 */
export function sandboxTransactions(
  count: number,
  options: { seed?: number | undefined; now?: number | undefined } = {},
): SandboxTransaction[] {
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`Merchantry: expected a count of zero or more, but got: ${count}`);
  }
  const { seed = 1, now = Date.now() } = options;
  const random = seededRandom(seed);
  const rows = openingRows(now);
  for (let day = Math.floor(now / DAY_MS) - OPENING_DAYS; rows.length < count; day -= 1) {
    rows.push(...drawDay(day, random));
  }
  return rows.slice(0, count).map((row, index) => ({ id: `sbx-${index + 1}`, ...row }));
}
