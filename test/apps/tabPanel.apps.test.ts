import { describe, expect, it } from 'vitest';
import { type OpenApp, openApp } from './visit/openApp.js';
import { scrollers } from './visit/scrollers.js';

/** Without scrolling to the tab first, as a pointer would have to. */
const choose = ({ page }: OpenApp, tab: string) =>
  page.getByRole('tab', { name: tab }).dispatchEvent('click');

describe('a list in a tab', () => {
  it.each(scrollers)('requests nothing until the tab is chosen, %s', async (_, height) => {
    const app = await openApp('tab-panel', { height });
    await app.rest({ rows: 0 });
    await choose(app, 'Transactions');
    await app.rest();
  });

  it('keeps its place while another tab is chosen', async () => {
    const app = await openApp('tab-panel', { height: 600 });
    await choose(app, 'Transactions');
    await app.rest();
    await app.scrollTo(30_000);
    const before = await app.rest();
    await choose(app, 'Overview');
    await app.rest({ rows: 0 });
    await choose(app, 'Transactions');
    const after = await app.rest();
    expect(after.rows).toEqual(before.rows);
  });

  // The page itself loses its place when what made it long goes away: that is not the list's to
  // keep.
  it('recovers after the page has been short', async () => {
    const app = await openApp('tab-panel');
    await choose(app, 'Transactions');
    await app.rest();
    await app.scrollTo(30_000);
    await app.rest();
    await choose(app, 'Overview');
    await app.rest({ rows: 0 });
    await choose(app, 'Transactions');
    await app.rest();
  });
});
