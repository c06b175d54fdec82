import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Request } from 'playwright';
import { inject } from 'vitest';
import { type OpenPage, openPage } from '../../apps/visit/openPage.js';
import type { NextVariant } from './prepareNext.js';

export interface NextPage extends OpenPage {
  /** The document as the server sent it. */
  html: string;
  /** The server's errors and warnings since then. */
  readServerLog: () => string;
}

/** The rows that the server looks up for each document. */
export const FIRST_IDS = Array.from({ length: 25 }, (_, index) => `a-${index}`);

/** Opens a path of a Next.js app in a new session, until the end of the test. */
export async function openNext(
  variant: NextVariant,
  path: string,
  prefetches: readonly string[] = FIRST_IDS,
): Promise<NextPage> {
  const { url, log } = inject('next')[variant];
  const address = new URL(path, url);
  const earlier = readFileSync(log, 'utf8');
  const prefetched: string[] = [];
  const calls: { ids: string[]; isRefused: false }[] = [];
  let open = 0;
  const isCall = (request: Request) => new URL(request.url()).pathname === '/api/merchants';
  const opened = await openPage({
    extraHTTPHeaders: { cookie: `session=${randomUUID()}` },
    readRequests: () => ({ prefetched, calls, open }),
  });
  const { page } = opened;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) prefetched.push(...prefetches);
    if (!isCall(request)) return;
    const { transactions }: { transactions: { id: string }[] } = request.postDataJSON();
    calls.push({ ids: transactions.map(({ id }) => id), isRefused: false });
    open += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (isCall(request)) open -= 1;
    });
  }
  const response = await page.goto(address.href);
  return {
    ...opened,
    html: (await response?.text()) ?? '',
    readServerLog: () => readFileSync(log, 'utf8').slice(earlier.length),
  };
}
