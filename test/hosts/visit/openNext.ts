import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type Asked, type OpenPage, openPage } from '../../apps/visit/openPage.js';
import type { NextVariant } from './nextVariants.js';

export interface NextPage extends OpenPage {
  readAsked: () => Promise<Asked>;
  /** What the server sends for the path. */
  fetchHtml: () => Promise<string>;
  /** What the server has complained of since. */
  readServerLog: () => string;
}

/** Opens a path of a Next.js app, until the end of the test, as a reader who was never there. */
export async function openNext(variant: NextVariant, path: string): Promise<NextPage> {
  const { url, log } = inject('next')[variant];
  const address = new URL(path, url);
  const earlier = readFileSync(log, 'utf8');
  const headers = { cookie: `session=${randomUUID()}` };
  const readAsked = async (): Promise<Asked> => {
    const response = await fetch(new URL('/api/seen', address), { headers });
    return response.json();
  };
  const opened = await openPage({ extraHTTPHeaders: headers, readAsked });
  await opened.page.goto(address.href);
  return {
    ...opened,
    readAsked,
    async fetchHtml() {
      const response = await fetch(address);
      return response.text();
    },
    readServerLog: () => readFileSync(log, 'utf8').slice(earlier.length),
  };
}
