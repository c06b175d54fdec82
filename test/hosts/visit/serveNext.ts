import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

const LIMIT_MS = 30_000;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/**
 * Serves a built Next.js app on a free port of loopback. Its errors and warnings go to the file
 * `log`.
 */
export async function serveNext(
  app: string,
  log: string,
  env: Record<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'];
  const complaints = openSync(log, 'w');
  const server = spawn(process.execPath, args, {
    cwd: app,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', complaints],
  });
  closeSync(complaints);
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill();
    await ended;
  };
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`next start ${reason}\n${said}`));
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
