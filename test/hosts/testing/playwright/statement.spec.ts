import { expect, test } from '@playwright/test';
import { merchantRecord, merchantRoute } from 'merchantry/testing/service';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', phone: '+44 113 496 0142' }) };

test('a payment opens with the telephone number of its shop', async ({ page }) => {
  await page.route('**/api/merchants', merchantRoute({ records }));
  await page.goto('/');
  await expect(page.getByText('QX 88 TERMINAL')).toBeVisible();
  await page.getByText('Tidewell Roasters').click();
  await expect(page.getByRole('link', { name: '+44 113 496 0142' })).toBeVisible();
});
