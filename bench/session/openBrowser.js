import { chromium } from 'playwright';
import { chromiumFlags } from '../../test/chromium/chromiumFlags.js';
import { findChromium } from '../../test/chromium/findChromium.js';

/** About twelve rows, wide enough for everything in a row. */
const VIEWPORT = { width: 800, height: 860 };

/** A headless Chromium. Throws if there is none, and says how to get one. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'Merchantry: expected a Chromium that runs, but found none. Get one with: node test/chromium/getChromium.js',
    );
  }
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const context = await browser.newContext({ viewport: VIEWPORT });
  return { browser, context };
}
