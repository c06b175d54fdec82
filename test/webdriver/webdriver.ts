import { resolve } from 'node:path';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, CDPSession, TestProject } from 'vitest/node';
import type { ActionSource, Device, DrivenBrowser } from './DrivenBrowser.js';
import { keyActions } from './keyActions.js';
import type { Point } from './locators.js';
import { starts } from './starts.js';

/**
 * Lets Vitest run tests in the Firefox and the WebKit of a Linux distribution. Playwright only
 * drives builds of its own. Vitest's provider for WebdriverIO starts neither of the two: for Firefox
 * it needs geckodriver, which Debian 12 does not have, and WebKit it only requests under the name
 * "safari", which the driver of WebKitGTK refuses.
 */
export const webdriver = () =>
  defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: Object.keys(starts),
    providerFactory: createProvider,
  });

function createProvider(project: TestProject): BrowserProvider {
  const start = starts[project.config.browser.name as keyof typeof starts];
  let started: Promise<DrivenBrowser> | undefined;
  const browser = () => {
    started ??= start();
    return started;
  };
  for (const [name, command] of Object.entries(createCommands(browser))) {
    const run = command as (...input: unknown[]) => Promise<unknown>;
    const respond = (_: unknown, ...input: unknown[]) => run(...input);
    project.browser?.registerCommand(name as never, respond as never);
  }
  return {
    name: 'webdriver',
    // There is one window, which has the focus.
    supportsParallelism: false,
    initScripts: [resolve('test/webdriver/locators.ts')],
    getCommandsContext: () => ({}),
    openPage: async (_, url) => (await browser()).open(url),
    getCDPSession: async () => devTools(await browser()),
    close: async () => (await started)?.close(),
  };
}

function createCommands(browser: () => Promise<DrivenBrowser>) {
  const perform = async (source: ActionSource) => (await browser()).perform([source]);
  const pointer = (...actions: object[]): ActionSource => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions,
  });
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x, y, duration: 0 });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const press = async (text: string) => {
    await (await browser()).evaluate(FOCUS_FRAME);
    await perform({ type: 'key', id: 'keyboard', actions: keyActions(text) });
  };
  return {
    __vitest_click: (at: Point) => perform(pointer(moveTo(at), down, up)),
    // Where the pointer already is there, it still moves.
    __vitest_hover: (at: Point) => perform(pointer(moveTo({ ...at, x: at.x + 1 }), moveTo(at))),
    async __vitest_wheel({ x, y }: Point, { delta, times = 1 }: Wheel) {
      const scroll = { type: 'scroll', x, y, deltaX: delta.x ?? 0, deltaY: delta.y ?? 0 };
      await perform(pointer(moveTo({ x, y })));
      await perform({ type: 'wheel', id: 'wheel', actions: Array(times).fill(scroll) });
    },
    __vitest_tab: ({ shift = false }) => press(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}'),
    async __vitest_keyboard(text: string, { unreleased }: { unreleased: string[] }) {
      await press(text);
      return { unreleased };
    },
  };
}

interface Wheel {
  delta: { x?: number; y?: number };
  times?: number;
}

/** Keys go to the frame of the test, also when nothing in it has the focus. */
const FOCUS_FRAME = `{
  const frame = document.querySelector('iframe[data-vitest]');
  if (document.activeElement !== frame) frame.contentWindow.focus();
}`;

/** The few methods of Chromium's DevTools that tests use and other browsers can follow. */
function devTools(browser: DrivenBrowser): CDPSession {
  return {
    async send(method: string, params: unknown) {
      if (method === 'Emulation.setEmulatedMedia') {
        await browser.emulate(params as Device);
      } else if (method === 'Emulation.setTouchEmulationEnabled') {
        await browser.emulate({ touch: (params as { enabled: boolean }).enabled });
      } else {
        throw new Error(`Only Chromium has ${method}.`);
      }
      return {};
    },
  } as unknown as CDPSession;
}
