import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../../package/run.js';
import { packLibrary } from './packLibrary.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built apps. */
    apps: string;
  }
}

/** Before all tests: packs the library, and builds the apps against it for production. */
export default function buildApps(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-apps-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    packLibrary(folder);
    cpSync(new URL('../bank', import.meta.url), folder, { recursive: true });
    run('npx', ['--no-install', 'tsc'], { cwd: folder });
    // Vitest says `test` here, which would build React for development.
    const env = { NODE_ENV: 'production' };
    run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], { cwd: folder, env });
    project.provide('apps', join(folder, 'dist'));
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
