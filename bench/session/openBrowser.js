import { chromium } from 'playwright';
import { chromiumFlags } from '../../test/chromium/chromiumFlags.js';
import { findChromium } from '../../test/chromium/findChromium.js';

/** About twelve rows, wide enough for all that a row has to say. */
const VIEWPORT = { width: 800, height: 860 };

/** A real Chromium without a window. Throws with advice where there is none. */
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
