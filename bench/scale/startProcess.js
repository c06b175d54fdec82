import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Served
 * @property {string} url where it listens
 * @property {() => Promise<void>} kill at once, as when a machine dies
 */

/**
 * Starts a module of this folder as a process of its own, which calls `serve` with its handler. It
 * ends with this process, however that ends. `onDeath` is called if it ends without being killed.
 * @param {string} module
 * @param {object} settings
 * @param {(error: Error) => void} onDeath
 * @returns {Promise<Served>}
 */
export async function startProcess(module, settings, onDeath) {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  let isWanted = true;
  const kill = async () => {
    isWanted = false;
    child.kill('SIGKILL');
    await ended;
  };
  const death = ended.then(([code, signal]) => {
    throw new Error(`${module} ended with ${signal ?? code}`);
  });
  try {
    const [{ url }] = await Promise.race([once(child, 'message'), death]);
    death.catch((error) => isWanted && onDeath(error));
    return { url, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
