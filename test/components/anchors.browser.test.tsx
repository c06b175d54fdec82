import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  IntermediaryBadge,
  type MerchantRecord,
  OpeningHoursPopover,
  TransactionRow,
} from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import { NOW_MS, record } from './leaves.js';
import '../../src/theme/styles.css';
import { lookupOf } from '../lookupOf.js';

const clock = () => new Date(NOW_MS);

const transaction = { id: '1', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };

interface PageProps {
  merchant: MerchantRecord | undefined;
  part: string;
  state?: 'declined';
}

function Page({ merchant, part, state }: PageProps) {
  const parts: Record<string, ReactElement> = {
    row: <TransactionRow transaction={{ ...transaction, state }} lookup={lookupOf(merchant)} />,
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
      await untilIdle();
      expect(count('[role=dialog]')).toBe(0);
      await userEvent.click(screen.getByLabelText('Elsewhere'));
      await screen.rerender(<Page merchant={record} part={part} />);
      await untilIdle();
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
    await untilIdle();
    expect(count('[role=tooltip]')).toBe(0);
    await userEvent.hover(screen.getByLabelText('Elsewhere'));
    await screen.rerender(<Page merchant={record} part={part} />);
    await untilIdle();
    expect(count('[role=tooltip]')).toBe(0);
    expect(count('.mry-IntermediaryBadge')).toBe(1);
  });
});

const { checkVisibility } = Element.prototype;
afterEach(() => void Reflect.set(Element.prototype, 'checkVisibility', checkVisibility));

describe.each(['with', 'without'])('%s checkVisibility, which Safari 17.4 brought', (how) => {
  it('the hours of a row close when their button goes', async () => {
    if (how === 'without') Reflect.set(Element.prototype, 'checkVisibility', undefined);
    const screen = await render(<Page merchant={record} part="row" />);
    await userEvent.click(screen.getByRole('button', { name: /Closes in/ }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await screen.rerender(<Page merchant={record} part="row" state="declined" />);
    await expect.poll(() => count('[role=dialog]')).toBe(0);
    expect(count('button.mry-OpeningHoursPopover')).toBe(0);
  });
});

it('puts the hours of a slot into the element that is around their button, with its scheme', async () => {
  await render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      <TransactionRow
        transaction={transaction}
        lookup={lookupOf(record)}
        slots={{
          hours: () => (
            <div data-mry-color-scheme="dark">
              <OpeningHoursPopover merchant={record} />
            </div>
          ),
        }}
      />
    </DisplayProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: /Closes in/ }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await untilIdle();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().closest('[data-mry-color-scheme=dark]')).not.toBeNull();
});

it('opens hours that are open from the start once their record is there', async () => {
  const popover = (merchant?: MerchantRecord) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      <OpeningHoursPopover merchant={merchant} defaultOpen />
    </DisplayProvider>
  );
  const screen = await render(popover());
  await screen.rerender(popover(record));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});
