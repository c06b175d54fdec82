import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpeningHoursTable } from '../../src/components/OpeningHours/OpeningHoursTable.js';
import { AttributedGroup } from '../../src/details/sections/AttributedGroup.js';
import { DetailsReviews } from '../../src/details/sections/DetailsReviews.js';
import { DetailsSection } from '../../src/details/sections/DetailsSection.js';
import { fullRecord } from '../fullRecord.js';
import { transaction } from '../records.js';
import { InDetails } from './InDetails.js';

const atlas = { text: 'Places data by Wayfarer Atlas', href: 'https://places.example/terms' };

/** Drawn in the colour of the text, so that it suits both colour schemes. */
const logo = (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M7 0l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="currentColor" />
  </svg>
);

const meta = {
  title: 'Inner parts/AttributedGroup',
  tags: ['!dev', '!autodocs'],
  component: AttributedGroup,
  parameters: { surface: 'page' },
  decorators: [
    (Story) => (
      <InDetails name={fullRecord.name}>
        <Story />
      </InDetails>
    ),
  ],
  args: {
    attribution: atlas,
    children: (
      <DetailsSection level={2} title="Opening hours">
        <OpeningHoursTable merchant={fullRecord} transaction={transaction} />
      </DetailsSection>
    ),
  },
} satisfies Meta<typeof AttributedGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A frame holds the hours together with the name of the source, which links to its terms. */
export const WithLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Places data by Wayfarer Atlas/ });
    await expect(link).toHaveAttribute('href', 'https://places.example/terms');
    await expect(link.closest('.mry-AttributedGroup')).toContainElement(canvas.getByRole('table'));
  },
};

/** The logo of the source stands before its name and is not read out. */
export const WithLogo: Story = {
  args: { attribution: { ...atlas, logo } },
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('.mry-AttributionLine-logo');
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A source without a link is only named. */
export const WithoutLink: Story = {
  args: { attribution: { text: atlas.text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(atlas.text)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Long attributions take several lines. */
export const LongText: Story = {
  args: {
    attribution: {
      ...atlas,
      logo,
      text: 'Opening hours © Wayfarer Atlas and its contributors, used under the Open Places Licence 2.1',
    },
  },
};

/** Hours and rating from two sources: each has its own frame. */
export const TwoSources: Story = {
  render: (args) => (
    <>
      <AttributedGroup {...args} />
      <AttributedGroup attribution={{ text: 'Ratings collected by Starfolk', logo }}>
        <DetailsReviews merchant={{ rating: 4.1, price_level: 2 }} reviews={[]} level={2} />
      </AttributedGroup>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.mry-AttributedGroup')).toHaveLength(2);
  },
};

/** The source needs no attribution: no frame, no line, only the hours. */
export const WithoutAttribution: Story = {
  args: { attribution: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvasElement.querySelector('.mry-AttributedGroup')).toBeNull();
  },
};
