import { inject, onTestFinished } from 'vitest';
import type { DrivenBrowser } from '../../webdriver/DrivenBrowser.js';
import { starts } from '../../webdriver/starts.js';
import { countRowsScript } from './countRows.js';
import { createRest, type RestOf } from './createRest.js';
import { scrollList } from './scrollList.js';
import { serveApps } from './serveApps.js';

/** A browser other than Chromium. */
export type Engine = keyof typeof starts;

/** An app in Firefox or WebKit. */
export interface DrivenApp {
  rest: RestOf;
  scrollTo: (top: number) => Promise<void>;
  /** Value of a JavaScript expression in the page. */
  read: <T>(expression: string) => Promise<T>;
}

/** Opens one of the apps in `bank`, by its URL, in an engine, until the end of the test. */
export async function driveApp(engine: Engine, name: string, height?: number): Promise<DrivenApp> {
  const script = `${complaintsScript};${countRowsScript}`;
  const { url, service, close } = await serveApps(inject('apps'), { script });
  onTestFinished(close);
  const browser: DrivenBrowser = await starts[engine]();
  onTestFinished(() => browser.close());
  const address = new URL(`/${name}`, url);
  if (height !== undefined) address.searchParams.set('height', String(height));
  await browser.open(address.href);
  const read = async <T>(expression: string): Promise<T> =>
    JSON.parse(await browser.read(`JSON.stringify(${expression})`));
  const { rest } = createRest({
    count: () => read('listCounts.count()'),
    restart: () => browser.evaluate('listCounts.restart()'),
    readComplaints: () => read('complaints'),
    readRequests: () => service,
  });
  return {
    rest,
    read,
    scrollTo: (top) => browser.evaluate(`(${scrollList})(${top})`),
  };
}

/** Runs in the page. WebDriver has no way to read a console in every browser. */
function complain(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => complaints.push(args.map(String).join(' '));
  }
}

const complaintsScript = `(${complain})()`;
