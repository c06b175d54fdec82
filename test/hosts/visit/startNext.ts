import { randomUUID } from 'node:crypto';
import { findFreePort } from '../../findFreePort.js';
import { serveBuilt } from './serveBuilt.js';

export interface NextOptions {
  /** Folder of the app. */
  app: string;
  /** File for the server's errors and warnings. */
  log: string;
  command?: 'start' | 'dev';
  /** What the app's gateway asks; by default the sandbox among the app's own routes. */
  service?: { url: string; apiKey: string } | undefined;
}

/** Vitest sets `test`, about which Next.js warns. */
export const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** How long a page waits for names: longer than a busy machine takes to find them. */
export const DEADLINE_MS = '20000';

/** Serves a Next.js app on a free port of loopback: one that is built, or one in development. */
export async function startNext({ app, log, command = 'start', service }: NextOptions) {
  const port = await findFreePort();
  const { url, apiKey } = service ?? { url: `http://127.0.0.1:${port}/service`, apiKey: 'any' };
  return serveBuilt(
    app,
    ['node_modules/next/dist/bin/next', command, '-H', '127.0.0.1', '-p', String(port)],
    log,
    {
      ...production,
      ...(command === 'dev' && { NODE_ENV: 'development' }),
      MERCHANT_SERVICE_URL: url,
      MERCHANT_SERVICE_KEY: apiKey,
      MERCHANT_DEADLINE_MS: DEADLINE_MS,
    },
  );
}

const LOAD_MS = 120_000;

/**
 * Requests each page until it has names. The first documents make the server load the modules of the
 * page, of the gateway and of the service, which may take longer than a page waits for names.
 */
export async function loadPages(url: string, paths: readonly string[]): Promise<void> {
  const end = Date.now() + LOAD_MS;
  for (const path of paths) {
    // Without a session, the gateway would not ask the service.
    const headers = { cookie: `session=${randomUUID()}` };
    let html = '';
    while (!html.includes('Northside Coffee')) {
      if (Date.now() > end) throw new Error(`${path} has no names: ${html.slice(0, 2_000)}`);
      html = await (await fetch(new URL(path, url), { headers })).text();
    }
  }
}
