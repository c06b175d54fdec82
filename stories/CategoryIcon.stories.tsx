import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryIcon, type CategoryKey, DisplayProvider } from '../src/index.js';
import { en } from '../src/locales/en.js';
import { merchants, transactions } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/OwnIcons.tsx?raw';
import { categoryPicture, grocer, transaction } from './records.js';

const meta = {
  title: 'Components/CategoryIcon',
  component: CategoryIcon,
  args: { merchant: merchants.named('Harrow & Vale') },
  argTypes: { merchant: merchants.control, transaction: transactions.control },
  parameters: {
    docs: {
      sample,
      also: ['AllIcons'],
      selectors: {
        '.mry-CategoryIcon': 'Icon and label.',
        '.mry-CategoryIcon-icon': 'The icon, 16 by 16 pixels, in the middle of the line.',
      },
      accessibility: ['The label is always text; the icon is hidden from assistive technology.'],
      usage: [
        {
          do: 'Keep the label beside the icon.',
          dont: 'Don’t show the icon alone: a basket can mean a shop, a market or a wish list.',
          good: <CategoryIcon merchant={grocer} />,
          bad: (
            <CategoryIcon
              merchant={grocer}
              style={{ fontSize: 0, '--mry-category-icon-size': '20px' } as object}
            />
          ),
        },
        {
          do: 'Draw your own icons on a 16 × 16 grid in `currentColor`, with a stroke of 1.5.',
          dont: 'Don’t colour the icon beside the label. Hues are for tiles and charts; in text, colour is for states: closing soon, declined, money in.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};

/** Known by nothing but the merchant category code of the bank. */
export const FromCategoryCode: Story = { args: { merchant: undefined, transaction } };

/** A label that the library does not know keeps its words and has a neutral icon. */
export const UnknownLabel: Story = { args: { merchant: { category: 'Pies & puddings' } } };

/** The service’s picture, for an app that prefers it to the library’s icons. */
export const RecordPicture: Story = {
  args: { merchant: categoryPicture },
  decorators: [
    (Story) => (
      <DisplayProvider categoryPictures="service">
        <Story />
      </DisplayProvider>
    ),
  ],
};

/** Nothing is rendered unless a `fallback` is given. */
export const EmptyRecord: Story = {
  args: { merchant: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-CategoryIcon')).toBeNull();
  },
};

export const Fallback: Story = { args: { merchant: {}, fallback: 'unidentified' } };

/** Design teams replace icons by label, in any case, or by the key of the category. */
export const OwnIcon: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider
        icons={{
          groceries: (
            <svg viewBox="0 0 16 16" width="100%" height="100%" aria-hidden="true">
              <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          ),
        }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
};

const keys = Object.keys(en.categories) as CategoryKey[];

/** The whole set. */
export const AllIcons: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
        fontSize: 13,
      }}
    >
      {keys.map((key) => (
        <CategoryIcon key={key} merchant={undefined} fallback={key} />
      ))}
    </div>
  ),
};
