import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MerchantVisits } from '../src/index.js';
import { visits } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/DetailsWithVisits.tsx?raw';

const meta = {
  title: 'Components/MerchantVisits',
  component: MerchantVisits,
  args: {
    current: 'd',
    visits: visits.named('Four visits'),
  },
  argTypes: { visits: visits.control },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-MerchantVisits': 'The root element.',
        '.mry-MerchantVisits-words': 'Number and average.',
        '.mry-MerchantVisits-count': 'Which visit of the month it is.',
        '.mry-MerchantVisits-average': 'The average of the month.',
        '.mry-MerchantVisits-bars': 'The last four: an `<ol>`.',
      },
      accessibility: [
        'The visits are a list of amounts and days; the bars only repeat it.',
        'The current visit has `aria-current`, and is bold, so colour is not the only cue.',
        'In forced colours the bars are `CanvasText`.',
      ],
      usage: [
        {
          do: 'Give it all payments of the month to this merchant, so that number and average are true.',
          dont: 'Don’t give it payments to merchants that only share a name.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof MerchantVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourVisits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** With a way to a page that has all of them. */
export const WithAll: Story = {
  args: { onShowAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 4 payments' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

/** Words alone. */
export const FirstVisit: Story = {
  args: { visits: visits.named('The first visit') },
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
