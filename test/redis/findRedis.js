import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const NAMES = ['redis-server', 'valkey-server'];

/**
 * Path of an installed Redis or Valkey server that runs: `REDIS_SERVER_PATH`, or one on the PATH.
 * @returns {string | undefined}
 */
export function findRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (named ? [named] : onPath).find((path) => versionOf(path) !== undefined);
}

/**
 * The first line of `--version`; undefined if it does not run.
 * @param {string} path
 * @returns {string | undefined}
 */
export function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0] : undefined;
}
