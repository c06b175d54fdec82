import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmInstall } from './npmInstall.js';
import { run } from './run.js';

const TEMPLATE = new URL('app', import.meta.url);

/**
 * Creates the app in an empty folder with the example as its only module. Installs, type-checks and
 * builds it.
 * @param {string} folder
 * @param {string} example
 * @param {Record<string, string>} versions of every dependency of the template
 */
export function buildApp(folder, example, versions) {
  cpSync(TEMPLATE, folder, { recursive: true });
  writeFileSync(join(folder, 'src/main.tsx'), example);
  const file = join(folder, 'package.json');
  const template = JSON.parse(readFileSync(file, 'utf8'));
  for (const group of [template.dependencies, template.devDependencies]) {
    for (const name of Object.keys(group)) group[name] = versions[name];
  }
  writeFileSync(file, JSON.stringify(template));
  npmInstall(folder);
  run('npx', ['--no-install', 'tsc'], { cwd: folder });
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder });
  return folder;
}
