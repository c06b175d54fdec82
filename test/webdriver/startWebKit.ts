import { findFreePort } from '../findFreePort.js';
import type { DrivenBrowser } from './DrivenBrowser.js';
import { startProcess } from './startProcess.js';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Starts WebKitGTK on a display of its own, and drives it over WebDriver. */
export async function startWebKit(): Promise<DrivenBrowser> {
  const screen = startProcess('Xvfb', [
    ...['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
  ]);
  const display = await screen.printed(/^(\d+)\n/m);
  const port = await findFreePort();
  const driver = startProcess('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // Its sandbox does not start in a container, nor as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a graphics card, much faster than its emulation.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });

  async function send(path: string, body: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = (await whenItListens(() =>
    send('/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: process.env.MINI_BROWSER_PATH ?? MINI_BROWSER,
            args: ['--automation'],
          },
        },
      },
    }),
  )) as { sessionId: string };
  const session = `/session/${sessionId}`;
  // With its tool bar, so that 1280 × 720 pixels remain.
  await send(`${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 900 });

  return {
    async open(url) {
      await send(`${session}/url`, { url });
    },
    async perform(actions) {
      await send(`${session}/actions`, { actions });
    },
    async evaluate(expression) {
      await send(`${session}/execute/sync`, { script: expression, args: [] });
    },
    async read(expression) {
      return String(
        await send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      );
    },
    async emulate() {
      throw new Error('WebKitGTK cannot emulate another device.');
    },
    async close() {
      await driver.stop();
      await screen.stop();
    },
  };
}

async function whenItListens<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 1_200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
