import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../../package/run.js';
import { launchChromium } from './launchChromium.js';
import { packLibrary } from './packLibrary.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built apps. */
    apps: string;
  }
}

/**
 * Before all tests: packs the library, builds the apps against it for production, and starts a
 * browser.
 */
export default async function prepareApps(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-apps-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    packLibrary(folder);
    cpSync(new URL('../bank', import.meta.url), folder, { recursive: true });
    run('npx', ['--no-install', 'tsc'], { cwd: folder });
    // Vitest says `test` here, which would build React for development.
    const env = { NODE_ENV: 'production' };
    run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], { cwd: folder, env });

    const browser = await launchChromium();
    project.provide('apps', join(folder, 'dist'));
    project.provide('chromium', browser.wsEndpoint());
    return async () => {
      await browser.close();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
