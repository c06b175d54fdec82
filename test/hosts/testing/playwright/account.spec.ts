import { expect, test } from '@playwright/test';
import { merchantRecord, merchantRoute, testersOf } from 'merchantry/testing/service';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', category: 'Coffee' }) };

test.beforeEach(async ({ page }) => {
  await page.route('**/api/merchants', merchantRoute({ records }));
  await page.goto('/account');
});

test('says who was paid, and when the shop is open', async ({ page }) => {
  const { rowOf, rows } = testersOf(page);
  await rowOf('t1').untilLookedUp();
  expect(await rowOf('t1').name()).toBe('Tidewell Roasters');
  expect((await rows()).map(({ id }) => id)).toEqual(['t1', 't2']);
  const hours = await rowOf('t1').openHours();
  expect(await hours.week()).toContain('Sunday: 7:30 AM – 6:00 PM');
  await hours.close();
});

test('takes a correction, and goes back to the list', async ({ page }) => {
  const { rowOf, details } = testersOf(page);
  await page.route('**/api/reports', (route) => route.fulfill({ status: 204 }));
  await rowOf('t1').untilLookedUp();
  await rowOf('t1').open();
  const report = await details().report();
  const sent = page.waitForRequest('**/api/reports');
  await report.send('name', 'Tidewell Coffee');
  expect((await sent).postDataJSON()).toMatchObject({ suggestion: 'Tidewell Coffee' });
  await expect.poll(() => report.status()).toBe('sent');
  await details().close();
});
