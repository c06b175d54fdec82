import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';

describe('a query with pages of four rows', () => {
  it.each(scrollers)('fills the screen, and loads more when scrolled, %s', async (_, height) => {
    const app = await openApp('paged-rows', { height });
    const first = await app.rest({ moving: true });
    const bottom = height ?? 720;
    expect(first.rows.at(-1)?.bottom).toBeGreaterThan(bottom - 80);
    const loaded = async () => Number(await app.page.locator('output').textContent());
    expect(await loaded()).toBeLessThan(40);

    for (let end = 0; end < 3; end += 1) {
      const before = await loaded();
      await app.scrollTo(1_000_000);
      await app.rest({ moving: true });
      expect(await loaded()).toBeGreaterThan(before);
    }
  });
});
