import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

describe('ten lists on one page', () => {
  it('request their visible rows, in one request for two lists', async () => {
    const app = await openApp('ten-lists');
    await app.rest();
    for (const [above, below] of ['ef', 'ij', 'bc']) {
      await app.page.getByRole('heading', { name: `Account ${below}` }).scrollIntoViewIfNeeded();
      const { rows } = await app.rest();
      expect(new Set(rows.map(({ id }) => id[0]))).toEqual(new Set([above, below]));
    }
  });
});
