import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpeningHoursTable } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/ShopHours.tsx?raw';
import {
  alwaysHours,
  barHours,
  grocer,
  grocerHours,
  specialHours,
  splitHours,
  textHours,
} from './records.js';

const meta = {
  title: 'Components/OpeningHoursTable',
  component: OpeningHoursTable,
  args: { merchant: merchants.named('Harrow & Vale') },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-OpeningHoursTable': 'The table.',
        '.mry-OpeningHoursTable-head': 'The column headings, for screen readers only.',
        '.mry-OpeningHoursTable-day': 'A day. Today has `aria-current="date"`.',
        '.mry-OpeningHoursTable-interval':
          'Opening and closing time. A day may have several intervals.',
        '.mry-OpeningHoursTable-special': 'Marks hours that differ from the regular ones.',
        '.mry-OpeningHoursTable-text': 'A line of hours that are text only.',
      },
      accessibility: [
        'A real table with row and column headers.',
        'Today is marked in words and by `aria-current="date"`, not only by weight.',
        'Times are local to the shop, in the format of the reader’s locale.',
      ],
      usage: [
        {
          do: 'Show the table where a whole week fits: in details or in a popover.',
          dont: 'Don’t show it in a row. Use `OpeningHoursPopover` there.',
        },
        {
          do: 'Keep special hours marked in words.',
          dont: 'Don’t hide days on which the shop is closed. That is often what the reader wants to know.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof OpeningHoursTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('row', { name: /Friday \(today\)/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveTextContent('08:00 – 19:00');
  },
};

/** The week starts on Sunday, times have AM and PM. */
export const AmericanEnglish: Story = { globals: { locale: 'en-US' } };

export const German: Story = { globals: { locale: 'de' } };

export const French: Story = { globals: { locale: 'fr' } };

export const Japanese: Story = { globals: { locale: 'ja' } };

export const Arabic: Story = { globals: { locale: 'ar' } };

export const Hebrew: Story = { globals: { locale: 'he' } };

export const SplitDays: Story = { args: { merchant: { ...grocer, opening_hours: splitHours } } };

/** A late night belongs to the evening it began on. */
export const PastMidnight: Story = { args: { merchant: { ...grocer, opening_hours: barHours } } };

/** Hours that differ this very week: Sunday is open, Wednesday is not. */
export const SpecialDays: Story = {
  args: { merchant: { ...grocer, opening_hours: specialHours } },
};

export const Always: Story = { args: { merchant: { ...grocer, opening_hours: alwaysHours } } };

/** Only words, shown as they stand. */
export const TextOnly: Story = { args: { merchant: { ...grocer, opening_hours: textHours } } };

/** In a country of several zones nobody can say which day it is there: no day is marked. */
export const UnknownZone: Story = {
  args: { merchant: { ...grocer, country: 'US' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** Hours of a kitchen or a delivery are not the shop's. Nothing is rendered. */
export const SecondaryHours: Story = {
  args: { merchant: { ...grocer, opening_hours: { ...grocerHours, type: 'KITCHEN' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Nothing is rendered. */
export const EmptyRecord: Story = {
  args: { merchant: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
