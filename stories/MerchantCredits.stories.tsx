import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DisplayProvider, MerchantCredits } from '../src/index.js';
import { lookupLists } from './controls.js';
import { attributions } from './fullRecord.js';

const meta = {
  title: 'Components/MerchantCredits',
  component: MerchantCredits,
  tags: ['!autodocs'],
  args: { lookups: lookupLists.named('One row') },
  argTypes: { lookups: lookupLists.control },
  decorators: [
    (Story) => (
      <DisplayProvider attributions={attributions}>
        <Story />
      </DisplayProvider>
    ),
  ],
} satisfies Meta<typeof MerchantCredits>;

export default meta;
type Story = StoryObj<typeof meta>;

/** However many rows show its data, a source is named once. */
export const OneSource: Story = {
  args: { lookups: lookupLists.named('Two rows with the same source') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.mry-AttributionLine')).toHaveLength(1);
  },
};

/** The rows show the name only, which is the service's own: nothing is rendered. */
export const OwnData: Story = {
  args: { parts: ['name'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-MerchantCredits')).toBeNull();
  },
};
