import { type BrowserServer, chromium } from 'playwright';
import { chromiumFlags } from '../../chromium/chromiumFlags.js';
import { findChromium } from '../../chromium/findChromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser that all tests share. */
    chromium: string;
  }
}

/** Starts a browser for all tests to share. */
export function launchChromium(): Promise<BrowserServer> {
  const executablePath = findChromium();
  return chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  });
}
