import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags } from './chromiumFlags.js';
import { findChromium } from './findChromium.js';

// Runs before the tests: installs Chromium if none starts.

const ADVICE = `Merchantry: the tests run in a real Chromium, but none could be started here. One of these helps:
  - set CHROMIUM_PATH to the executable of a Chromium or Chrome
  - install Chromium so that it is on the PATH, for example: apt-get install chromium
  - let Playwright install its own with what it needs: npx playwright install --with-deps chromium
`;

/** @type {[what: string, possible: boolean, commands: string[][]][]} */
const INSTALLS = [
  [
    'apt-get',
    process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', 'chromium'],
    ],
  ],
  ['Playwright', true, [['npx', 'playwright', 'install', 'chromium']]],
];

let failure = await whyNot();
if (failure && !process.env.CHROMIUM_PATH) {
  for (const [what, possible, commands] of INSTALLS) {
    if (!failure || !possible) continue;
    console.log(`Merchantry: no Chromium here that starts; installing one by ${what}.`);
    if (commands.every(run)) failure = await whyNot();
  }
}
if (failure) {
  console.error(`${failure}\n\n${ADVICE}`);
  process.exitCode = 1;
}

/**
 * Undefined when Chromium starts.
 * @returns {Promise<string | undefined>}
 */
async function whyNot() {
  const executablePath = findChromium();
  if (!executablePath) return 'There is no Chromium here that runs.';
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    console.log(`Chromium ${browser.version()} at ${executablePath}`);
    await browser.close();
    return undefined;
  } catch (error) {
    return `${executablePath} does not start.\n${String(error)}`;
  }
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
