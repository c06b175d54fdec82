import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../package/run.js';

/**
 * Puts the app into an empty folder, with the packed library and the project's versions of all
 * other dependencies.
 */
export function installNext(folder: string): string {
  const app = join(folder, 'app');
  cpSync(new URL('../next', import.meta.url), app, { recursive: true });
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder]));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = { ...devDependencies, merchantry: `file:${join(folder, packed.filename)}` };
  const file = join(app, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group)) group[name] = versions[name] ?? group[name];
  }
  writeFileSync(file, JSON.stringify(manifest));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: app,
  });
  return app;
}
