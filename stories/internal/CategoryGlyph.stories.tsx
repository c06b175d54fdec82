import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryGlyph, type CategoryGlyphProps } from '../../src/components/CategoryGlyph.js';
import { DisplayProvider } from '../../src/index.js';
import { butcher, grocer } from '../records.js';

/** The glyph has no size of its own: `CategoryIcon` and `MerchantLogo` size it. */
const inLabel: Decorator<CategoryGlyphProps> = (Story, { args }) => (
  <span className="mry-CategoryIcon">
    <Story />
    {args.merchant?.category ?? 'Eating out'}
  </span>
);

const inLogo: Decorator = (Story) => (
  <span className="mry-MerchantLogo" data-hue="4">
    <Story />
  </span>
);

/** A design team's own icon of groceries. */
const ownIcon: Decorator = (Story) => (
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
);

const meta = {
  title: 'Inner parts/CategoryGlyph',
  component: CategoryGlyph,
  args: { merchant: grocer, className: 'mry-CategoryIcon-icon' },
} satisfies Meta<typeof CategoryGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The icon of the set, as large as beside the label of a category. */
export const BesideLabel: Story = {
  decorators: [inLabel],
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon?.getBoundingClientRect().width).toBeLessThan(24);
  },
};

/** The same icon in the box of a merchant without a picture. */
export const InLogo: Story = {
  args: { className: 'mry-MerchantLogo-icon' },
  decorators: [inLogo],
};

/** The record names no category; the merchant category code of the bank says "eating out". */
export const FromCategoryCode: Story = {
  args: { merchant: { name: 'Northside Coffee' }, name: 'eating-out' },
  decorators: [inLabel],
};

/** A design team's own icon replaces the one of the set. */
export const OwnIcon: Story = {
  decorators: [inLabel, ownIcon],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span.mry-CategoryIcon-icon circle')).toBeVisible();
    await expect(canvasElement.querySelector('path')).toBeNull();
  },
};

export const OwnIconInLogo: Story = {
  args: { className: 'mry-MerchantLogo-icon' },
  decorators: [inLogo, ownIcon],
};

/** Without a category the fallback is shown, here the first letter of the name. */
export const Fallback: Story = {
  args: { merchant: butcher, className: 'mry-MerchantLogo-icon', fallback: 'B' },
  decorators: [inLogo],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^B$/);
  },
};

/** Neither a category nor a fallback: nothing is rendered. */
export const Nothing: Story = {
  args: { merchant: butcher },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-CategoryIcon-icon')).toBeNull();
  },
};
