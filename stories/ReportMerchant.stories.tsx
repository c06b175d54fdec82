import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportMerchant } from '../src/index.js';
import { lookups } from './controls.js';
import { longName, lookup, rightToLeft, stream, transaction } from './records.js';

const meta = {
  title: 'Components/ReportMerchant',
  component: ReportMerchant,
  tags: ['!autodocs'],
  args: { transaction, lookup: lookups.named('Northside Coffee'), onReport: fn() },
  argTypes: { lookup: lookups.control },
} satisfies Meta<typeof ReportMerchant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each reason stands beside what is shown now. */
export const Empty: Story = {};

/** Arrow keys choose a reason, Enter sends, and the thanks take the focus. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Location' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Market Row 3, 4111 1111 1111 1111');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReport).toHaveBeenCalledWith({
      transactionId: 'coffee-1',
      lookupId: 'story',
      reason: 'location',
      suggestion: 'Market Row 3, **** **** **** ****',
      receipt: undefined,
    });
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you');
  },
};

/** A report needs a reason. */
export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Choose what is wrong.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Name' })).toHaveFocus();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** While the bank's server is slow, the reader can go back, and nothing is sent twice. */
export const Sending: Story = {
  args: { onReport: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Logo' }));
    await userEvent.type(canvas.getByRole('textbox'), 'This is their old one.');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Keep editing' })).toBeVisible();
  },
};

/** After a failure nothing is lost, and the report can be sent again. */
export const Failed: Story = {
  args: {
    onReport: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Northside Roasters');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Name' })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('Northside Roasters');
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Category' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you');
  },
};

/** Text that is too long is neither cut nor sent. */
export const TooLong: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Northside Coffee Roasters');
    await expect(canvas.getByText('5 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** Without a merchant the form shows the statement text. */
export const Unmatched: Story = { args: { lookup: lookup(undefined, 'unmatched') } };

export const Online: Story = {
  args: { transaction: { ...transaction, online: true }, lookup: lookup(stream) },
};

export const VeryLongName: Story = { args: { lookup: lookup(longName) } };

export const RightToLeftName: Story = { args: { lookup: lookup(rightToLeft) } };

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'الموقع' }));
    await userEvent.type(canvas.getByRole('textbox'), 'شارع السوق ٣');
  },
};
