import { type BrowserServer, chromium } from 'playwright';
import { chromiumFlags } from '../../chromium/chromiumFlags.js';
import { findChromium } from '../../chromium/findChromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser that all tests share. */
    chromium: string;
  }
}

/** Starts a browser, for all tests to share or with flags of its own. */
export function launchChromium(flags: readonly string[] = []): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, ...flags],
    timeout: 120_000,
  });
}
