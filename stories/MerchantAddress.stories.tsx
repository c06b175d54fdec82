import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MerchantAddress } from '../src/index.js';
import { merchants } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import { grocer } from './records.js';

const meta = {
  title: 'Components/MerchantAddress',
  component: MerchantAddress,
  args: { merchant: merchants.named('Harrow & Vale') },
  argTypes: { merchant: merchants.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-MerchantAddress': 'The address.',
      },
      accessibility: ['Plain text, in the order of the country.'],
      usage: [
        {
          do: 'Leave the lines as they are. Some countries put the number before the street, others after it.',
          dont: 'Don’t build the address from its fields yourself. Half of Europe puts the number after the street.',
          good: (
            <MerchantAddress
              merchant={{
                ...grocer,
                street_number: '7',
                route: 'Lindengasse',
                postal_code: '10999',
                locality: 'Berlin',
                country: 'DE',
              }}
            />
          ),
          bad: <MerchantAddress merchant={{ address: '7 Lindengasse, Berlin 10999' }} />,
        },
        {
          do: 'Show no address for an online purchase. `MerchantDetails` omits it automatically.',
          dont: 'Don’t show the account holder’s city as the merchant’s. Check which one your rows contain.',
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof MerchantAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedKingdom: Story = {};

export const Germany: Story = {
  args: {
    merchant: {
      street_number: '7',
      route: 'Lindengasse',
      postal_code: '10999',
      locality: 'Berlin',
      country: 'DE',
    },
  },
};

export const France: Story = {
  args: {
    merchant: {
      street_number: '12 bis',
      route: 'rue des Glycines',
      postal_code: '69002',
      locality: 'Lyon',
      country: 'FR',
    },
  },
};

/** A record without parts: the address as the service wrote it. */
export const TextOnly: Story = {
  args: { merchant: { address: '14 Canal Street, Leeds LS1 4QP' } },
};

/** Nothing is rendered. */
export const EmptyRecord: Story = {
  args: { merchant: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('address')).toBeNull();
  },
};
