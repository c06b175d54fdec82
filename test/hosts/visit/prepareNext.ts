import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { launchChromium } from '../../apps/visit/launchChromium.js';
import { run } from '../../package/run.js';
import { installNext } from './installNext.js';
import { loadPages, production, startNext } from './startNext.js';

declare module 'vitest' {
  interface ProvidedContext {
    next: Record<NextVariant, NextServer>;
  }
}

/** One that is as the page Next.js prints it, and one with `cacheComponents`. */
export type NextVariant = 'a Next.js app' | 'a Next.js app that keeps hidden pages';

/** The server of one variant of the Next.js app. */
interface NextServer {
  url: string;
  /** Folder of the app. */
  app: string;
  /** File with the server's errors and warnings. */
  log: string;
}

/** Without it, the app does not build. */
const service = { MERCHANT_SERVICE_URL: 'https://service.example' };

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
    const kept = keepPages(app, join(folder, 'kept'));
    await Promise.all([build(app), build(kept)]);
    const serve = async (variant: string): Promise<NextServer> => {
      const log = `${variant}.log`;
      const { url, close } = await startNext({ app: variant, log });
      closes.push(close);
      await loadPages(url, ['/', '/shell']);
      return { url, app: variant, log };
    };
    project.provide('next', {
      'a Next.js app': await serve(app),
      'a Next.js app that keeps hidden pages': await serve(kept),
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

const build = (app: string) =>
  promisify(execFile)('npx', ['--no-install', 'next', 'build'], {
    cwd: app,
    env: { ...process.env, ...production, ...service },
  });

/** A shell must not wait for the session, which the app's own layout reads. */
const suspendingLayout = `
import { type ReactNode, Suspense } from 'react';
import BankLayout from './BankLayout';
export default function Layout({ children }: { children: ReactNode }) {
  return <Suspense><BankLayout>{children}</BankLayout></Suspense>;
}
`;

/** The app with `cacheComponents`, whose static shells cannot carry a nonce. */
function keepPages(app: string, kept: string): string {
  // Hard links are made at once, whatever is in `node_modules`.
  run('cp', ['-al', app, kept], {});
  rmSync(join(kept, 'proxy.ts'));
  rmSync(join(kept, 'next.config.ts'));
  cpSync(new URL('nextKept.config.ts', import.meta.url), join(kept, 'next.config.ts'));
  renameSync(join(kept, 'app/layout.tsx'), join(kept, 'app/BankLayout.tsx'));
  writeFileSync(join(kept, 'app/layout.tsx'), suspendingLayout);
  return kept;
}
