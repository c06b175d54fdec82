import { spawnSync } from 'node:child_process';

/**
 * Runs a command, shows its errors, and returns what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean, limitMs?: number }} [options]
 *   `show`: prints the output and returns nothing. `limitMs`: throws if it takes longer
 */
export function run(command, args, { cwd, env, show = false, limitMs } = {}) {
  const { error, status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: limitMs,
    stdio: ['ignore', show ? 'inherit' : 'pipe', 'inherit'],
  });
  if (error) throw error;
  if (status === 0) return stdout ?? '';
  if (stdout) console.error(stdout);
  throw new Error(`${command} ${args.join(' ')} ended with ${status}${cwd ? ` in ${cwd}` : ''}`);
}
