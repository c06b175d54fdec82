import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';
import { findRedis } from '../../test/redis/findRedis.js';

/**
 * How a client of the package `redis` finds it.
 * @typedef {{ url: string } | { socket: { path: string, tls: false } }} RedisAddress
 */

/**
 * @typedef {object} Redis
 * @property {RedisAddress} address
 * @property {() => Promise<void>} kill at once, as when its machine dies
 * @property {(prefix: string) => Promise<void>} close leaves nothing behind, and no key that begins so
 */

/** How long a Redis that has just been started may take to answer. */
const START_MS = 120_000;
const DEFAULT_PORT = 6379;

/**
 * A Redis of this run's own, or the one at an address. That one belongs to somebody: it is reached
 * through a relay, and killing it ends only the relay.
 * @param {string | undefined} url
 * @returns {Promise<Redis>}
 */
export function startRedis(url) {
  if (url === undefined) return startOwn();
  // Through a relay nothing else would work: a certificate names another host.
  if (URL.canParse(url) && url.startsWith('redis://')) return startRelay(new URL(url));
  throw new Error('expected REDIS_URL to begin with redis://, but got: something else');
}

/** @returns {Promise<Redis>} */
async function startOwn() {
  const executable = findRedis();
  if (!executable) throw new Error('no Redis server here: run node test/redis/getRedis.js');
  const folder = await mkdtemp(join(tmpdir(), 'merchantry-scale-'));
  // A socket in a folder of its own cannot be taken, as a port can.
  const path = join(folder, 'redis.sock');
  const settings = { port: 0, unixsocket: path, dir: folder, save: '', appendonly: 'no' };
  const server = spawn(
    executable,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => {
    server.once('exit', resolve).once('error', resolve);
  });
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  const close = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const death = ended.then(() => {
      throw new Error(`${executable} does not start`);
    });
    await Promise.race([untilOpen(path), death]);
    return { address: { socket: { path, tls: false } }, kill, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} path of its socket */
async function untilOpen(path) {
  for (let left = START_MS; left > 0; left -= 20) {
    const socket = connect(path);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(20);
  }
  throw new Error(`the Redis server did not answer within ${START_MS / 1000} s`);
}

/**
 * @param {URL} url
 * @returns {Promise<Redis>}
 */
async function startRelay(url) {
  // Fails now, if nobody is there, and takes its keys away at the end.
  const owner = createClient({ url: url.href, socket: { reconnectStrategy: false } });
  await owner.on('error', () => {}).connect();

  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(Number(url.port || DEFAULT_PORT), url.hostname);
    link(near, far);
    link(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const relayed = new URL(url);
  relayed.hostname = '127.0.0.1';
  relayed.port = String(typeof address === 'object' ? address?.port : '');

  const kill = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: { url: relayed.href },
    kill,
    async close(prefix) {
      await kill();
      for await (const keys of owner.scanIterator({ MATCH: `${prefix}*`, COUNT: 1000 })) {
        if (keys.length > 0) await owner.unlink(keys);
      }
      owner.destroy();
    },
  };

  /**
   * @param {import('node:net').Socket} socket
   * @param {import('node:net').Socket} other
   */
  function link(socket, other) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }
}
