import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  DetailsCandidates,
  type DetailsCandidatesProps,
} from '../../src/details/sections/DetailsCandidates.js';
import { DisplayProvider, type MerchantRecord } from '../../src/index.js';
import { attributions, fullRecord } from '../fullRecord.js';
import { butcher, coffee, grocer, longName, pharmacy, stream, transaction } from '../records.js';
import { InDetails } from './InDetails.js';

const velvetHeron = (route: string, locality: string): MerchantRecord => ({
  name: 'Velvet Heron',
  route,
  locality,
  country: 'GB',
});
const hotel: MerchantRecord = {
  name: 'Harrow Vale Hotel',
  category: 'Travel',
  address: '1 Vale Lane, Harrow HA1 3AA',
};

/** Keeps the choice and shows the chosen name above it, as the details do. */
function Choice(props: DetailsCandidatesProps): ReactElement {
  const [candidate, setCandidate] = useState(props.candidate);
  const choose = (next: number) => {
    setCandidate(next);
    props.onCandidateChange(next);
  };
  return (
    <InDetails name={props.merchants[candidate]?.name}>
      <DetailsCandidates {...props} candidate={candidate} onCandidateChange={choose} />
    </InDetails>
  );
}

const meta = {
  title: 'Inner parts/DetailsCandidates',
  tags: ['!dev', '!autodocs'],
  component: DetailsCandidates,
  parameters: { surface: 'page' },
  render: (args) => <Choice key={args.candidate} {...args} />,
  args: { merchants: [grocer, hotel], transaction, candidate: 0, onCandidateChange: fn() },
} satisfies Meta<typeof DetailsCandidates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two merchants are possible, and the likelier is chosen. */
export const Two: Story = {};

/** The second one is chosen. Arrow keys change the choice, and the group has a hint. */
export const SecondChosen: Story = {
  args: { candidate: 1 },
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('group', { name: '2 merchants are possible' });
    await expect(group).toHaveAccessibleDescription(
      'The likeliest is shown. Choose another if you know better.',
    );
    const first = canvas.getByRole('radio', { name: /^Harrow & Vale/ });
    const second = canvas.getByRole('radio', { name: /^Harrow Vale Hotel/ });
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
    await expect(args.onCandidateChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await expect(args.onCandidateChange).toHaveBeenLastCalledWith(1);
  },
};

/** Six merchants, some without a picture or an address, one with a very long name. */
export const Many: Story = {
  args: { merchants: [grocer, pharmacy, coffee, butcher, hotel, longName] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await expect(canvas.getByRole('group', { name: '6 merchants are possible' })).toBeVisible();
  },
};

/** A bar, a salon and a bookshop with the same name: only the place tells them apart. */
export const OneName: Story = {
  args: {
    merchants: [
      velvetHeron('Corn Street', 'Bristol'),
      velvetHeron('Stonegate', 'York'),
      velvetHeron('Victoria Street', 'Edinburgh'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Stonegate, York/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Corn Street, Bristol/ })).toBeChecked();
  },
};

/** For an online purchase category or website tell them apart, not the place. */
export const Online: Story = {
  args: {
    transaction: { ...transaction, online: true },
    merchants: [
      { ...grocer, ...stream },
      { name: 'Meridian Stream', website: 'meridianstream.example' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Entertainment')).toBeVisible();
    await expect(canvas.queryByText(/Canal Street/)).toBeNull();
  },
};

/** The addresses come from a source that must be credited, once for all of them. */
export const WithAttribution: Story = {
  decorators: [
    (Story) => (
      <DisplayProvider attributions={attributions}>
        <Story />
      </DisplayProvider>
    ),
  ],
  args: { merchants: [fullRecord, { ...fullRecord, street_number: '2', locality: 'York' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Places data by Wayfarer Atlas')).toHaveLength(1);
  },
};

/** With a single merchant there is no choice, and nothing is rendered. */
export const One: Story = {
  args: { merchants: [grocer] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvasElement.querySelector('.mry-DetailsHeader + *')).toBeNull();
  },
};
