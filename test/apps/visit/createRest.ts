import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { RowCount } from './countRows.js';
import { type Expected, findFaults } from './findFaults.js';
import type { Call } from './serveApps.js';

/**
 * Waits until the page is at rest, and expects that rows, requests and pixels since the last time
 * are as for every list.
 */
export type RestOf = (expected?: Expected) => Promise<Rest>;

export interface Rest extends RowCount {
  /** Since the last time. */
  calls: readonly Call[];
}

/** The requests to the service so far. */
export interface ServiceRequests {
  /** Ids of rows that the server requested, repeated for each time that it rendered them. */
  prefetched?: readonly string[];
  /** By the page. */
  calls: readonly Call[];
  /** Requests without a response so far. */
  open: number;
}

/** What is looked at, in any browser. */
export interface LookedAt {
  count: () => Promise<RowCount>;
  /** Forgets what has passed. */
  restart: () => Promise<void>;
  /** Errors and warnings so far. */
  readComplaints: () => readonly string[] | Promise<readonly string[]>;
  readRequests: () => ServiceRequests | Promise<ServiceRequests>;
}

/** A page is at rest without changes for this long. Longer than the dwell and a response. */
const QUIET_MS = 500;
/**
 * Only a page that hangs takes longer. Faults that a response or a script would mend count no sooner:
 * on a slow machine a page may stand still for seconds before it arrives.
 */
export const LIMIT_MS = 100_000;

export function createRest({ count, restart, readComplaints, readRequests }: LookedAt): {
  rest: RestOf;
  /** The page is loaded anew, and has no results. */
  forget: () => Promise<void>;
} {
  /** Requests before the page was loaded. */
  let since = { prefetched: 0, calls: 0 };
  /** Requests before the page last came to rest. */
  let done = 0;
  return {
    async rest(expected = {}) {
      const began = Date.now();
      for (;;) {
        await wait(100);
        const { length: known } = (await readRequests()).calls;
        const counted = await count();
        const { prefetched = [], calls: all, open } = await readRequests();
        const calls = all.slice(done);
        const sent = { ids: [...new Set(prefetched.slice(since.prefetched))], isRefused: false };
        const earlier = [sent, ...all.slice(since.calls, done)];
        const complaints = await readComplaints();
        const faults = [...findFaults({ count: counted, calls, earlier }, expected), ...complaints];
        const elapsedMs = Date.now() - began;
        const quietMs = Math.min(counted.quietMs, elapsedMs);
        const isWaiting = open > 0 || all.length !== known;
        const isQuiet = quietMs > QUIET_MS && !isWaiting;
        const isOver = elapsedMs > LIMIT_MS;
        if (!isOver && (!isQuiet || faults.length > 0)) continue;
        if (!isQuiet) faults.push('the page does not come to rest');
        expect(faults, faults.join('\n')).toEqual([]);
        await restart();
        done = known;
        return { ...counted, calls };
      }
    },
    async forget() {
      const { prefetched = [], calls } = await readRequests();
      since = { prefetched: prefetched.length, calls: calls.length };
      done = calls.length;
    },
  };
}
