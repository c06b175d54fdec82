import { mulberry32 } from './mulberry32.js';
import type { SandboxTransaction } from './SandboxTransaction.js';
import { merchantSources, sharedNameSources } from './statement/merchantSources.js';
import { monthlyRows } from './statement/monthlyRows.js';
import { openingRows } from './statement/openingRows.js';
import type { StatementRow, StatementSource } from './statement/StatementRow.js';
import { tidiedSources, unreadableSources } from './statement/unknownSources.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Days covered by the fixed first rows: the drawn rows are older. */
const OPENING_DAYS = 4;
const MIN_PER_DAY = 3;
const MAX_PER_DAY = 12;
/** Shops are paid between 07:00 and 22:30 UTC; monthly payments are booked earlier. */
const FIRST_MINUTE = 420;
const LAST_MINUTE = 1350;
const MONTHLY_MINUTE = 361;

/** Shares of the kinds of rows; the rest are merchants of the catalogue. */
const TIDIED_SHARE = 0.08;
const UNREADABLE_SHARE = 0.05;
const SHARED_NAME_SHARE = 0.02;

type Draw = (random: () => number) => StatementRow;

/** Draws sources by their weights. */
function weighted(sources: readonly StatementSource[]): Draw {
  let total = 0;
  const sums = sources.map(({ weight }) => {
    total += weight;
    return total;
  });
  return (random) => {
    const wanted = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    const source = sources[low];
    if (source === undefined)
      throw new Error('Merchantry: expected sources to draw from, but got: none');
    return source.draw(random);
  };
}

let kinds: Record<'merchants' | 'tidied' | 'unreadable' | 'sharedNames', Draw> | undefined;

function drawRow(random: () => number): StatementRow {
  kinds ??= {
    merchants: weighted(merchantSources()),
    tidied: weighted(tidiedSources()),
    unreadable: weighted(unreadableSources()),
    sharedNames: weighted(sharedNameSources()),
  };
  let kind = random();
  kind -= TIDIED_SHARE;
  if (kind < 0) return kinds.tidied(random);
  kind -= UNREADABLE_SHARE;
  if (kind < 0) return kinds.unreadable(random);
  kind -= SHARED_NAME_SHARE;
  return (kind < 0 ? kinds.sharedNames : kinds.merchants)(random);
}

/** One day's rows, newest first, with their instants. */
function drawDay(day: number, random: () => number): Omit<SandboxTransaction, 'id'>[] {
  const count = MIN_PER_DAY + Math.floor(random() ** 1.6 * (MAX_PER_DAY - MIN_PER_DAY + 1));
  const minutes = Array.from({ length: count }, () =>
    Math.floor(FIRST_MINUTE + random() * (LAST_MINUTE - FIRST_MINUTE)),
  ).sort((a, b) => b - a);
  const date = (minute: number) => new Date(day * DAY_MS + minute * MINUTE_MS).toISOString();
  const monthly = monthlyRows(new Date(day * DAY_MS).getUTCDate());
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
  const random = mulberry32(seed);
  const newest = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const today = Math.floor(now / DAY_MS);

  const rows: Omit<SandboxTransaction, 'id'>[] = openingRows(today).map(({ row, when }) => ({
    ...row,
    date:
      'minutesAgo' in when
        ? new Date(newest - when.minutesAgo * MINUTE_MS).toISOString()
        : `${new Date((today - when.daysAgo) * DAY_MS).toISOString().slice(0, 10)}T${when.time}:00.000Z`,
  }));
  for (let day = today - OPENING_DAYS; rows.length < count; day -= 1) {
    rows.push(...drawDay(day, random));
  }
  return rows.slice(0, count).map((row, index) => ({ id: `sbx-${index + 1}`, ...row }));
}
