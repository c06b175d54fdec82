import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

describe('a row that opens a separate page', () => {
  it.each(['before', 'after'])(
    'is at the same place when the reader comes back, restored %s the list mounts',
    async (when) => {
      const app = await openApp(`details-page?restores=${when}`);
      await app.rest();
      await app.scrollTo(30_000);
      const before = await app.rest();
      const opened = before.rows[4]?.id ?? '';
      await app.page.locator(`[data-id="${opened}"] button`).first().click();
      await app.page.getByRole('heading', { name: opened }).waitFor();
      await app.page.goBack();
      const after = await app.rest();
      expect(after.rows).toEqual(before.rows);
      expect(after.calls).toEqual([]);
    },
  );
});
