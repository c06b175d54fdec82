import { isDeepStrictEqual } from 'node:util';
import { sandboxTransactions } from '../../../src/sandbox/index.js';
import { toWireTransaction } from '../../../src/service/request/toWireTransaction.js';
import { NOW } from '../../sandbox/requestSandbox.js';
import type { Truth } from './createTruth.js';
import { lookUp, type Page } from './lookUp.js';

const PAGE_SIZE = 25;
const SCOPES = 20;
/** Each page is asked for by this many clients, at different times. */
export const VISITS = 3;

const rows = sandboxTransactions(2_000, { now: NOW }).map(toWireTransaction);

/** Different pages of one customer each. */
export function createPages(count: number, name = 'page'): Page[] {
  return Array.from({ length: count }, (_, page) => ({
    scope: `customer ${page % SCOPES}`,
    type: 'restrictive',
    rows: Array.from({ length: PAGE_SIZE }, (_, index) => {
      const number = page * PAGE_SIZE + index;
      const row = rows[number % rows.length];
      if (!row) throw new Error('no row');
      return { ...row, id: `${name}-${number}` };
    }),
  }));
}

/**
 * Every fifth page is opened, and wants all there is to know. Some of that has no label, so that it
 * is never stored, and such rows are asked for each time.
 */
export const openSome = (pages: readonly Page[]): Page[] =>
  pages.map((page, index) => (index % 5 === 0 ? { ...page, type: 'extended' } : page));

export interface LoadResult {
  /** Rows that were answered, each visit counted. */
  lookups: number;
  wrong: number;
  leftOut: number;
  /** How often each status came. */
  statuses: Record<number, number>;
}

interface LoadOptions {
  /** Each client goes to the next of them. */
  urls: readonly string[];
  truth: Truth;
  pages: readonly Page[];
  clients?: number;
  /** Called before each visit, with the share of visits that have begun. */
  onProgress?: (share: number) => unknown;
}

/** Visits every page three times, by clients who work at the same time, and checks every record. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { urls, truth, pages, clients = 24, onProgress } = options;
  // Near each other, so that a page is also asked for while it is on its way.
  const visits = pages
    .flatMap((page, index) =>
      Array.from({ length: VISITS }, (_, visit) => ({ page, at: index + visit * 17 })),
    )
    .sort((a, b) => a.at - b.at);
  const result: LoadResult = { lookups: 0, wrong: 0, leftOut: 0, statuses: {} };
  let begun = 0;

  async function work(url: string): Promise<void> {
    for (let visit = visits[begun]; visit; visit = visits[begun]) {
      begun += 1;
      await onProgress?.(begun / visits.length);
      const { page } = visit;
      const { records, statuses, leftOut } = await lookUp(url, page);
      for (const status of statuses) result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      result.leftOut += leftOut;
      for (const row of page.rows) {
        result.lookups += 1;
        if (!(await isTrue(records.get(row.id), row, page.type))) result.wrong += 1;
      }
    }
  }

  async function isTrue(found: string | undefined, row: Page['rows'][number], type: Page['type']) {
    if (found === undefined) return false;
    const expected = await truth.of(row, type);
    return found === expected || isDeepStrictEqual(JSON.parse(found), JSON.parse(expected));
  }

  const workers = Array.from({ length: clients }, (_, client) =>
    work(urls[client % urls.length] ?? ''),
  );
  await Promise.all(workers);
  return result;
}
