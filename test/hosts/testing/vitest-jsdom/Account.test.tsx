import { details, merchantRecord, renderWithMerchants, rowOf, rows } from 'merchantry/testing';
import { expect, it, vi } from 'vitest';
import { Account } from '../bank/Account';
import { transactions } from '../bank/transactions';

const records = { t1: merchantRecord({ name: 'Tidewell Roasters', category: 'Coffee' }) };

it('says who was paid', async () => {
  await renderWithMerchants(<Account transactions={transactions} />, { records });
  expect(await rowOf('t1').name()).toBe('Tidewell Roasters');
  expect(await rowOf('t1').category()).toBe('Coffee');
  expect(await rowOf('t2').status()).toBe('unmatched');
  expect((await rows()).map(({ id }) => id)).toEqual(['t1', 't2']);
});

it('tells when the shop is open', async () => {
  await renderWithMerchants(<Account transactions={transactions} />, { records });
  const hours = await rowOf('t1').openHours();
  expect(await hours.week()).toContain('Sunday: 7:30 AM – 6:00 PM');
  await hours.close();
});

it('takes a correction, and goes back to the list', async () => {
  const onReport = vi.fn();
  await renderWithMerchants(<Account transactions={transactions} onReport={onReport} />, {
    records,
  });
  await rowOf('t1').open();
  expect(await details().name()).toBe('Tidewell Roasters');
  const report = await details().report();
  await report.send('name', 'Tidewell Coffee');
  expect(await report.status()).toBe('sent');
  expect(onReport.mock.calls[0][0]).toMatchObject({
    reason: 'name',
    suggestion: 'Tidewell Coffee',
  });
  await details().close();
});
