import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadZones } from '../../src/hours/timeZoneOfCountry.js';
import { DisplayProvider, type MerchantLookup, TransactionRow } from '../../src/index.js';
import { grocer, lookup } from '../../stories/records.js';

beforeEach(async () => {
  await loadZones();
  vi.useFakeTimers({
    now: new Date('2026-11-20T18:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const now = () => new Date();
const transaction = {
  id: '1',
  merchant_name: 'X',
  amount: '-1',
  currency: 'GBP',
  date: '2026-11-20',
};
const pending = lookup(undefined, 'pending');

it('says that a shop has closed, in a row that was mounted before its merchant came', () => {
  const withLookup = (of: MerchantLookup) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <TransactionRow transaction={transaction} lookup={of} />
    </DisplayProvider>
  );
  const { container, rerender } = render(withLookup(pending));
  rerender(withLookup(lookup(grocer)));
  const hours = () => container.querySelector<HTMLElement>('[data-hours]')?.dataset.hours;
  expect(hours()).toBe('open-until');
  act(() => vi.advanceTimersByTime(40 * 60_000));
  expect(hours()).toBe('closes-soon');
  act(() => vi.advanceTimersByTime(20 * 60_000));
  expect(hours()).toBe('opens-on');
});
