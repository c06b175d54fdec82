import type { RowCount } from './countRows.js';
import type { Call } from './serveApps.js';

/** What happened since the page last came to rest. */
export interface Stretch {
  count: RowCount;
  calls: readonly Call[];
  /** The requests before that. */
  earlier: readonly Call[];
}

/** What a test knows beforehand. */
export interface Expected {
  /** Rows on screen; default: some. */
  rows?: number;
  /** Rows have passed, so there may be more requests than the visible rows need. */
  moving?: boolean;
  /**
   * The service is down: rows on screen have failed, and may have been requested more than once.
   */
  isDown?: boolean;
}

const MAX_BATCH_SIZE = 25;

/** Describes what is wrong with the rows on screen, the requested rows and blank pixels. */
export function findFaults(stretch: Stretch, expected: Expected): string[] {
  return [
    ...rowFaults(stretch, expected),
    ...blankFaults(stretch),
    ...callFaults(stretch),
    ...(expected.moving || expected.isDown ? [] : restFaults(stretch)),
  ];
}

const idsOf = (calls: readonly Call[]) => calls.flatMap(({ ids }) => ids);

function rowFaults({ count: { rows }, calls, earlier }: Stretch, expected: Expected): string[] {
  const faults: string[] = [];
  if (expected.rows === undefined ? rows.length === 0 : rows.length !== expected.rows) {
    faults.push(`expected ${expected.rows ?? 'some'} rows on screen, but got ${rows.length}`);
  }
  const requested = new Set(idsOf([...earlier, ...calls]));
  for (const { id, status, seen } of rows) {
    if (seen === 'covered') continue;
    if (!requested.has(id)) faults.push(`${id} is on screen, but was not requested`);
    if (expected.isDown ? status !== 'failed' : /idle|pending|failed/.test(status)) {
      faults.push(`${id} is on screen, but ${status}`);
    }
  }
  return faults;
}

function blankFaults({ count: { blank } }: Stretch): string[] {
  if (blank.length === 0) return [];
  return [`${blank.length} blank points between y = ${blank[0]} and y = ${blank.at(-1)}`];
}

/** Faults of a request, whatever the page did meanwhile. */
function callFaults({ count, calls, earlier }: Stretch): string[] {
  const faults: string[] = [];
  const passed = new Set(count.passed);
  for (const { ids } of calls) {
    if (ids.length > MAX_BATCH_SIZE) faults.push(`a request contained ${ids.length} rows`);
    if (!ids.some((id) => passed.has(id))) {
      faults.push(`a request contained no row that was on screen: ${ids.join(' ')}`);
    }
  }
  const accepted = idsOf([...earlier, ...calls].filter(({ isRefused }) => !isRefused));
  const twice = accepted.filter((id, index) => accepted.indexOf(id) !== index);
  if (twice.length > 0) faults.push(`requested twice: ${twice.join(' ')}`);
  return faults;
}

/** At rest there are as many requests as the new visible rows fill, and none without new rows. */
function restFaults({ count, calls, earlier }: Stretch): string[] {
  const known = new Set(idsOf(earlier));
  const fresh = count.rows.filter(({ id }) => !known.has(id));
  const uncovered = fresh.filter(({ seen }) => seen !== 'covered');
  const least = Math.ceil(uncovered.length / MAX_BATCH_SIZE);
  const most = Math.ceil(fresh.length / MAX_BATCH_SIZE);
  if (calls.length >= least && calls.length <= most) return [];
  return [`${calls.length} requests for ${fresh.length} new rows on screen`];
}
