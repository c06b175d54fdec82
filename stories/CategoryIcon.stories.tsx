import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryIcon, DisplayProvider, type IconName } from '../src/index.js';
import { merchants, transactions } from './controls.js';
import { categoryPicture, transaction } from './records.js';

const meta = {
  title: 'Components/CategoryIcon',
  component: CategoryIcon,
  tags: ['!autodocs'],
  args: { merchant: merchants.named('Harrow & Vale') },
  argTypes: { merchant: merchants.control, transaction: transactions.control },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};

/** Known by nothing but the merchant category code of the bank. */
export const FromCategoryCode: Story = { args: { merchant: undefined, transaction } };

/** A label that is no name of the set keeps its words and has a neutral icon. */
export const UnknownLabel: Story = { args: { merchant: { category: 'Pies & puddings' } } };

export const RecordPicture: Story = { args: { merchant: categoryPicture } };

/** Nothing is rendered unless a `fallback` is given. */
export const EmptyRecord: Story = {
  args: { merchant: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-CategoryIcon')).toBeNull();
  },
};

export const Fallback: Story = { args: { merchant: {}, fallback: 'unidentified' } };

/** Design teams replace icons by label, in any case, or by the name of one of the set. */
export const OwnIcon: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider
        icons={{
          groceries: (
            <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
              <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
          ),
        }}
      >
        <Story />
      </DisplayProvider>
    ),
  ],
};

const names: readonly IconName[] = [
  'groceries',
  'eating-out',
  'transport',
  'travel',
  'fuel',
  'shopping',
  'fashion',
  'electronics',
  'home',
  'health',
  'beauty',
  'entertainment',
  'sport',
  'utilities',
  'telecom',
  'education',
  'services',
  'finance',
  'income',
  'cash',
  'government',
  'charity',
  'other',
  'unidentified',
];

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
      {names.map((name) => (
        <CategoryIcon key={name} merchant={undefined} fallback={name} />
      ))}
    </div>
  ),
};
