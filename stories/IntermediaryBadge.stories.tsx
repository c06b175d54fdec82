import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IntermediaryBadge } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import { coffee, grocer, rightToLeft } from './records.js';

const meta = {
  title: 'Components/IntermediaryBadge',
  component: IntermediaryBadge,
  args: { merchant: merchants.named('Northside Coffee') },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-IntermediaryBadge': 'The words “via PayZip”.',
        '.mry-Tooltip':
          'The host of its website. Loaded when a pointer or the focus first reaches a badge, and mounted in the browser’s top layer, or in `container`.',
      },
      accessibility: [
        'The words are always visible; the tooltip only adds the website.',
        'The tooltip opens on hover and on focus, stays while the pointer is on it and closes on Escape (WCAG 1.4.13).',
        'Without a website the badge is not a tab stop.',
      ],
      usage: [
        {
          do: 'Keep it subtle. It explains the text on the statement.',
          dont: 'Don’t let it compete with the name. The customer bought from the shop, not from the intermediary.',
          good: <IntermediaryBadge merchant={coffee} />,
          bad: (
            <IntermediaryBadge
              merchant={coffee}
              style={{
                background: 'var(--mry-color-accent)',
                color: 'var(--mry-color-on-accent)',
                fontSize: 17,
              }}
            />
          ),
        },
        {
          do: 'Show the words. The tooltip may add the website.',
          dont: 'Don’t put anything in the tooltip that is not shown elsewhere. Touch screens have no tooltip.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof IntermediaryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Via: Story = {};

/** Hover and focus show the website's host; Escape hides it. */
export const WithTooltip: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('note')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('payzip.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(canvas.getByRole('note'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

/** Without a website there is nothing to add, and nothing to focus. */
export const WithoutWebsite: Story = {
  args: { merchant: { ...coffee, intermediary: { name: 'PayZip' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('via PayZip')).not.toHaveAttribute('tabindex');
  },
};

export const RightToLeftName: Story = { args: { merchant: rightToLeft } };

/** The intermediary itself was paid: naming it twice would say nothing. Nothing is rendered. */
export const SameAsMerchant: Story = {
  args: { merchant: { ...coffee, name: 'PAYZIP' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/via/)).toBeNull();
  },
};

/** Paid without an intermediary: nothing is rendered. */
export const NoIntermediary: Story = {
  args: { merchant: grocer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/via/)).toBeNull();
  },
};
