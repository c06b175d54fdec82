import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../test/package/run.js';

/**
 * @typedef {object} InstalledPackage
 * @property {string} name
 * @property {string} version
 * @property {unknown} licence as its own package.json has it, usually an SPDX id
 */

/**
 * What an app installs with the package, besides its peers.
 * @returns {InstalledPackage[]} by name, from `node_modules`
 */
export function readInstalled() {
  const [, ...folders] = run('npm', ['ls', '--omit', 'dev', '--all', '--parseable'])
    .trim()
    .split('\n');
  return folders
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .map(({ name, version, license }) => ({ name, version, licence: license }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
