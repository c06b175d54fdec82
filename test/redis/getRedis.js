import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findRedis, versionOf } from './findRedis.js';

// Runs before the tests: installs a Redis server if there is none.

const ADVICE = `Merchantry: the tests need a Redis or Valkey server, but none could be started here. One of these helps:
  - set REDIS_SERVER_PATH to the executable of a redis-server or valkey-server
  - install one so that it is on the PATH, for example: apt-get install redis-server
`;

const INSTALL = [['update'], ['install', '--yes', '--no-install-recommends', 'redis-server']];

let path = findRedis();
if (!path && !process.env.REDIS_SERVER_PATH && canInstall()) {
  console.log('Merchantry: no Redis server here; installing one by apt-get.');
  if (INSTALL.every(aptGet)) path = findRedis();
}
if (path) {
  console.log(`${versionOf(path)} at ${path}`);
} else {
  console.error(ADVICE);
  process.exitCode = 1;
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {string[]} args */
function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
}
