import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type OpenPage, openPage, type ServiceRequests } from '../../apps/visit/openPage.js';
import type { NextVariant } from './nextVariants.js';

export interface NextPage extends OpenPage {
  readRequests: () => Promise<ServiceRequests>;
  /** Fetches the path as HTML. */
  fetchHtml: () => Promise<string>;
  /** The server's errors and warnings since then. */
  readServerLog: () => string;
}

/** Opens a path of a Next.js app in a new session, until the end of the test. */
export async function openNext(variant: NextVariant, path: string): Promise<NextPage> {
  const { url, log } = inject('next')[variant];
  const address = new URL(path, url);
  const earlier = readFileSync(log, 'utf8');
  const headers = { cookie: `session=${randomUUID()}` };
  const readRequests = async (): Promise<ServiceRequests> => {
    const response = await fetch(new URL('/api/seen', address), { headers });
    return response.json();
  };
  const opened = await openPage({ extraHTTPHeaders: headers, readRequests });
  await opened.page.goto(address.href);
  return {
    ...opened,
    readRequests,
    async fetchHtml() {
      const response = await fetch(address);
      return response.text();
    },
    readServerLog: () => readFileSync(log, 'utf8').slice(earlier.length),
  };
}
