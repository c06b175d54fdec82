import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  IntermediaryTooltip,
  type IntermediaryTooltipProps,
} from '../../src/components/IntermediaryBadge/IntermediaryTooltip.js';

interface Args extends Omit<IntermediaryTooltipProps, 'anchor'> {
  open: boolean;
  text: string;
}

/** Adds the badge that `IntermediaryBadge` renders, and uses it as the `anchor`. */
function BesideBadge({ open: opened, text, onClose, ...props }: Args): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(opened);
  return (
    <>
      <span
        ref={setAnchor}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
        tabIndex={0}
        role="note"
        className="mry-IntermediaryBadge"
        onPointerEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
      >
        {text}
      </span>
      {open && anchor && (
        <IntermediaryTooltip
          {...props}
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
  title: 'Inner parts/IntermediaryTooltip',
  tags: ['!dev', '!autodocs'],
  component: BesideBadge,
  // The key lets the control open and close it too.
  render: (args) => <BesideBadge key={String(args.open)} {...args} />,
  args: { open: true, onClose: fn(), content: 'payzip.example', text: 'via PayZip' },
  // An open tooltip closes all others on the page.
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BesideBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host of the website, above the badge. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveAccessibleDescription('payzip.example');
  },
};

/** Escape hides it and keeps the focus; a pointer on the badge shows it again. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('note')).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Right-to-left text with a host that keeps its order. */
export const RightToLeft: Story = {
  args: { content: 'tably.example', text: 'عبر تابلي' },
  globals: { locale: 'ar' },
};

/** A very long host wraps inside the window. */
export const LongHost: Story = {
  args: { content: `${'checkout.northern-lights-payments.'.repeat(6)}example` },
  play: async () => {
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
