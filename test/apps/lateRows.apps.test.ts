import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';

describe('rows that arrive after the list has mounted', () => {
  it.each(scrollers)('are requested as soon as they are on screen, %s', async (_, height) => {
    const app = await openApp('late-rows', { height });
    const { rows, calls } = await app.rest();
    expect(rows.length).toBeGreaterThan(5);
    expect(calls).toHaveLength(1);
    await app.scrollTo(12_000);
    await app.rest();
  });
});
