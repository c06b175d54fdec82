import { expect, it } from 'vitest';
import { openNext } from './visit/openNext.js';
import { readRows } from './visit/readRows.js';

/** The default deadline is 1 s; without it a page waited for 5 s here, or for ever. */
const LIMIT_MS = 3_000;
const variant = 'a Next.js app';

/** The fastest of some renderings: what is slower than it, the machine was busy with. */
async function fastest(fetchHtml: () => Promise<string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await fetchHtml();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

it.each(['hanging', 'slow', 'refusing', 'dead'])(
  'delays no page beyond the deadline of its prefetch when the service is %s',
  async (kind) => {
    const usual = await openNext(variant, '/');
    const outage = await openNext(variant, `/outage?kind=${kind}`, []);
    const [usually, delayed] = [await fastest(usual.fetchHtml), await fastest(outage.fetchHtml)];
    console.info(`${kind}: ${Math.round(delayed - usually)} ms later than usual`);
    expect(delayed - usually).toBeLessThan(LIMIT_MS);

    const sent = await outage.page.evaluate(readRows, await outage.fetchHtml());
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
