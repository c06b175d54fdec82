import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';

/**
 * How the package `redis` finds it.
 * @typedef {{ url: string } | { socket: { path: string, tls: false } }} RedisAddress
 */

/**
 * @typedef {object} Redis
 * @property {RedisAddress} address
 * @property {() => Promise<void>} kill at once, as when its machine dies
 * @property {(prefix: string) => Promise<void>} close leaves nothing behind, and no key that begins so
 */

/** How long a Redis that has just been started may take to answer. */
const START_MS = 10_000;

/**
 * A Redis of this run's own, or the one at an address. That one belongs to somebody: it is reached
 * through a relay, and killing it ends the relay.
 * @param {string | undefined} url
 * @returns {Promise<Redis>}
 */
export const startRedis = (url) => (url === undefined ? startOwn() : startRelay(new URL(url)));

/** @returns {Promise<Redis>} */
async function startOwn() {
  const folder = await mkdtemp(join(tmpdir(), 'merchantry-scale-'));
  const path = join(folder, 'redis.sock');
  const settings = { port: 0, unixsocket: path, dir: folder, save: '', appendonly: 'no' };
  const server = spawn(
    'redis-server',
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
      throw new Error('redis-server did not start. Install it with: node test/redis/getRedis.js');
    });
    await Promise.race([answers(path), death]);
    return { address: { socket: { path, tls: false } }, kill, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} path of its socket */
async function answers(path) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(20)) {
    const socket = connect(path);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`redis-server did not answer within ${START_MS} ms`);
}

/**
 * @param {URL} url
 * @returns {Promise<Redis>}
 */
async function startRelay(url) {
  if (url.protocol !== 'redis:') {
    throw new Error('expected REDIS_URL to begin with redis://, but got: another protocol');
  }
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(Number(url.port || 6379), url.hostname);
    for (const [socket, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
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
      const client = await createClient({ url: url.href }).on('error', () => {}).connect();
      for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1000 })) {
        if (keys.length > 0) await client.unlink(keys);
      }
      client.destroy();
    },
  };
}
