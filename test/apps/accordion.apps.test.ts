import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';

describe('a list in a section that is closed at first', () => {
  it.each(scrollers)('requests nothing until the section opens, %s', async (_, height) => {
    const app = await openApp('accordion', { height });
    await app.rest({ rows: 0 });
    await app.page.locator('summary').click();
    const { rows } = await app.rest();
    expect(rows.length).toBeGreaterThan(5);
    await app.scrollTo(10_000);
    await app.rest();
  });
});
