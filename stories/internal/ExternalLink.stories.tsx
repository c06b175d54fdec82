import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from '../../src/components/ExternalLink/ExternalLink.js';
import { coffee } from '../records.js';
import { InDetails } from './InDetails.js';

const meta = {
  title: 'Inner parts/ExternalLink',
  tags: ['!dev', '!autodocs'],
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

/** Without children it shows the host. Screen readers also hear that a new tab opens. */
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

/** With children the host is in the tooltip. */
export const WithText: Story = {
  args: { children: 'Menu of the week' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Menu of the week (opens in a new tab)' });
    await expect(link).toHaveAttribute('title', 'northside-coffee.example');
  },
};

/** The focus ring. */
export const Focused: Story = {
  args: { children: 'Menu of the week' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Right-to-left text, followed by a host that keeps its order. */
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

/** A host keeps its order on a right-to-left page. */
export const HostInRightToLeftPage: Story = { globals: { locale: 'ar' } };

/** An untrusted record: an address that would run a script becomes plain text. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(document.cookie)', children: 'Menu of the week' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Menu of the week')).toBeVisible();
  },
};

/** The fallback is shown where the address may not be linked to. */
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
