import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * A program on one core; on any, where the system has no `taskset` or no second core.
 * @param {number} core
 * @param {readonly string[]} command
 * @param {import('node:child_process').StdioOptions} stdio
 */
function spawnOnCore(core, command, stdio) {
  const [program = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(program, rest, { stdio, env: { ...process.env, NODE_ENV: 'production' } });
}

/**
 * A script of this folder in a process of its own, which sends a message when it is ready.
 * @param {string} script
 * @param {{ core: number, config?: object, flags?: readonly string[] }} options
 */
export async function startProcess(script, { core, config = {}, flags = [] }) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawnOnCore(
    core,
    [process.execPath, ...flags, path, JSON.stringify(config)],
    ['ignore', 'inherit', 'inherit', 'ipc'],
  );
  const ended = once(child, 'exit').then(() => {
    throw new Error(`expected ${script} to answer, but it has ended`);
  });
  ended.catch(() => {});
  const nextMessage = async () => {
    const message = new Promise((resolve) => child.once('message', resolve));
    return Promise.race([message, ended]);
  };
  const ready = await nextMessage();
  return {
    /** Of a script that serves: where. */
    url: `http://127.0.0.1:${ready.port}`,
    /** @param {unknown} question */
    ask(question) {
      const answer = nextMessage();
      child.send(/** @type {any} */ (question));
      return answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
}

/**
 * A Redis that keeps nothing on disk. Undefined where there is no `redis-server`.
 * @param {{ core: number, port: number }} options
 */
export async function startRedis({ core, port }) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawnOnCore(core, ['redis-server', ...flags], ['ignore', 'pipe', 'inherit']);
  for await (const line of child.stdout ?? []) {
    if (String(line).includes('Ready to accept connections')) break;
  }
  child.stdout?.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    stall: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => void child.kill('SIGTERM'),
  };
}
