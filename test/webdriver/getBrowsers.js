import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Runs before the tests in Firefox and WebKit: installs what is missing. By `node getBrowsers.js
// firefox`, for one of them.

/** @type {Record<string, { programs: [name: string, option: string][], packages: string[] }>} */
const BROWSERS = {
  firefox: {
    programs: [[process.env.FIREFOX_PATH ?? 'firefox-esr', '--version']],
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: [
      ['WebKitWebDriver', '--help'],
      ['Xvfb', '-help'],
    ],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

const [name = ''] = process.argv.slice(2);
const browser = BROWSERS[name];
if (!browser) throw new Error(`Expected ${Object.keys(BROWSERS).join(' or ')}, but got "${name}".`);
const { programs, packages } = browser;

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
  console.log(`Merchantry: no ${missing().join(' and ')} here; installing by apt-get.`);
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
}
if (missing().length > 0) {
  console.error(
    `Merchantry: the tests need ${missing().join(' and ')}, which could not be installed here. On Debian: apt-get install ${packages.join(' ')}`,
  );
  process.exitCode = 1;
}

/** Programs that do not even start count too, such as one without its libraries. */
function missing() {
  return programs.filter(([program, option]) => !runs(program, option)).map(([program]) => program);
}

/**
 * @param {string} program
 * @param {string} option
 */
function runs(program, option) {
  return spawnSync(program, [option], { stdio: 'ignore' }).status === 0;
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: 'inherit', env });
}
