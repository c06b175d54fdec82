import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { renderLogo } from '../../src/components/MerchantLogo/MerchantLogo.js';
import { extendElement } from '../../src/components/markup/extendElement.js';
import {
  CategoryIcon,
  type CategoryKey,
  categoryHue,
  MerchantLogo,
  type MerchantRecord,
} from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { Schemes } from './Schemes.js';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { surface: 'bare' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const KEYS = Object.keys(en.categories) as CategoryKey[];

/** As a row shows a merchant of the category that has no logo. */
function tile(key: CategoryKey, className?: string): ReactElement {
  const icon = { own: undefined, builtIn: key };
  const category = { icon, hue: categoryHue(key), letter: '', picture: undefined, images: [] };
  const tile = { ...category, isPerson: false, badge: undefined, isDim: false };
  return extendElement(renderLogo(tile), { className });
}

/** One family on a grid of 16: 44 pixels in 88, 22 in the tile of a row, 16 on its second line. */
export const Icons: Story = {
  render: () => (
    <Schemes>
      <ul className="Swatches">
        {KEYS.map((key) => (
          <li key={key}>
            <span className="GlyphSizes">
              {tile(key)}
              {tile(key, 'GlyphSizes-row')}
              <CategoryIcon merchant={undefined} fallback={key} />
            </span>
            <span className="Swatches-name">{en.categories[key]}</span>
            <code className="Swatches-note">{key}</code>
            <span className="Swatches-note">{categoryHue(key)}</span>
          </li>
        ))}
      </ul>
    </Schemes>
  ),
  play: async ({ canvasElement }) => {
    // Three sizes in two schemes, and none is empty.
    const drawn = canvasElement.querySelectorAll(
      ':is(.mry-MerchantLogo-icon, .mry-CategoryIcon-icon) path[d]',
    );
    await expect(drawn).toHaveLength(KEYS.length * 6);
  },
};

const row = { id: '1', amount: '-12.00', currency: 'GBP', date: '2026-11-20' } as const;
const shop: MerchantRecord = { name: 'Fernwick Outfitters', category: 'Shopping' };

const STATES = [
  ['Pending', { state: 'pending' }],
  ['Refunded', { state: 'refunded' }],
  ['Scheduled', { state: 'scheduled' }],
  ['Recurring', { recurring: { every: 'month' } }],
] as const;

/** What has become of a payment: a disc of 14 pixels, ringed in the background of its row. */
export const Badges: Story = {
  render: () => (
    <Schemes>
      <ul className="Swatches">
        {STATES.map(([name, state]) => (
          <li key={name}>
            <MerchantLogo merchant={shop} transaction={{ ...row, ...state }} />
            <span className="Swatches-name">{name}</span>
          </li>
        ))}
      </ul>
    </Schemes>
  ),
};
