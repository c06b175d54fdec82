import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from '../../src/components/ExternalLink.js';
import { coffee } from '../records.js';
import { InDetails } from './InDetails.js';

const meta = {
  title: 'Inner parts/ExternalLink',
  component: ExternalLink,
  args: { href: coffee.website },
  parameters: { surface: 'page' },
  // The details colour their links; a line of attribution does not.
  decorators: [
    (Story) => (
      <InDetails>
        <Story />
      </InDetails>
    ),
  ],
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without words of its own it shows where it leads; screen readers also hear that a tab opens. */
export const HostAlone: Story = {
  args: { href: 'https://www.northside-coffee.example/menu?from=bank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'northside-coffee.example (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** Words that say more than the address; the host is in the tooltip. */
export const WithText: Story = {
  args: { children: 'Menu of the week' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Menu of the week (opens in a new tab)' });
    await expect(link).toHaveAttribute('title', 'northside-coffee.example');
  },
};

/** The focus has a ring. */
export const Focused: Story = {
  args: { children: 'Menu of the week' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Right-to-left words, with the host at their end in the order in which it is typed. */
export const RightToLeftText: Story = {
  args: {
    children: (
      <>
        مكتبة الحديقة <bdi>garden.example</bdi>
      </>
    ),
    href: 'https://garden.example',
  },
  globals: { locale: 'ar' },
};

/** A host keeps its order in a right-to-left page. */
export const HostInRightToLeftPage: Story = { globals: { locale: 'ar' } };

/** A record is not to be trusted: an address that would run a script leaves its words, without a link. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(document.cookie)', children: 'Menu of the week' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Menu of the week')).toBeVisible();
  },
};

/** What stands there instead of a link may be something else. */
export const UnsafeAddressWithFallback: Story = {
  args: {
    href: 'javascript:alert(document.cookie)',
    children: 'Menu of the week',
    fallback: 'No menu',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No menu')).toBeVisible();
    await expect(canvas.queryByText('Menu of the week')).toBeNull();
  },
};
