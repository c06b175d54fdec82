import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const COMMAND = 'dist/server/merchantry.js';

type Environment = Readonly<Record<string, string>>;

/** The command as it is published, without any variable of this process but the path. */
const begin = (args: readonly string[], env: Environment) =>
  spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs the command until it ends. */
export async function run(args: readonly string[], env: Environment = {}) {
  const child = begin(args, env);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => (texts.out += data));
  child.stderr.on('data', (data) => (texts.err += data));
  const [code] = await once(child, 'close');
  return { code, ...texts };
}

/**
 * Starts `merchantry gateway` on free ports. `end` sends a signal, and another one while it closes,
 * and resolves to its exit code.
 */
export async function serve(env: Environment) {
  const child = begin(['gateway'], { PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', ...env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let warnings = '';
  child.stderr.on('data', (data) => (warnings += data));
  const [line] = await once(createInterface(child.stdout), 'line');
  const { port, adminPort } = JSON.parse(line);
  return {
    endpoint: `http://127.0.0.1:${port}/api/merchants`,
    /** The text on stderr, which is no part of the log. */
    warnings: () => warnings,
    metrics: async () => (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text(),
    async end(signal: NodeJS.Signals = 'SIGTERM', again?: NodeJS.Signals) {
      const exit = once(child, 'exit');
      const closing = once(createInterface(child.stdout), 'line');
      child.kill(signal);
      // Two signals at once may arrive as one.
      await closing;
      if (again) child.kill(again);
      return (await exit)[0];
    },
  };
}
