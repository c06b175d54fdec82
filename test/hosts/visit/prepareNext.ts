import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchChromium } from '../../apps/visit/launchChromium.js';
import { serveService } from '../../gateway/hosts/serveService.js';
import { run } from '../../package/run.js';
import { installNext } from './installNext.js';
import { type NextVariant, nextVariants } from './nextVariants.js';
import { serveBuilt } from './serveBuilt.js';

declare module 'vitest' {
  interface ProvidedContext {
    next: Record<NextVariant, NextServer>;
    /** What the app's gateway asks. */
    service: { url: string; apiKey: string };
  }
}

/** The server of one variant of the Next.js app. */
interface NextServer {
  url: string;
  /** File with the server's errors and warnings. */
  log: string;
}

/** On a free port of loopback. */
const START = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'];

/** Vitest sets `test`, about which Next.js warns. */
const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Before all tests: installs the app, builds and serves its variants for production, and starts a
 * browser.
 */
export default async function prepareNext(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-hosts-'));
  const closes: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const closeAll = async () => {
    for (const close of closes.reverse()) await close();
  };
  try {
    const app = installNext(folder);
    const { url, apiKey, close } = await serveService();
    closes.push(close);
    project.provide('service', { url, apiKey });
    const service = { MERCHANT_SERVICE_URL: url, MERCHANT_SERVICE_KEY: apiKey };
    const serve = async (variant: NextVariant): Promise<NextServer> => {
      const log = join(folder, `${variant}.log`);
      const env = { ...production, ...service, ...nextVariants[variant] };
      run('npx', ['--no-install', 'next', 'build'], { cwd: app, env });
      const server = await serveBuilt(app, START, log, env);
      closes.push(server.close);
      return { url: server.url, log };
    };
    project.provide('next', {
      'a Next.js app': await serve('a Next.js app'),
      'a Next.js app that keeps hidden pages': await serve('a Next.js app that keeps hidden pages'),
    });
    const browser = await launchChromium();
    closes.push(() => browser.close());
    project.provide('chromium', browser.wsEndpoint());
    return closeAll;
  } catch (error) {
    await closeAll();
    throw error;
  }
}
