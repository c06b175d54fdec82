import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpeningHoursPopover } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/ShopHours.tsx?raw';
import {
  alwaysHours,
  barHours,
  coffee,
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
  args: { merchant: merchants.named('Northside Coffee'), onOpenChange: fn() },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-OpeningHoursPopover': 'The button. It has the class `mry-OpeningHoursStatus`, too.',
        '.mry-OpeningHoursPopover[data-state="open"]': 'The dialog is open.',
        '.mry-OpeningHoursPopover[data-state="closed"]': 'The dialog is closed.',
        '.mry-OpeningHoursStatus':
          'Whether the shop is open, and until when: the button itself, or a `<span>` in the dialog and on touch screens.',
        '.mry-OpeningHoursStatus[data-hours="open-until"]': 'Open; closes today or tonight.',
        '.mry-OpeningHoursStatus[data-hours="closes-soon"]': 'Open; closes within 30 minutes.',
        '.mry-OpeningHoursStatus[data-hours="open-24-hours"]':
          'Open; does not close within 24 hours.',
        '.mry-OpeningHoursStatus[data-hours="opens-at"]': 'Closed; opens later today.',
        '.mry-OpeningHoursStatus[data-hours="opens-on"]': 'Closed for today; opens on another day.',
        '.mry-OpeningHoursStatus[data-hours="closed-today"]': 'Closed all day today.',
        '.mry-OpeningHoursStatus[data-hours="unknown"]':
          'No claim: the time zone is unknown, a period cannot be read, or the hours are text only.',
        '.mry-OpeningHoursStatus[data-hours="not-loaded"]':
          'Only on the button: its dialog could not be loaded.',
        '.mry-OverlayLayer':
          'The element of the top layer that holds the dialog, or a tooltip, while it is open.',
        '.mry-OpeningHoursDialog': 'The dialog with the hours of the week.',
        '.mry-OpeningHoursDialog-header': 'The same words beside the close button.',
        '.mry-OpeningHoursDialog-close': 'The close button.',
        '.mry-OpeningHoursDialog-credits':
          'The credit of the hours’ source, if `attributions` has one.',
      },
      accessibility: [
        'A non-modal dialog named by the merchant. Escape, its close button and a press outside close it, and the focus returns to the button unless the press has moved it. Escape closes only the newest overlay, and not a dialog around it.',
        'Button and close button are at least 24 px high (WCAG 2.5.8).',
        'The state is in words; colour only repeats it.',
        'The words change with the shop’s state, by one shared timer. The change is not announced.',
        'A dialog that cannot be loaded is announced by an element of role `alert`, and the focus stays on the button.',
      ],
      usage: [
        {
          do: 'Say until when. “Open until 22:00” helps people decide whether to go.',
          dont: 'Don’t reduce it to a green dot. Many readers cannot rely on colour alone.',
          good: <OpeningHoursPopover merchant={coffee} />,
          bad: (
            <span
              style={{
                inlineSize: 10,
                blockSize: 10,
                borderRadius: 5,
                background: 'var(--mry-color-positive)',
              }}
            />
          ),
        },
        {
          do: 'Pass the shop’s time zone if you know it: `placeTimeZone`, here or on the provider.',
          dont: 'Don’t pass the reader’s time zone. A shop in another country would seem open at the wrong hours.',
          good: <OpeningHoursPopover merchant={grocer} placeTimeZone="Europe/London" />,
        },
      ],
    } satisfies ComponentDocs,
  },
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
