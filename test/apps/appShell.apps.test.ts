import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

describe('a list in a scrolling part of an app', () => {
  it('is never blank, however far it is scrolled', async () => {
    const app = await openApp('app-shell');
    const first = await app.rest();
    expect(first.rows.length).toBeLessThan(15);
    for (const top of [3_000, 60_000, 1_000_000, 60_000, 0]) {
      await app.scrollTo(top);
      await app.rest();
    }
  });

  it('is never blank while the wheel turns', async () => {
    const app = await openApp('app-shell');
    await app.rest();
    await app.page.mouse.move(600, 400);
    for (let turn = 0; turn < 4; turn += 1) {
      await app.page.mouse.wheel(0, 900);
      await app.rest({ moving: true });
    }
  });
});
