import { spawn } from 'node:child_process';
import { endGroup } from '../endGroup.js';

interface Started {
  /** What the process has printed, or prints later, as the pattern's first group. */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a program which ends with this process, together with all that it has started. */
export function startProcess(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Started {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let check = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
      check();
    });
  }
  const end = () => endGroup(child);
  process.on('exit', end);
  const ended = new Promise<void>((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      output += String(error);
      resolve();
    });
  });
  return {
    printed(pattern) {
      return new Promise((resolve, reject) => {
        check = () => {
          const found = pattern.exec(output)?.[1];
          if (found) resolve(found);
        };
        check();
        void ended.then(() => reject(new Error(`${program} has ended: ${output.slice(-2_000)}`)));
      });
    },
    async stop() {
      end();
      await ended;
      process.off('exit', end);
    },
  };
}
