import { describe, expect, it } from 'vitest';
import type { RowOnScreen } from '../../apps/visit/countRows.js';
import { FIRST_IDS, type NextPage, openNext } from './openNext.js';
import type { NextVariant } from './prepareNext.js';
import { readRows } from './readRows.js';

const DEEP = 30_000;

const PATHS = { 'the page': '/', main: '/shell' };

/** Opens the page of a row that is fully on screen, which has the name that the row has. */
async function openDetails({ page }: NextPage, rows: readonly RowOnScreen[]): Promise<void> {
  const id = rows.findLast(({ seen }) => seen === 'whole')?.id ?? '';
  const row = page.locator(`[data-id="${id}"]`);
  // While a name arrives, the one that leaves is still there.
  const name = (await row.locator('.mry-MerchantName:not([inert])').textContent()) ?? '';
  await row.getByRole('button').first().click();
  await page.waitForURL(`**/details/${id}`);
  await page.getByRole('article').getByRole('heading', { name, level: 1 }).waitFor();
}

/** Tests of every variant of the Next.js app, on the pages on which this scrolls the list. */
export function describeNext(variant: NextVariant, scrollers: (keyof typeof PATHS)[]): void {
  describe.each(scrollers)(`${variant} in which %s scrolls the list`, (scroller) => {
    const path = PATHS[scroller];

    it('sends the first rows with merchants and no inline style, and hydrates them without a request', async () => {
      const host = await openNext(variant, path);
      const sent = await host.page.evaluate(readRows, host.html);
      expect(sent.styled).toBe(0);
      expect(sent.rows.map(({ id }) => id)).toEqual(FIRST_IDS);
      expect(sent.rows[0]).toMatchObject({ name: 'Northside Coffee', status: 'matched' });
      expect(sent.rows.filter(({ status }) => !/matched|cleaned/.test(status ?? ''))).toEqual([]);

      const { calls } = await host.rest();
      expect(calls).toEqual([]);
      const hydrated = await host.page.evaluate(readRows, undefined);
      expect(hydrated.rows).toEqual(sent.rows.slice(0, hydrated.rows.length));
    });

    it('has rows when the reader comes back from one with the app’s or the browser’s button, and after a reload', async () => {
      const host = await openNext(variant, path);
      await host.rest();
      await host.scrollTo(DEEP);
      const before = await host.rest();
      expect(before.calls).toHaveLength(1);
      // Next.js restores the scroll offset of the page, but not that of the app's scroller.
      const expected = path === '/' ? { rows: before.rows, calls: [] } : {};

      await openDetails(host, before.rows);
      await host.page.getByRole('button', { name: 'Back' }).click();
      await host.page.getByRole('group').waitFor();
      expect(await host.rest()).toMatchObject(expected);

      await host.page.goForward();
      await host.page.getByRole('button', { name: 'Back' }).waitFor();
      await host.page.goBack();
      await host.page.getByRole('group').waitFor();
      expect(await host.rest()).toMatchObject(expected);

      await host.scrollTo(2 * DEEP);
      await host.rest();

      await host.reload();
      await host.rest();
      await host.scrollTo(DEEP);
      await host.rest();
      expect(host.readServerLog()).toBe('');
    });
  });
}
