import { describe, expect, it } from 'vitest';
import { type OpenApp, openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';

const search = async ({ page }: OpenApp, text: string) => {
  const box = page.getByRole('searchbox');
  await box.fill('');
  // One letter after the other, as a reader types: each changes the results.
  await box.pressSequentially(text, { delay: 30 });
};

describe('a search over 2,000 rows', () => {
  it.each(scrollers)('shows three results, then all rows again, %s', async (_, height) => {
    const app = await openApp('filtered-rows', { height });
    const before = await app.rest();
    await search(app, '417-');
    const found = await app.rest({ rows: 3, moving: true });
    expect(found.rows.map(({ id }) => id)).toEqual(['a-417', 'a-1117', 'a-1817']);
    await search(app, '');
    const after = await app.rest();
    expect(after.rows).toEqual(before.rows);
  });

  it.each(scrollers)('does the same when the reader has scrolled, %s', async (_, height) => {
    const app = await openApp('filtered-rows', { height });
    await app.rest();
    await app.scrollTo(40_000);
    await app.rest();
    await search(app, '417-');
    await app.rest({ rows: 3, moving: true });
    await search(app, '');
    await app.rest();
    await app.scrollTo(60_000);
    await app.rest();
  });
});
