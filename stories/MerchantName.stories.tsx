import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MerchantName } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import { coffee, longName, rightToLeft, transaction } from './records.js';

const meta = {
  title: 'Components/MerchantName',
  component: MerchantName,
  args: { merchant: merchants.named('Northside Coffee'), transaction },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-MerchantName':
          'The name. The full text is in `title`, because narrow places truncate it.',
        '.mry-MerchantName[data-source="transaction"]':
          'The bank’s raw text, in medium weight, because it is not a name. Without the attribute, the name is that of the record.',
        '.mry-MerchantName[data-source="counterparty"]': 'The name of a person.',
      },
      accessibility: [
        'Control characters, soft hyphens and zero-width spaces are removed. Joiners that Persian, Indic scripts and emoji need are kept.',
        'At most four marks are kept above and below one letter. A name of nothing but invisible characters counts as blank.',
      ],
      usage: [
        {
          do: 'Show the name as it is in the record, on one line, truncated at the end.',
          dont: 'Don’t change its case. Brands choose how they are written.',
          good: <MerchantName merchant={coffee} />,
          bad: <MerchantName merchant={coffee} style={{ textTransform: 'uppercase' }} />,
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof MerchantName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};

/** The bank's text, in medium weight: it is not a name. */
export const RawText: Story = { args: { merchant: undefined } };

/** Neither a name nor raw text: nothing is rendered. */
export const EmptyRecord: Story = {
  args: { merchant: {}, transaction: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-MerchantName')).toBeNull();
  },
};

/** In a box too narrow for it: how a name is cut is up to the box, all of it is in `title`. */
export const VeryLong: Story = {
  args: { merchant: longName },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Story />
      </div>
    ),
  ],
};

/** A `<bdi>`: the sentence around the name keeps its order. */
export const RightToLeft: Story = {
  args: { merchant: rightToLeft },
  decorators: [
    (Story) => (
      <p style={{ margin: 0 }}>
        You paid <Story />: 3 books, 2 maps.
      </p>
    ),
  ],
};

/** Characters that reorder or hide text are removed: this one tries to write its name backwards. */
export const Hostile: Story = {
  args: { merchant: { name: '\u202eeffoC\u202c <b>Northside</b>\u200b' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('effoC <b>Northside</b>')).toBeVisible();
  },
};
