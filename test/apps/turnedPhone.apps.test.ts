import { describe, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { watchEye } from './visit/watchEye.js';

const UPRIGHT = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };

describe('a phone that is rotated', () => {
  it.each([
    ['are as high as before', 'plain-list'],
    ['become lower', 'dense-list'],
  ])('still shows the row under the eye when rows %s', async (_, name) => {
    const app = await openApp(name, { viewport: UPRIGHT, isMobile: true, hasTouch: true });
    await app.rest();
    await app.scrollTo(40_000);
    const expectEyeKept = watchEye((await app.rest()).rows);
    for (const viewport of [TURNED, UPRIGHT, TURNED, UPRIGHT]) {
      await app.page.setViewportSize(viewport);
      expectEyeKept((await app.rest()).rows);
    }
  });
});
