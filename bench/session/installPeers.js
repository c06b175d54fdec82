import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('..', import.meta.url));
const LOCK = `${BENCH}/package-lock.json`;
/** Written by npm at the end of an installation. */
const INSTALLED = `${BENCH}/node_modules/.package-lock.json`;

/**
 * Installs the libraries that rows are compared with, exactly as locked, unless they are there. They
 * are not dependencies of the library's own repository, and nothing but the benchmark needs them.
 */
export function installPeers() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing the peers …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BENCH, stdio: 'inherit' });
}
