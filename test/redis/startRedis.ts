import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRedis } from './findRedis.js';

interface RedisOptions {
  /** Such as `4mb`; with `policy`, what is evicted beyond it. Default: no limit. */
  maxmemory?: string | undefined;
  /** Default `allkeys-lru`. */
  policy?: string | undefined;
  /** Whether it is made for a cluster: see `startRedisCluster`. Default false. */
  cluster?: boolean | undefined;
}

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Ends the server for good and removes its folder. */
  stop(): Promise<void>;
  /** Ends it as a crash would (SIGKILL). Its data is lost. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>;
  /** Connections stay open, but nothing is answered (SIGSTOP) until `resume`. */
  pause(): void;
  resume(): void;
}

/** A real Redis server on a free port of the loopback interface, empty and without persistence. */
export async function startRedis(options: RedisOptions = {}): Promise<RedisServer> {
  const path = findRedis();
  if (!path) throw new Error('No Redis server here: run node test/redis/getRedis.js');
  const dir = await mkdtemp(join(tmpdir(), 'redis-'));
  const memory = options.maxmemory
    ? ['--maxmemory', options.maxmemory, '--maxmemory-policy', options.policy ?? 'allkeys-lru']
    : [];
  const cluster = options.cluster ? ['--cluster-enabled', 'yes'] : [];
  const start = (at: number) => {
    const network = ['--bind', '127.0.0.1', '--port', String(at)];
    const settings = ['--save', '', '--appendonly', 'no', '--dir', dir, ...memory, ...cluster];
    return answering(spawn(path, [...network, ...settings], { stdio: 'ignore' }), at);
  };

  let port = freePort();
  let server = await start(port);
  for (let left = 20; !server && left > 0; left -= 1) {
    port = freePort();
    server = await start(port);
  }
  if (!server) throw new Error(`${path} does not start.`);
  const endWithTests = () => server?.kill('SIGKILL');
  process.on('exit', endWithTests);

  const kill = () => end(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    async restart() {
      await kill();
      server = await start(port);
      if (!server) throw new Error(`${path} does not start again on port ${port}.`);
    },
    async stop() {
      await kill();
      process.off('exit', endWithTests);
      await rm(dir, { recursive: true, force: true });
    },
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
  };
}

/**
 * Below the ports that systems give to outgoing connections: a client that tries again and again
 * to reach a dead server there could otherwise be given that very port, and connect to itself.
 */
const freePort = () => 20_000 + Math.floor(Math.random() * 10_000);

/** The server once it answers; undefined if it ends instead, as when its port is taken. */
async function answering(server: ChildProcess, port: number): Promise<ChildProcess | undefined> {
  while (server.exitCode === null && server.signalCode === null) {
    if ((await processIdAt(port)) === server.pid) return server;
    await wait(10);
  }
  return undefined;
}

/** Of the Redis server at a port: another one may have it. */
function processIdAt(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('INFO server\r\n'));
    let text = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve(undefined));
    socket.on('data', (chunk) => {
      text += chunk;
      const id = /process_id:(\d+)\r\n/.exec(text)?.[1];
      if (id) resolve(Number(id));
      if (id) socket.destroy();
    });
  });
}

function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
