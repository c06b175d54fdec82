import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DisplayProvider, MerchantLogo } from '../src/index.js';
import { merchants, transactions } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
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
  args: { merchant: merchants.named('Northside Coffee') },
  argTypes: { merchant: merchants.control, transaction: transactions.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-MerchantLogo': 'The plate. Its letter is visible until a picture has loaded.',
        '.mry-MerchantLogo[data-hue]':
          'A hue: `--mry-hue-…-tint` and `-ink` of the category, or of the name. Equal names have equal hues. Absent where a picture is shown.',
        '.mry-MerchantLogo[data-hue="neutral"]': 'The merchant is not known.',
        '.mry-MerchantLogo[data-kind="category"]':
          'The picture shows the category, so it is smaller and on the tint.',
        '.mry-MerchantLogo[data-kind="person"]': 'A person, in a round.',
        '.mry-MerchantLogo[data-dim]': 'The transaction is pending.',
        '.mry-MerchantLogo-image':
          'The picture, fitted into the plate; never cropped or recoloured.',
        '.mry-MerchantLogo-image[data-loaded="new"]':
          'The picture has just loaded, and fades in. Until then the letter is visible.',
        '.mry-MerchantLogo-image[data-loaded]':
          'The page has loaded the picture before: it is there from the start.',
        '.mry-MerchantLogo-icon': 'The icon of the category, if there is no picture.',
        '.mry-MerchantLogo-badge':
          'What has become of the transaction, ringed in the background of its row.',
        '.mry-MerchantLogo-badge[data-badge="clock"]': 'Pending.',
        '.mry-MerchantLogo-badge[data-badge="back"]': 'Refunded, in the colour of money in.',
        '.mry-MerchantLogo-badge[data-badge="calendar"]': 'Scheduled.',
        '.mry-MerchantLogo-badge[data-badge="loop"]': 'Recurring.',
      },
      accessibility: [
        'Hidden from assistive technology, with an empty `alt`, because the name is beside it.',
        'Letters and icons keep 4.5:1 in every hue, in each ready theme, light and dark.',
        'In forced colours the plate has a border, because its background disappears.',
      ],
      usage: [
        {
          do: 'Choose one shape for all logos: `--mry-logo-radius` of 27%, 50% or 0%.',
          dont: 'Don’t crop or recolour a logo. It is a trade mark, and people no longer recognise it.',
          good: <MerchantLogo merchant={coffee} style={{ '--mry-logo-radius': '50%' } as object} />,
          bad: (
            <MerchantLogo
              merchant={coffee}
              style={{ '--mry-logo-radius': '50%', filter: 'grayscale(1)', opacity: 0.5 } as object}
            />
          ),
        },
        {
          do: 'Show the category, or a letter, if there is no logo. Its hue stays the same, so people recognise it.',
          dont: 'Don’t use one grey placeholder for all merchants. A list of identical squares cannot be scanned.',
          good: (
            <span style={{ display: 'flex', gap: 12 }}>
              <MerchantLogo merchant={butcher} />
              <MerchantLogo merchant={{ name: 'Merid Books' }} />
              <MerchantLogo merchant={{ name: 'Lumen Energy' }} />
            </span>
          ),
          bad: (
            <span style={{ display: 'flex', gap: 12, filter: 'grayscale(1)' }}>
              <MerchantLogo merchant={{ name: '?' }} />
              <MerchantLogo merchant={{ name: '?' }} />
              <MerchantLogo merchant={{ name: '?' }} />
            </span>
          ),
        },
      ],
    } satisfies ComponentDocs,
  },
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
