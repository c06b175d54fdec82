import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpeningHoursStatus } from '../../src/components/OpeningHours/OpeningHoursStatus.js';
import {
  barHours,
  coffee,
  grocer,
  grocerHours,
  laterHours,
  marketHours,
  officeHours,
  pharmacy,
  textHours,
} from '../records.js';

const meta = {
  title: 'Inner parts/OpeningHoursStatus',
  tags: ['!dev', '!autodocs'],
  component: OpeningHoursStatus,
  args: { merchant: coffee },
} satisfies Meta<typeof OpeningHoursStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks the words and the state for style sheets. */
function says(words: string | RegExp, kind: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toHaveAttribute('data-hours', kind);
  };
}

/** Green: open for a while. */
export const OpenUntil: Story = { play: says('Open until 22:00', 'open-until') };

/** Amber, from half an hour before closing. */
export const ClosesSoon: Story = {
  args: { merchant: grocer },
  play: says(/^Closes in 20 min/, 'closes-soon'),
};

/** Closed, but opens again today. */
export const OpensLater: Story = {
  args: { merchant: { ...grocer, opening_hours: laterHours } },
  play: says('Opens 20:00', 'opens-at'),
};

/** Closed for today: the next opening is named with its day. */
export const OpensOnAnotherDay: Story = {
  args: { merchant: { ...grocer, opening_hours: officeHours } },
  play: says('Opens Monday 09:00', 'opens-on'),
};

/** A day without any hours. */
export const ClosedToday: Story = {
  args: { merchant: { ...grocer, opening_hours: marketHours } },
  play: says('Closed today', 'closed-today'),
};

/** Never closes. */
export const Always: Story = {
  args: { merchant: pharmacy },
  play: says('Open 24 hours', 'open-24-hours'),
};

/** Saturday, a quarter past one at night: still Friday's opening. */
export const PastMidnight: Story = {
  args: { merchant: { ...grocer, opening_hours: barHours } },
  parameters: { now: Date.UTC(2026, 10, 21, 1, 15) },
  play: says('Open until 02:00', 'open-until'),
};

/** The country has several time zones: no claim. */
export const UnknownZone: Story = {
  args: { merchant: { ...grocer, country: 'US' } },
  play: says('Opening hours', 'unknown'),
};

/** The host app knows the time zone of the shop. */
export const NamedZone: Story = {
  args: { merchant: { ...grocer, country: 'US' }, placeTimeZone: 'America/New_York' },
  play: says('Open until 19:00', 'open-until'),
};

/** Hours that the service sent as text cannot be evaluated: no claim. */
export const TextOnly: Story = {
  args: { merchant: { ...grocer, opening_hours: textHours } },
  play: says('Opening hours', 'unknown'),
};

/** Renders nothing without hours; the hours of a kitchen are not those of the shop. */
export const WithoutHours: Story = {
  render: () => (
    <>
      <OpeningHoursStatus merchant={{ name: 'Northside Coffee' }} />
      <OpeningHoursStatus merchant={{ opening_hours: { ...grocerHours, type: 'KITCHEN' } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.mry-OpeningHoursStatus')).toBeNull();
  },
};
