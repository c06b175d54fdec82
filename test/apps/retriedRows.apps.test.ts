import { describe, expect, it } from 'vitest';
import { openApp } from './visit/openApp.js';

describe('a service that is down for a while', () => {
  it('leaves rows with the bank’s text until the reader retries', async () => {
    const app = await openApp('retried-rows', { isDown: true });
    await app.rest({ isDown: true });
    await app.scrollTo(10_000);
    const { rows } = await app.rest({ isDown: true });
    const row = app.page.locator(`[data-id="${rows[2]?.id}"]`);
    await expect.poll(() => row.textContent()).toMatch(/a\d+-\d/);

    app.service.isDown = false;
    await row.getByRole('button').first().click();
    await expect
      .poll(() => row.locator('[data-status]').getAttribute('data-status'))
      .not.toMatch(/failed|pending|idle/);
    await app.scrollTo(20_000);
    await app.rest({ moving: true });
  });
});
