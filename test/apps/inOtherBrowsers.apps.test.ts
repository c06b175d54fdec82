import { describe, expect, it } from 'vitest';
import { driveApp, type Engine } from './visit/driveApp.js';
import { scrollers } from './visit/scrollers.js';

/** The texts of the rows in the page. */
const NAMES = `[...document.querySelectorAll('.mry-MerchantName')].map((name) => name.textContent)`;

describe.each<Engine>(['firefox', 'webkit'])('the packed library in %s', (engine) => {
  it.each(scrollers)('requests late rows in one request, and names them, %s', async (_, height) => {
    const app = await driveApp(engine, 'late-rows', height);
    const { rows, calls } = await app.rest();
    expect(rows.length).toBeGreaterThan(5);
    expect(calls).toHaveLength(1);
    expect(await app.read<string[]>(NAMES)).toContain('Northside Coffee');
    await app.scrollTo(12_000);
    await app.rest();
  });

  it('is never blank, however far it is scrolled', async () => {
    const app = await driveApp(engine, 'app-shell');
    const first = await app.rest();
    expect(first.rows.length).toBeLessThan(15);
    for (const top of [3_000, 60_000, 1_000_000, 0]) {
      await app.scrollTo(top);
      await app.rest();
    }
  });

  // A busy machine may draw one list later than the other. `tenLists` counts one request for both.
  it('requests the visible rows of ten lists, in at most one request for each', async () => {
    const app = await driveApp(engine, 'ten-lists');
    await app.rest();
    for (const [above, below] of ['ef', 'ij', 'bc']) {
      const heading = `[...document.querySelectorAll('h2')].find(
        ({ textContent }) => textContent === 'Account ${below}')`;
      await app.read(`${heading}.scrollIntoView({ block: 'center' }) ?? null`);
      const { rows, calls } = await app.rest({ moving: true });
      expect(new Set(rows.map(({ id }) => id[0]))).toEqual(new Set([above, below]));
      expect(calls.length).toBeLessThanOrEqual(2);
    }
  });
});
