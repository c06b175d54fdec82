import { run } from './run.js';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

/** Ends an installation that hangs, long before the step that waits for it. */
const LIMIT_MS = 5 * 60_000;

/**
 * Installs what the `package.json` of a folder asks for, and these packages.
 * @param {string} folder
 * @param {string[]} [packages]
 */
export function npmInstall(folder, packages = []) {
  run('npm', ['install', '--prefix', folder, ...QUIET, ...packages], { limitMs: LIMIT_MS });
}
