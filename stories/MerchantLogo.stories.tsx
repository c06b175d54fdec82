import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DisplayProvider, MerchantLogo } from '../src/index.js';
import { merchants, transactions } from './controls.js';
import {
  brokenPicture,
  butcher,
  categoryPicture,
  coffee,
  grocer,
  pharmacy,
  stream,
  transaction,
} from './records.js';

const meta = {
  title: 'Components/MerchantLogo',
  component: MerchantLogo,
  tags: ['!autodocs'],
  args: { merchant: merchants.named('Northside Coffee') },
  argTypes: { merchant: merchants.control, transaction: transactions.control },
} satisfies Meta<typeof MerchantLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).toHaveAttribute('data-loaded'));
  },
};

/** While nothing is known the tile is neutral, with the letter of the bank’s raw text. */
export const Unknown: Story = { args: { merchant: undefined, transaction } };

/** A record without any field: a bullet, so that the box stays. */
export const EmptyRecord: Story = { args: { merchant: {} } };

/** Known, but nobody has a picture of it. */
export const NoLogo: Story = { args: { merchant: butcher } };

/** A picture that fails is skipped for ten minutes, or until the connection is back: the next one of the chain, here the monogram, stands in. */
export const BrokenPicture: Story = {
  args: { merchant: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('B');
  },
};

/** The picture of a category is an icon, not a logo: it keeps its distance from the edge. */
export const CategoryPicture: Story = {
  args: { merchant: categoryPicture },
  decorators: [
    (Story) => (
      <DisplayProvider categoryPictures="service">
        <Story />
      </DisplayProvider>
    ),
  ],
};

/** Without a logo: the icon of the category on its hue. */
export const CategoryOwnIcon: Story = {
  args: { merchant: { name: 'Bramblegate Farm Shop', category: 'Groceries' } },
};

const row = { id: '1', amount: '-30.00', currency: 'GBP', date: '2026-11-20' };

/** Somebody whom the customer knows, from the bank’s own data. */
export const Person: Story = {
  args: {
    merchant: undefined,
    transaction: { ...row, counterparty: { name: 'Maya Lindqvist' } },
  },
};

/** Not booked yet: the logo steps back behind its badge. */
export const Pending: Story = { args: { transaction: { ...row, state: 'pending' } } };

export const Refunded: Story = { args: { transaction: { ...row, state: 'refunded' } } };

export const Scheduled: Story = { args: { transaction: { ...row, state: 'scheduled' } } };

export const Recurring: Story = {
  args: { transaction: { ...row, recurring: { every: 'month' } } },
};

/** `minLogoScore`, here of `DisplayProvider`, passes over logos that the service itself does not trust. */
export const LowScore: Story = {
  args: { merchant: { ...coffee, logoScore: 0.2 } },
  decorators: [
    (Story) => (
      <DisplayProvider minLogoScore={0.5}>
        <Story />
      </DisplayProvider>
    ),
  ],
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
};

/** A bank that loads no picture of others: every logo request tells its host what this customer bought. */
export const PicturesOff: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider images={() => null}>
        <Story />
      </DisplayProvider>
    ),
  ],
};

const names = [
  'Ada',
  'Bo',
  'Cy',
  'Dot',
  'Eve',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jo',
  'Kit',
  'Lou',
  'Max',
  'Ned',
  'Oz',
  'Pia',
  'Quin',
  'Rex',
  'Sue',
  'Ty',
  'Una',
  'Vic',
  'Wes',
  'Zoe',
];

/** Twelve hues, by name: the same merchant has the same one everywhere. */
export const Monograms: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {names.map((name) => (
        <MerchantLogo key={name} merchant={{ name }} />
      ))}
    </div>
  ),
};

/** One token sets the size; letter, icon and corner follow. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 16 }}>
      {['24px', '36px', '44px', '72px'].map((size) => (
        <div
          key={size}
          style={{ '--mry-logo-size': size, display: 'flex', flexWrap: 'wrap', gap: 8 } as object}
        >
          <MerchantLogo merchant={stream} />
          <MerchantLogo merchant={pharmacy} />
          <MerchantLogo merchant={grocer} />
          <MerchantLogo merchant={butcher} />
        </div>
      ))}
    </div>
  ),
};
