import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from '../src/index.js';
import { merchants } from './controls.js';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  tags: ['!autodocs'],
  args: { merchant: merchants.named('Northside Coffee') },
  argTypes: { merchant: merchants.control },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeVisible();
  },
};

/** As rows show it: `--mry-rating-stars: 1`. */
export const SingleStar: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--mry-rating-stars': 1 } as object}>
        <Story />
      </div>
    ),
  ],
};

export const AllRatings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0.1, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 4.9, 5].map((rating) => (
        <Rating key={rating} merchant={{ rating }} />
      ))}
    </div>
  ),
};

export const German: Story = { globals: { locale: 'de' } };

/** Stars fill up from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { merchant: { rating: 2.5 } },
};

/** No rating, or one that is none: nothing is rendered. */
export const EmptyRecord: Story = {
  render: () => (
    <>
      {[{}, { rating: 0 }, { rating: 7 }, { rating: Number.NaN }].map((merchant) => (
        <Rating key={String(merchant.rating)} merchant={merchant} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
