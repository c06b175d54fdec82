import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * How a text differs from a file, as `git diff` says it; empty if it does not.
 * @param {string} file need not exist
 * @param {string} text
 */
export function differenceOf(file, text) {
  const before = existsSync(file) ? file : '/dev/null';
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-ext-diff', '--no-prefix', '--', before, '-'],
    { input: text, encoding: 'utf8' },
  );
  if (error) throw error;
  if (stderr || (status !== 0 && status !== 1)) throw new Error(`git diff: ${stderr}`);
  return stdout;
}
