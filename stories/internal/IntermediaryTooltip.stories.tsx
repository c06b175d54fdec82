import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  IntermediaryTooltip,
  type IntermediaryTooltipProps,
} from '../../src/components/IntermediaryTooltip.js';

/** The badge around the tooltip, which opens it and is described by it. */
function Badge({ open: opened, onOpenChange, ...props }: IntermediaryTooltipProps): ReactElement {
  const [open, setOpen] = useState(opened);
  return (
    <span
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard
      tabIndex={0}
      role="note"
      aria-describedby={open ? props.id : undefined}
      className="mry-IntermediaryBadge"
      onPointerEnter={() => setOpen(true)}
      onFocus={() => setOpen(true)}
    >
      <IntermediaryTooltip
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </span>
  );
}

const meta = {
  title: 'Inner parts/IntermediaryTooltip',
  component: IntermediaryTooltip,
  // The key lets the control open and close it too.
  render: (args) => <Badge key={String(args.open)} {...args} />,
  args: {
    id: 'intermediary-host',
    open: true,
    onOpenChange: fn(),
    content: 'payzip.example',
    children: 'via PayZip',
  },
  // An open tooltip closes all others on the page.
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IntermediaryTooltip>;

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
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Right-to-left text with a host that keeps its order. */
export const RightToLeft: Story = {
  args: { content: 'tably.example', children: 'عبر تابلي' },
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
