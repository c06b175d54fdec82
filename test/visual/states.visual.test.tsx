import { afterEach, describe, expect, it, onTestFailed } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type SheetName, sheets } from '../../stories/states/sheets.js';
import { type Case, cases } from './cases.js';
import { keepReference } from './keepReference.js';
import { PicturePage } from './PicturePage.js';
import { picturePath } from './picturePaths.js';
import { settle } from './settle.js';
import { shrinkPicture } from './shrinkPicture.js';

const allSheets = Object.keys(sheets) as SheetName[];
const root = document.documentElement;

/** Applies the case before anything on the page measures itself. */
async function enter({ scheme, locale, textSize, forcedColors, width = 1280 }: Case) {
  root.dataset.mryTheme = 'default';
  root.dataset.mryColorScheme = scheme ?? 'light';
  root.dir = locale === 'ar' ? 'rtl' : 'ltr';
  root.lang = locale ?? 'en-GB';
  root.style.fontSize = textSize ? `${textSize}%` : '';
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    ],
  });
  await page.viewport(width, 1000);
  return width;
}

afterEach(async () => {
  root.removeAttribute('style');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

describe.each(Object.entries<Case>(cases))('%s', (name, entry) => {
  it.each(entry.sheets ?? allSheets)('the sheet %s looks as it did', async (sheet) => {
    const width = await enter(entry);
    const picture = `${name}-${sheet}`;
    onTestFailed(() => keepReference(picture));
    const { theme = 'default', locale = 'en-GB' } = entry;
    const screen = await render(<PicturePage {...{ sheet, theme, locale }} />);
    // Lists request visible rows only, so all must be visible.
    await page.viewport(width, root.scrollHeight);
    await settle();
    await page.viewport(width, root.scrollHeight);
    await expect.element(screen.getByTestId('sheet')).toMatchScreenshot(picture);
    await shrinkPicture(`${picturePath(picture)}.png`);
  });
});
