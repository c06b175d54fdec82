import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailsAbout } from '../../src/details/sections/DetailsAbout.js';
import type { MerchantRecord } from '../../src/index.js';
import { fullRecord } from '../fullRecord.js';
import { coffee, rightToLeft } from '../records.js';
import { InDetails } from './InDetails.js';

/** A record with nothing but the programmes of its brand. */
const withProgrammes = (...participations: unknown[]): MerchantRecord => ({
  name: 'Lumen Energy',
  brand: { esg: { participations } },
});

const meta = {
  title: 'Inner parts/DetailsAbout',
  tags: ['!dev', '!autodocs'],
  component: DetailsAbout,
  parameters: { surface: 'page' },
  decorators: [
    (Story, { args }) => (
      <InDetails name={args.merchant.name}>
        <Story />
      </InDetails>
    ),
  ],
  args: { merchant: fullRecord, level: 2 },
} satisfies Meta<typeof DetailsAbout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything: brand and its category, parent company, programmes. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'About', level: 3 })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Brand', 'Brand category', 'Part of']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** One row: the brand with its picture and website. */
export const BrandOnly: Story = {
  args: {
    merchant: {
      name: 'Northside Coffee',
      brand: {
        id: 'northside-coffee',
        name: 'Northside Coffee',
        website: 'https://northside-coffee.example',
        ...(coffee.logoImg && { img: coffee.logoImg }),
      },
    },
  },
};

/** The parent without picture or website: its name only. */
export const NamesOnly: Story = {
  args: {
    merchant: {
      name: 'Harrow & Vale',
      aggregateLevel: { name: 'Fairquill Retail Group' },
    },
  },
};

/** Only the programmes of the brand, without a table. */
export const ParticipationsOnly: Story = {
  args: {
    merchant: withProgrammes(
      'Fair Wage Register',
      { name: 'Green Ledger Pledge', since: 2021, score: 4 },
      { programme: { name: 'Open Harvest Charter', url: 'https://openharvest.example' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.getByText('Since 2021')).toBeVisible();
  },
};

/** Programmes of odd shapes, with markup, or far too long wrap; empty ones are left out. */
export const OddParticipations: Story = {
  args: {
    merchant: withProgrammes(
      { share: 0.4, audited: false },
      42,
      [['Leeds', 'York'], 'Bath'],
      null,
      { id: '7', list: [] },
      '<img src=x onerror=alert(1)>',
      { name: '\u202eegdelP', website: 'javascript:alert(1)' },
      'Register'.repeat(60),
      { a: { b: { c: { d: { e: 'too deep to be read' } } } }, label: 'Nested five deep' },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvasElement.querySelector('img, a')).toBeNull();
    await expect(canvas.queryByText(/too deep/)).toBeNull();
  },
};

/** Of many programmes only the first twenty are shown. */
export const ManyParticipations: Story = {
  args: {
    merchant: withProgrammes(...Array.from({ length: 25 }, (_, index) => `Pledge ${index + 1}`)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.getByText('Pledge 20')).toBeVisible();
  },
};

/** Arabic names on an English page keep their own direction and the common alignment. */
export const RightToLeftNames: Story = {
  args: {
    merchant: {
      ...rightToLeft,
      brand: {
        id: 'garden',
        name: 'مكتبة الحديقة (Garden)',
        website: 'https://garden.example',
        brandCategory: { parentCategory: 'تسوق', categoryType: 'كتب (Books)' },
        esg: { participations: [{ name: 'ميثاق الورق (2026)', level: 'ذهبي' }] },
      },
    },
  },
};

/** Without any of it nothing is rendered, not even the heading. */
export const Nothing: Story = {
  args: { merchant: { name: 'Northside Coffee' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvasElement.querySelector('.mry-DetailsHeader + *')).toBeNull();
  },
};
