import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

const CHARTS = 3000;

describe('a list below 3,000 pixels of charts', () => {
  it('requests nothing before the reader scrolls to it or after the reader leaves it', async () => {
    const app = await openApp('dashboard');
    await app.rest({ rows: 0 });
    await app.scrollTo(CHARTS - 300);
    const { rows } = await app.rest();
    expect(rows[0]?.id).toBe('a-0');
    await app.scrollTo(1_000_000);
    await app.rest({ rows: 0 });
  });

  it('requests nothing when the reader scrolls past it', async () => {
    const app = await openApp('dashboard');
    await app.rest({ rows: 0 });
    await app.scrollTo(1_000_000);
    await app.rest({ rows: 0 });
    await app.scrollTo(0);
    await app.rest({ rows: 0 });
  });
});
