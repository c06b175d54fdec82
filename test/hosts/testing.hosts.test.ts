import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags } from '../chromium/chromiumFlags.js';
import { findChromium } from '../chromium/findChromium.js';
import { run } from '../package/run.js';
import { INSTALL_MS, installPacked } from './visit/installPacked.js';

const folder = mkdtempSync(join(tmpdir(), 'merchantry-testing-'));
const app = join(folder, 'app');

beforeAll(() => {
  cpSync(new URL('testing', import.meta.url), app, { recursive: true });
  installPacked(app, folder);
}, INSTALL_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }), INSTALL_MS);

/** Without what the runner around it has set for its own tests. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_OPTIONS)/.test(name)),
  ),
  NODE_ENV: 'test',
  NO_COLOR: '1',
  CHROMIUM: findChromium() ?? '',
  CHROMIUM_FLAGS: chromiumFlags.join(' '),
};

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `${port}`;
}

/** Of React, jsdom and the library. */
const COMPLAINTS = /not wrapped in act|not configured to support act|Not implemented|Merchantry:/;

describe('the tests of a bank', () => {
  it.concurrent.each([
    ['Vitest and jsdom', 'vitest-jsdom', /Tests {2}13 passed \(13\)/],
    ['Vitest and happy-dom', 'vitest-happy-dom', /Tests {2}3 passed \(3\)/],
    ['Jest and jsdom', 'jest', /Tests: +14 passed, 14 total/],
    ['Node’s own runner', 'node', /[#ℹ] pass 2\n[#ℹ] fail 0/],
    ['Playwright', 'playwright', /4 passed/],
  ])('pass in %s, without complaints', async (_, host, passed) => {
    const { stdout, stderr } = await promisify(execFile)('npm', ['test'], {
      cwd: join(app, host),
      env: { ...env, PORT: await freePort() },
    });
    expect(stdout + stderr).toMatch(passed);
    expect(stdout + stderr).not.toMatch(COMPLAINTS);
  });

  it('compile against the packed types', () => {
    expect(run('npx', ['--no-install', 'tsc', '--project', app])).toBe('');
  });
});
