import { expect, it } from 'vitest';
import { openNext } from './visit/openNext.js';
import { readRows } from './visit/readRows.js';

// How long a page waits is tested with a clock, in `prefetchMerchants.test.tsx`.
it.each(['hanging', 'dead'])(
  'sends a page without names when the service is %s, and the browser loads them',
  async (kind) => {
    const outage = await openNext('a Next.js app', `/outage?kind=${kind}`, []);
    const sent = await outage.page.evaluate(readRows, outage.html);
    expect(sent.rows).toHaveLength(25);
    expect(new Set(sent.rows.map(({ status }) => status))).not.toContain('matched');
    // The browser loads what the server could not, and shows no failure.
    const { calls } = await outage.rest();
    expect(calls.length).toBeGreaterThan(0);
    const shown = await outage.page.evaluate(readRows, undefined);
    expect(shown.rows[0]).toMatchObject({ name: 'Northside Coffee', status: 'matched' });
    expect(outage.readServerLog()).toBe('');
  },
);
