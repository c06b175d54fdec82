import { setTimeout as wait } from 'node:timers/promises';
import type { RequestOptions, RequestType, Transaction } from '../../../src/service/types.js';

/** Far more than any fault of these tests needs: then a row counts as lost. */
const MAX_REQUESTS = 100;
/** A browser waits for 30 s. */
const AGAIN_MS = 100;
/** What a browser asks again after: the service's failures, and a wait that the gateway names. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export interface Page {
  readonly scope: string;
  readonly type: RequestType;
  readonly rows: readonly Transaction[];
  /** Default none. */
  readonly options?: RequestOptions;
}

export interface Found {
  /** The records of each row as JSON, by id. */
  readonly records: ReadonlyMap<string, string>;
  /** The statuses of the responses, in order. */
  readonly statuses: readonly number[];
  /** Rows that a response with status 200 left out. */
  readonly leftOut: number;
}

export const SESSION = 'Bearer of a session';

export function post(url: string, { scope, type, rows, options }: Page, signal?: AbortSignal) {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: SESSION,
      'X-Customer': scope,
    },
    body: JSON.stringify({ ...options, type, transactions: rows }),
    signal: signal ?? null,
  });
}

/**
 * Looks the rows of a page up as a browser does: rows that are left out, and requests that fail for
 * a while, are asked again. Throws for a status that no fault explains, for a row that was not
 * asked for, and when rows are lost.
 */
export async function lookUp(url: string, page: Page): Promise<Found> {
  const records = new Map<string, string>();
  const statuses: number[] = [];
  let leftOut = 0;
  let rows = page.rows;
  while (rows.length > 0) {
    if (statuses.length === MAX_REQUESTS) throw new Error(`${rows.length} rows are lost`);
    const response = await post(url, { ...page, rows });
    const { status, headers } = response;
    statuses.push(status);
    if (headers.get('Cache-Control') !== 'private, no-store') throw new Error('may be cached');
    const body = await response.json();
    if (status !== 200) {
      const retryAfter = headers.get('Retry-After');
      const needsWait = status === 503 || status === 429;
      if (!PASSING.has(status) || (needsWait && retryAfter === null)) {
        throw new Error(`status ${status}, Retry-After: ${retryAfter}, ${JSON.stringify(body)}`);
      }
      await wait(retryAfter === null ? AGAIN_MS : Number(retryAfter) * 1_000);
      continue;
    }
    const asked = new Set(rows.map(({ id }) => id));
    for (const [id, found] of Object.entries(body)) {
      if (!asked.delete(id)) throw new Error('a row that was not asked for');
      records.set(id, JSON.stringify(found));
    }
    rows = rows.filter(({ id }) => asked.has(id));
    leftOut += rows.length;
    if (rows.length > 0) await wait(AGAIN_MS);
  }
  return { records, statuses, leftOut };
}
