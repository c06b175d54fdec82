import { expect, test } from '@playwright/test';
import { merchantRoute, testersOf } from 'merchantry/testing/service';

test('a row that is not there is named, with those that are', async ({ page }) => {
  await page.route('**/api/merchants', merchantRoute());
  await page.goto('/account');
  await testersOf(page).rowOf('t2').untilLookedUp();
  const { rowOf, details } = testersOf(page.locator('body'), { timeout: 100 });
  await expect(rowOf('t9').name()).rejects.toThrow('expected a row with id t9, but got: t1, t2');
  await expect(details().name()).rejects.toThrow('expected one MerchantDetails, but got: none');
});
