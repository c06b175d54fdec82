import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Device, DrivenBrowser } from './DrivenBrowser.js';
import { startProcess } from './startProcess.js';

/** What Firefox calls a touch screen, in a bit set. */
const FINGER = 1;

/** Starts Firefox without a display, and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'merchantry-firefox-'));
  const firefox = startProcess(process.env.FIREFOX_PATH ?? 'firefox-esr', [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    // Emulated devices are set from within Firefox: this version's BiDi has no commands for them.
    '--remote-allow-system-access',
  ]);
  const address = await firefox.printed(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, disconnect } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const context = await firstContext({});
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 720 } });
  const firefoxItself = await firstContext({ 'moz:scope': 'chrome' });

  async function firstContext(scope: object): Promise<string> {
    const { contexts } = await send('browsingContext.getTree', scope);
    return (contexts as [{ context: string }])[0].context;
  }

  async function evaluate(expression: string, target = context): Promise<unknown> {
    const { type, exceptionDetails, result } = await send('script.evaluate', {
      expression,
      target: { context: target },
      awaitPromise: true,
    });
    if (type !== 'success') throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value?: unknown }).value;
  }

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      await evaluate(FOCUS_PAGE, firefoxItself);
    },
    async perform(actions) {
      await evaluate(FOCUS_PAGE, firefoxItself);
      await send('input.performActions', { context, actions });
    },
    async evaluate(expression) {
      await evaluate(expression);
    },
    async read(expression) {
      return String(await evaluate(expression));
    },
    async emulate(device) {
      await evaluate(emulation(device), firefoxItself);
      await evaluate(whenEmulated(device));
    },
    async close() {
      disconnect();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * A script for Firefox itself. Without the focus, buttons do not react to keys and nothing reports
 * where the focus goes. A window that has just opened gives it to the address bar, at a time of its
 * own.
 */
const FOCUS_PAGE = `(async () => {
  const page = gBrowser.selectedBrowser;
  const hasFocus = () => Services.focus.activeWindow === window && document.activeElement === page;
  for (let tries = 0; !hasFocus(); tries += 1) {
    if (tries === 5_000) throw new Error('Firefox does not give its page the focus.');
    window.focus();
    page.focus();
    await new Promise((done) => setTimeout(done, 20));
  }
})()`;

/** A script for Firefox itself. */
function emulation({ media, features = [], touch }: Device): string {
  const known: Record<string, string> = {};
  for (const { name, value } of features) known[name] = value;
  const pref = (name: string, value: number | undefined) =>
    value === undefined
      ? `Services.prefs.clearUserPref('${name}')`
      : `Services.prefs.setIntPref('${name}', ${value})`;
  const pointer = touch ? FINGER : undefined;
  const less = known['prefers-reduced-motion'] === 'reduce' ? 1 : undefined;
  const context = 'gBrowser.selectedBrowser.browsingContext';
  return [
    `${context}.mediumOverride = '${media ?? ''}'`,
    `${context}.forcedColorsOverride = '${known['forced-colors'] ?? 'none'}'`,
    `${context}.prefersColorSchemeOverride = '${known['prefers-color-scheme'] ?? 'none'}'`,
    pref('ui.prefersReducedMotion', less),
    pref('ui.primaryPointerCapabilities', pointer),
    pref('ui.allPointerCapabilities', pointer),
  ].join(';');
}

/** A script for the page, whose process hears of the device later than Firefox itself. */
function whenEmulated({ media, features = [], touch }: Device): string {
  const known = new Map([
    ['prefers-reduced-motion', 'no-preference'],
    ['forced-colors', 'none'],
  ]);
  for (const { name, value } of features) if (name !== 'prefers-contrast') known.set(name, value);
  const queries = [
    media || 'screen',
    touch ? '(pointer: coarse)' : 'not all and (pointer: coarse)',
    ...[...known].map(([name, value]) => `(${name}: ${value})`),
  ];
  return `(async () => {
    const others = () => ${JSON.stringify(queries)}.filter((query) => !matchMedia(query).matches);
    for (let tries = 0; others().length > 0; tries += 1) {
      if (tries === 500) throw new Error('Firefox does not emulate ' + others());
      await new Promise((done) => setTimeout(done, 20));
    }
  })()`;
}

interface Call {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

async function connect(address: string): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Call>();
  let sent = 0;
  socket.on('message', (data) => {
    const { id, type, error, message, result } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') call?.reject(new Error(`Firefox: ${error}: ${message}`));
    else call?.resolve(result);
  });
  socket.on('close', () => {
    for (const call of waiting.values()) call.reject(new Error('Firefox is gone.'));
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return {
    send(method, params) {
      return new Promise((resolve, reject) => {
        sent += 1;
        waiting.set(sent, { resolve, reject });
        socket.send(JSON.stringify({ id: sent, method, params }));
      });
    },
    disconnect: () => socket.terminate(),
  };
}
