import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall } from '../../package/npmInstall.js';
import { run } from '../../package/run.js';

/** Thousands of files are written, and removed again. */
export const INSTALL_MS = 600_000;

/**
 * Installs an app, and the workspaces in it, with the packed library, which is put into `folder`,
 * and the project's versions of all other dependencies, unless `others` has them.
 */
export function installPacked(
  app: string,
  folder: string,
  others: Record<string, string> = {},
): void {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder]));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const merchantry = `file:${join(folder, packed.filename)}`;
  const copy = { merchantry, 'merchantry-of-a-remote': merchantry };
  const versions = { ...devDependencies, ...others, ...copy };
  const pin = (file: string): string[] => {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const group of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}]) {
      for (const name of Object.keys(group)) group[name] = versions[name] ?? group[name];
    }
    writeFileSync(file, JSON.stringify(manifest));
    return manifest.workspaces ?? [];
  };
  for (const workspace of pin(join(app, 'package.json'))) pin(join(app, workspace, 'package.json'));
  npmInstall(app);
}
