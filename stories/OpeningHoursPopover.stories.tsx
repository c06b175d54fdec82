import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpeningHoursPopover } from '../src/index.js';
import { merchants } from './controls.js';
import {
  alwaysHours,
  barHours,
  grocer,
  grocerHours,
  laterHours,
  marketHours,
  officeHours,
  splitHours,
  textHours,
} from './records.js';

const meta = {
  title: 'Components/OpeningHoursPopover',
  component: OpeningHoursPopover,
  tags: ['!autodocs'],
  args: { merchant: merchants.named('Northside Coffee'), onOpenChange: fn() },
  argTypes: { merchant: merchants.control },
} satisfies Meta<typeof OpeningHoursPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenUntil: Story = {};

/** From half an hour before closing; the words count down by themselves. */
export const ClosesSoon: Story = { args: { merchant: grocer } };

export const OpensLater: Story = { args: { merchant: { ...grocer, opening_hours: laterHours } } };

export const OpensOnAnotherDay: Story = {
  args: { merchant: { ...grocer, opening_hours: officeHours } },
};

export const ClosedToday: Story = { args: { merchant: { ...grocer, opening_hours: marketHours } } };

export const Always: Story = { args: { merchant: { ...grocer, opening_hours: alwaysHours } } };

/** Saturday, half past one at night: still Friday's opening. */
export const PastMidnight: Story = {
  args: { merchant: { ...grocer, opening_hours: barHours } },
  parameters: { now: Date.UTC(2026, 10, 21, 1, 15) },
};

/** Without the zone of the place nobody knows: no claim. */
export const UnknownZone: Story = { args: { merchant: { ...grocer, country: 'US' } } };

/** The host app knows the zone. */
export const NamedZone: Story = {
  args: { merchant: { ...grocer, country: 'US' }, placeTimeZone: 'America/New_York' },
};

export const TextOnly: Story = {
  args: { merchant: { ...grocer, opening_hours: textHours }, defaultOpen: true },
};

/** Nothing is rendered; hours of a kitchen are not the shop's either. */
export const EmptyRecord: Story = {
  render: () => (
    <>
      <OpeningHoursPopover merchant={{}} />
      <OpeningHoursPopover merchant={{ opening_hours: { ...grocerHours, type: 'KITCHEN' } }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Opened from the start. */
export const Opened: Story = {
  args: { merchant: grocer, defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const OpenedSplitDays: Story = {
  ...Opened,
  args: { merchant: { ...grocer, opening_hours: splitHours }, defaultOpen: true },
};

export const OpenedAmericanEnglish: Story = { ...Opened, globals: { locale: 'en-US' } };

export const OpenedGerman: Story = { ...Opened, globals: { locale: 'de' } };

export const OpenedArabic: Story = { ...Opened, globals: { locale: 'ar' } };

/** Enter opens it, Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: /Open until/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Opening hours of Northside Coffee' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
