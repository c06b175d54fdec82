import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { endGroup } from '../../endGroup.js';

/** Only a server that hangs takes longer. */
const LIMIT_MS = 120_000;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/**
 * Serves a built app by its own server, which says “Ready” and names its address on loopback. Its
 * errors and warnings go to the file `log`. `close` kills it, with all that it has started: asked to
 * end, `next dev` starts another process, which writes into the app's folder.
 */
export async function serveBuilt(
  app: string,
  args: readonly string[],
  log: string,
  env: Record<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const complaints = openSync(log, 'w');
  const server = spawn(process.execPath, args, {
    cwd: app,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', complaints],
    detached: true,
  });
  closeSync(complaints);
  // Its output closes when the last process that can write to it has ended.
  const ended = once(server, 'close');
  const end = () => endGroup(server);
  process.on('exit', end);
  const close = async () => {
    end();
    await ended;
    process.off('exit', end);
  };
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${args[0]} ${reason}\n${said}`));
    const timer = setTimeout(() => give(`named no address within ${LIMIT_MS} ms`), LIMIT_MS);
    ended.then(([code]) => give(`ended with ${code}`));
    server.stdout?.on('data', (part) => {
      said += part;
      const [found] = ADDRESS.exec(said) ?? [];
      if (found === undefined || !said.includes('Ready')) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  try {
    return { url: await url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
