import { describe, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';
import { watchEye } from './visit/watchEye.js';

describe('a page whose font size changes', () => {
  it.each(scrollers)(
    'keeps the row under the eye and requests every row, %s',
    async (_, height) => {
      const app = await openApp('plain-list', { height });
      await app.rest();
      await app.scrollTo(40_000);
      const expectEyeKept = watchEye((await app.rest()).rows);
      for (const size of ['20px', '14px', '16px']) {
        await app.page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expectEyeKept((await app.rest()).rows);
      }
    },
  );
});
