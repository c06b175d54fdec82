import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { installPacked } from './installPacked.js';

/** Puts the app into an empty folder, and installs it. */
export function installNext(folder: string): string {
  const app = join(folder, 'app');
  cpSync(new URL('../next', import.meta.url), app, { recursive: true });
  installPacked(app, folder);
  return app;
}
