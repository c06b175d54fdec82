import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  IntermediaryBadge,
  type MerchantLookup,
  type MerchantRecord,
  OpeningHoursPopover,
  TransactionRow,
} from '../../src/index.js';
import { NOW_MS, record } from './leaves.js';
import '../../src/theme/styles.css';

const clock = () => new Date(NOW_MS);

const lookupOf = (merchant: MerchantRecord | undefined): MerchantLookup => ({
  status: merchant ? 'matched' : 'pending',
  merchant,
  merchants: merchant ? [merchant] : [],
  error: undefined,
  lookupId: '1',
  retry: () => undefined,
});
const transaction = { id: '1', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };

function Page({ merchant, part }: { merchant: MerchantRecord | undefined; part: string }) {
  const parts: Record<string, ReactElement> = {
    row: <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} />,
    popover: <OpeningHoursPopover merchant={merchant} />,
    badge: <IntermediaryBadge merchant={merchant} />,
  };
  return (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      <input aria-label="Elsewhere" />
      {parts[part]}
    </DisplayProvider>
  );
}

/** Without hours and intermediary. */
const { opening_hours: _hours, intermediary: _intermediary, ...bare } = record;
/** Longer than any overlay takes to open or close. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
const count = (selector: string) => document.querySelectorAll(selector).length;

describe.each(['row', 'popover'])('the hours of a %s', (part) => {
  it.each([
    ['merchant', undefined],
    ['hours', bare],
  ])(
    'close and stay closed when the record loses its %s while they are open',
    async (_part, less) => {
      const screen = await render(<Page merchant={record} part={part} />);
      await userEvent.click(screen.getByRole('button', { name: /Closes in/ }));
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await screen.rerender(<Page merchant={less} part={part} />);
      await wait();
      expect(count('[role=dialog]')).toBe(0);
      await userEvent.click(screen.getByLabelText('Elsewhere'));
      await screen.rerender(<Page merchant={record} part={part} />);
      await wait();
      await expect.element(screen.getByLabelText('Elsewhere')).toHaveFocus();
      expect(count('[role=dialog]')).toBe(0);
      await expect.element(screen.getByRole('button', { name: /Closes in/ })).toBeVisible();
    },
  );
});

describe.each(['row', 'badge'])('the tooltip of a %s', (part) => {
  it('closes when the record loses its intermediary, and stays closed', async () => {
    const screen = await render(<Page merchant={record} part={part} />);
    await userEvent.hover(screen.getByText('via PayZip'));
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await screen.rerender(<Page merchant={bare} part={part} />);
    await wait();
    expect(count('[role=tooltip]')).toBe(0);
    await userEvent.hover(screen.getByLabelText('Elsewhere'));
    await screen.rerender(<Page merchant={record} part={part} />);
    await wait();
    expect(count('[role=tooltip]')).toBe(0);
    expect(count('.mry-IntermediaryBadge')).toBe(1);
  });
});

it('opens hours that are open from the start once their record is there', async () => {
  const page = (merchant?: MerchantRecord) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      <OpeningHoursPopover merchant={merchant} defaultOpen />
    </DisplayProvider>
  );
  const screen = await render(page());
  await screen.rerender(page(record));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
