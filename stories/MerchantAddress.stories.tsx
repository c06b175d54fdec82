import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MerchantAddress } from '../src/index.js';
import { merchants } from './controls.js';

const meta = {
  title: 'Components/MerchantAddress',
  component: MerchantAddress,
  tags: ['!autodocs'],
  args: { merchant: merchants.named('Harrow & Vale') },
  argTypes: { merchant: merchants.control },
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
