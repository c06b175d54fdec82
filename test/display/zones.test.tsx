import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MerchantRecord } from '../../src/index.js';

const merchant = {
  name: 'Northside Coffee',
  country: 'GB',
  opening_hours: {
    periods: [1, 2, 3, 4, 5].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    })),
  },
};
const transaction = { id: '1', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };
/** Friday, 12:00 in London. */
const now = () => new Date('2026-11-20T12:00:00Z');

beforeEach(() => vi.resetModules());
afterEach(cleanup);

/** Modules of its own, so that neither the hours' code nor the table of zones is there yet. */
async function freshPage(record: MerchantRecord = merchant) {
  const { DisplayProvider, OpeningHoursPopover, OpeningHoursTable, TransactionRow } = await import(
    '../../src/index.js'
  );
  const { rowCode } = await import('../../src/display/useRowView.js');
  const { zones } = await import('../../src/hours/zones.js');
  const lookup = {
    status: 'matched',
    merchant: record,
    merchants: [record],
    error: undefined,
    lookupId: '1',
    retry: () => undefined,
  } as const;
  const { container } = render(
    <DisplayProvider locale="en-GB" timeZone="Asia/Tokyo" now={now}>
      <TransactionRow transaction={transaction} lookup={lookup} />
      <OpeningHoursPopover merchant={record} />
      <OpeningHoursTable merchant={record} />
    </DisplayProvider>,
  );
  return { container, rowCode, zones };
}

it('says whether shops are open as soon as code and table of zones have arrived', async () => {
  const { container, rowCode, zones } = await freshPage();
  const words = () => [...container.querySelectorAll('[data-hours]')].map((e) => e.textContent);
  expect(words()).toEqual(['Opening hours', 'Opening hours']);
  expect(container.querySelector('[aria-current]')).toBeNull();
  await act(() => Promise.all([rowCode.load(), zones.load()]));
  expect(words()).toEqual(['Open until 19:00', 'Open until 19:00']);
  expect(container.querySelector('[aria-current]')).toHaveTextContent('Friday');
});

it('says so as soon as the table has arrived of a shop that never closes', async () => {
  const hours = { periods: [{ open: { day: 0, time: '0000' } }] };
  const { container, rowCode, zones } = await freshPage({ ...merchant, opening_hours: hours });
  const words = () => [...container.querySelectorAll('[data-hours]')].map((e) => e.textContent);
  expect(words()).toEqual(['Opening hours', 'Opening hours']);
  await act(() => Promise.all([rowCode.load(), zones.load()]));
  expect(words()).toEqual(['Open 24 hours', 'Open 24 hours']);
});
