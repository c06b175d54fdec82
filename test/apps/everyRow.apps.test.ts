import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';
import { readPdf } from './visit/readPdf.js';

/** The names in the page, and of which rows the browser lays out nothing. */
const readNames = (page: Page) =>
  page.locator('.mry-TransactionRow-name:not(._mry-leaving)').evaluateAll((names) => ({
    names: names.map(({ textContent }) => textContent),
    skipped: names.filter((name) => !name.checkVisibility({ contentVisibilityAuto: true })).length,
  }));

/** Names of buttons in the accessibility tree. */
async function buttonNames(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const buttons = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button');
  return new Set(buttons.map(({ name }) => name?.value));
}

it('tells screen readers the names of 1,000 rows, wherever the page is scrolled to', async () => {
  // What Chromium does by itself for a screen reader. Its developer tools alone get fewer rows.
  const { page, rest, scrollTo } = await openApp('every-row', {
    flags: ['--force-renderer-accessibility'],
  });
  for (const top of [0, 20_000]) {
    await scrollTo(top);
    await rest();
    const { names, skipped } = await readNames(page);
    expect(names).toHaveLength(1_000);
    expect(skipped).toBeGreaterThan(900);
    // A row's button has the name first, and then the rest of the row.
    const told = new Set([...(await buttonNames(page))].map((name = '') => name.split(' −')[0]));
    expect(
      names.filter((name) => ![...told].some((heard) => heard?.startsWith(name ?? ''))),
    ).toEqual([]);
  }
});

it.each(['every-row', 'plain-list'])(
  'prints 1,000 rows as if each had been near the screen: %s',
  async (name) => {
    const { page, rest } = await openApp(name);
    await rest();
    const printed = readPdf(await page.pdf());
    expect(printed.texts).toBeGreaterThan(10_000);
    await page.addStyleTag({ content: '.mry-TransactionRow { content-visibility: visible }' });
    expect(printed).toEqual(readPdf(await page.pdf()));
  },
);
