import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TransactionAmount } from '../src/index.js';
import { transactions } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import { transaction } from './records.js';

const meta = {
  title: 'Components/TransactionAmount',
  component: TransactionAmount,
  args: { transaction: { amount: '-4.20', currency: 'GBP' } },
  argTypes: { transaction: transactions.control },
  parameters: {
    docs: {
      selectors: {
        '.mry-TransactionAmount': 'Sign, currency and digits.',
        '.mry-TransactionAmount[data-direction="in"]': 'Incoming money, with a plus sign.',
        '.mry-TransactionAmount[data-direction="out"]':
          'Outgoing money, with a minus sign, or an amount of 0. Without the attribute, the amount cannot be read.',
        '.mry-TransactionAmount[data-state="pending"]': 'Not booked yet: looks as usual.',
        '.mry-TransactionAmount[data-state="declined"]':
          'Nothing was paid: without a sign, struck through.',
        '.mry-TransactionAmount[data-state="reversed"]': 'Taken back: the same.',
        '.mry-TransactionAmount[data-state="refunded"]': 'The money came back, with a plus sign.',
        '.mry-TransactionAmount[data-state="scheduled"]': 'Still to come: muted.',
      },
      accessibility: [
        'Incoming money has a plus sign, so colour is not the only cue (WCAG 1.4.1).',
        'The sign keeps its side on a right-to-left page.',
      ],
      usage: [
        {
          do: 'Mark incoming money with both a plus sign and the positive colour.',
          dont: 'Don’t show outgoing money in red. Spending is not an error, and a list full of red numbers says nothing.',
          good: <TransactionAmount transaction={{ amount: '2424.00', currency: 'GBP' }} />,
          bad: <TransactionAmount transaction={transaction} style={{ color: '#c02626' }} />,
        },
        {
          do: 'Show each amount in the currency of its transaction, and a total for each currency.',
          dont: 'Don’t add up different currencies, and don’t convert without stating the rate.',
          good: <TransactionAmount transaction={{ amount: '-89.60', currency: 'EUR' }} />,
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TransactionAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the minus sign U+2212, which is as wide as a digit. */
export const MoneyOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−£4.20')).toHaveAttribute('data-direction', 'out');
  },
};

/** In another colour and with a plus: colour is never alone. */
export const MoneyIn: Story = {
  args: { transaction: { amount: '2424.00', currency: 'GBP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+£2,424.00')).toHaveAttribute('data-direction', 'in');
  },
};

const amounts = [
  ['-57.60', 'GBP'],
  ['-89.60', 'EUR'],
  ['-18.99', 'USD'],
  ['-1280', 'JPY'],
  ['-4.125', 'KWD'],
  ['-320.00', 'SEK'],
  ['+12.50', 'CHF'],
  ['0.00', 'GBP'],
] as const;

/** Every row in its own currency, with as many decimals as that has. Digits stand below each other. */
export const Currencies: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: 8, inlineSize: 'fit-content' }}>
      {amounts.map(([amount, currency]) => (
        <TransactionAmount key={currency + amount} transaction={{ amount, currency }} />
      ))}
    </div>
  ),
};

export const German: Story = { ...Currencies, globals: { locale: 'de' } };

export const Japanese: Story = { ...Currencies, globals: { locale: 'ja' } };

export const Arabic: Story = { ...Currencies, globals: { locale: 'ar' } };

/** A decimal string keeps the digits that a number would lose. */
export const Exact: Story = {
  args: { transaction: { amount: '12345678901234567.89', currency: 'EUR' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+€12,345,678,901,234,567.89')).toBeVisible();
  },
};

/** Text that is not a decimal number is shown as it is: an amount never disappears. */
export const NotANumber: Story = {
  args: { transaction: { amount: '1,200.00 CR', currency: 'GBP' } },
};
