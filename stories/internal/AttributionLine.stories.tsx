import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { AttributionLine } from '../../src/components/AttributionLine/AttributionLine.js';
import { MerchantAddress } from '../../src/index.js';
import { coffee } from '../records.js';
import { InDetails } from './InDetails.js';

/** The mark of a source brings its own size. */
const logo: ReactElement = (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="7" />
    <path d="M1 8h14M8 1c-4 4-4 10 0 14M8 1c4 4 4 10 0 14" />
  </svg>
);

const text = 'Places data by Wayfarer Atlas';
const href = 'https://places.example/terms';

const meta = {
  title: 'Inner parts/AttributionLine',
  tags: ['!dev', '!autodocs'],
  component: AttributionLine,
  args: { attribution: { text } },
  parameters: { surface: 'page' },
  decorators: [
    (Story) => (
      <InDetails>
        <div className="mry-AttributedGroup" style={{ marginBlockStart: 0 }}>
          <MerchantAddress merchant={coffee} />
          <Story />
        </div>
      </InDetails>
    ),
  ],
} satisfies Meta<typeof AttributionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the source stands below its data, in the same container. */
export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The text is the link, underlined but no louder than the text without one. */
export const Link: Story = {
  args: { attribution: { text, href } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${text} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', href);
  },
};

/** The source's mark stands before the text and is not read out. */
export const Logo: Story = { args: { attribution: { text, logo } } };

export const LogoAndLink: Story = {
  args: { attribution: { text, logo, href } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').querySelector('svg')).toBeNull();
  },
};

/** A long text wraps beside the mark. */
export const LongText: Story = {
  args: {
    attribution: {
      text: 'Addresses, opening hours and reviews by Wayfarer Atlas and the contributors of its open register of places, used under the terms of 2026',
      logo,
      href,
    },
  },
};

/** On a right-to-left page the mark also stands before the text. */
export const RightToLeft: Story = {
  args: { attribution: { text: 'بيانات الأماكن من أطلس المسافر', logo, href } },
  globals: { locale: 'ar' },
};
