import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MerchantVisits } from '../src/index.js';

const meta = {
  title: 'Components/MerchantVisits',
  component: MerchantVisits,
  tags: ['!autodocs'],
  args: {
    current: 'd',
    visits: [
      { id: 'a', date: '2026-10-30', amount: '-28.90', currency: 'GBP' },
      { id: 'b', date: '2026-11-07', amount: '-51.20', currency: 'GBP' },
      { id: 'c', date: '2026-11-15', amount: '-43.10', currency: 'GBP' },
      { id: 'd', date: '2026-11-20', amount: '-36.40', currency: 'GBP' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MerchantVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourVisits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Words alone. */
export const FirstVisit: Story = {
  args: { visits: [{ id: 'd', date: '2026-11-20', amount: '-36.40', currency: 'GBP' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const German: Story = { globals: { locale: 'de' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** Without the current visit nothing is rendered. */
export const Unknown: Story = {
  args: { current: 'another' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
