import { afterEach, describe, expect, it, onTestFailed } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepReference } from './keepReference.js';
import { ReadmePicture, type ReadmePictureName, readmePictures } from './ReadmePicture.js';
import { settle } from './settle.js';

const root = document.documentElement;

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

describe('the README', () => {
  it.each(Object.keys(readmePictures) as ReadmePictureName[])(
    'shows in %s what the code renders, or `npm run update -- pictures` was forgotten',
    async (name) => {
      root.dataset.mryTheme = 'default';
      root.dataset.mryColorScheme = readmePictures[name];
      root.dir = 'ltr';
      root.lang = 'en-GB';
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-color-scheme', value: 'light' },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ],
      });
      onTestFailed(() => keepReference(name));
      await page.viewport(1280, 1000);
      const screen = await render(<ReadmePicture name={name} />);
      // Lists request visible rows only, so all must be visible.
      await page.viewport(1280, root.scrollHeight);
      await settle();
      await page.viewport(1280, root.scrollHeight);
      await expect.element(screen.getByTestId('picture')).toMatchScreenshot(name);
    },
  );
});
