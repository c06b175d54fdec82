import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import { coffee } from './records.js';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { merchant: merchants.named('Northside Coffee') },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-Rating':
          'The number. Its `::before` is the stars; `--mry-rating-stars` sets how many of the five are visible. In the second line of a row they are its own background and padding: put a background of yours on an element around it, in the slot `rating`.',
      },
      accessibility: [
        'One image named “4.6 out of 5”.',
        'The number is always text. Stars keep 3:1 on the surface (WCAG 1.4.11).',
        'Stars fill in reading direction.',
        'In forced colours, filled stars are `CanvasText` and the others `GrayText`.',
      ],
      usage: [
        {
          do: 'In rows, show one star with `--mry-rating-stars: 1`. The number says the rest.',
          dont: 'Don’t show stars without the number. Nobody can tell 4.4 stars from 4.6.',
          good: <Rating merchant={coffee} style={{ '--mry-rating-stars': 1 } as object} />,
          bad: (
            <Rating
              merchant={coffee}
              style={{ fontSize: 0, '--mry-rating-size': '16px' } as object}
            />
          ),
        },
        {
          do: 'Credit the source of the rating if its terms require it, with `attributions`.',
          dont: 'Don’t show a rating as the bank’s own judgement of the shop.',
        },
      ],
    } satisfies ComponentDocs,
  },
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
