import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  OpeningHoursDialog,
  type OpeningHoursDialogProps,
} from '../../src/components/OpeningHours/OpeningHoursDialog.js';
import { OpeningHoursStatus } from '../../src/components/OpeningHours/OpeningHoursStatus.js';
import { grocer, grocerHours, splitHours, textHours } from '../records.js';

interface Args extends Omit<OpeningHoursDialogProps, 'anchor'> {
  open: boolean;
}

/** Adds the button that `OpeningHoursPopover` renders, and uses it as the `anchor`. */
function BesideButton({ open: opened, onClose, ...place }: Args): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(opened);
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-expanded={false}
        className="mry-OpeningHoursPopover"
        onClick={() => setOpen(!open)}
      >
        <OpeningHoursStatus {...place} />
      </button>
      {open && anchor && (
        <OpeningHoursDialog
          {...place}
          anchor={anchor}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Inner parts/OpeningHoursDialog',
  tags: ['!dev', '!autodocs'],
  component: BesideButton,
  // The key lets the control open and close it too.
  render: (args) => <BesideButton key={String(args.open)} {...args} />,
  args: { merchant: grocer, open: true, onClose: fn() },
  // A dialog takes the focus when it opens, and closes when it loses the focus.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof BesideButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state in words, the week below it; the focus is on the close button. */
export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Opening hours of Harrow & Vale' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus());
  },
};

/** Days with a break have two lines. */
export const SplitDays: Story = { args: { merchant: { ...grocer, opening_hours: splitHours } } };

/** Hours that the service sent as text are shown unchanged. */
export const TextOnly: Story = { args: { merchant: { ...grocer, opening_hours: textHours } } };

/** The host app knows the time zone of the shop: it is 13:40 there. */
export const NamedZone: Story = {
  args: { merchant: { ...grocer, country: 'US' }, placeTimeZone: 'America/New_York' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Open until 19:00')).toBeVisible());
  },
};

/** Without a merchant name the dialog is called "Opening hours". */
export const WithoutName: Story = {
  args: { merchant: { country: 'GB', opening_hours: grocerHours } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Opening hours' });
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** After its close button was pressed, the focus is back on the button that opened it. */
export const ClosedByItsButton: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Closes in/ })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
