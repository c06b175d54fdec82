import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DisplayProvider, MerchantCredits } from '../src/index.js';
import { lookupLists } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/CreditedRows.tsx?raw';
import { attributions } from './fullRecord.js';

const meta = {
  title: 'Components/MerchantCredits',
  component: MerchantCredits,
  args: { lookups: lookupLists.named('One row') },
  argTypes: { lookups: lookupLists.control },
  decorators: [
    (Story) => (
      <DisplayProvider attributions={attributions}>
        <Story />
      </DisplayProvider>
    ),
  ],
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-MerchantCredits': 'All credits.',
        '.mry-AttributionLine':
          'The credit of one source. Also used below a list, in details and in the popover of the opening hours.',
        '.mry-AttributionLine-logo': 'The logo of the source.',
        '.mry-AttributionLine-image': 'The picture in it, from `logoUrl`.',
      },
      accessibility: [
        'The credit is text. The logo of a source is not read out.',
        'A link names itself by the text and says that it opens in a new tab.',
      ],
      usage: [
        {
          do: 'Keep it in sight as long as its data is: below the rows, not at the end of the page.',
          dont: 'Don’t shorten the text or recolour the logo of a source. Its terms say how it is named.',
        },
      ],
    } satisfies ComponentDocs,
  },
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
