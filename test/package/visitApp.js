import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumFlags } from '../chromium/chromiumFlags.js';
import { findChromium } from '../chromium/findChromium.js';

/** Only a page that hangs takes longer. */
const LIMIT_MS = 120_000;
/** The page has settled when nothing changes for this long. */
const QUIET_MS = 1_000;

/**
 * Opens the app and watches it until the names that the server has sent appear.
 * @param {string} url
 * @param {() => string[]} sentNames
 */
export async function visitApp(url, sentNames) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
    timeout: LIMIT_MS,
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complaints.push(`${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) complaints.push(`requests ${request.url()}`);
    });
    await page.addInitScript(watchPage);
    await page.goto(url);

    const until = Date.now() + LIMIT_MS;
    let { commits, violations } = await page.evaluate(readPage);
    let quietSince = Date.now();
    while (Date.now() < until) {
      await wait(100);
      const next = await page.evaluate(readPage);
      if (next.commits.length > commits.length) quietSince = Date.now();
      ({ commits, violations } = next);
      if (newsIn(commits, sentNames()) > 0 && Date.now() - quietSince > QUIET_MS) break;
    }
    const german = (await page.locator('#german').textContent()) ?? '';
    const { react, reactDom } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    return {
      complaints: [...complaints, ...violations],
      versions: [react, reactDom],
      german,
      commitsWithNews: newsIn(commits, sentNames()),
    };
  } finally {
    await browser.close();
  }
}

/**
 * How many commits added names that were not on the page before.
 * @param {string[]} commits
 * @param {string[]} names
 */
function newsIn(commits, names) {
  const known = new Set(names.filter((name) => commits[0]?.includes(name)));
  return commits.filter((text) => {
    const news = names.filter((name) => !known.has(name) && text.includes(name));
    for (const name of news) known.add(name);
    return news.length > 0;
  }).length;
}

/** Runs first in the page: records React's commits through the hook for its developer tools. */
function watchPage() {
  /** @type {string[]} */
  const commits = [];
  /** @type {string[]} */
  const violations = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    violations.push(`${effectiveDirective} forbids ${blockedURI}`);
  });
  Object.assign(globalThis, {
    watched: { commits, violations },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: () => commits.push(document.body.textContent ?? ''),
    },
  });
}

/** @returns {{ commits: string[], violations: string[] }} */
function readPage() {
  return Reflect.get(globalThis, 'watched');
}
