import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnrichmentError, type ListedTransaction, TransactionRow } from '../src/index.js';
import { lookups, transactions } from './controls.js';
import {
  butcher,
  coffee,
  grocer,
  longName,
  lookup,
  pharmacy,
  rightToLeft,
  stream,
  transaction,
} from './records.js';

const meta = {
  title: 'Components/TransactionRow',
  component: TransactionRow,
  tags: ['!autodocs'],
  args: { transaction, lookup: lookups.named('Northside Coffee'), onSelect: fn() },
  argTypes: { transaction: transactions.control, lookup: lookups.control },
} satisfies Meta<typeof TransactionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (fields: Partial<ListedTransaction>): ListedTransaction => ({
  ...transaction,
  ...fields,
});

export const Matched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Northside Coffee' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** Not looked up: raw text, monogram and amount. */
export const Idle: Story = { args: { lookup: lookup(undefined) } };

/** The lookup is pending. Nothing moves when the merchant arrives. */
export const Loading: Story = { args: { lookup: lookup(undefined, 'pending') } };

/** The merchant is not known, but the service tidied its name. */
export const Cleaned: Story = {
  args: {
    transaction: row({ merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB', mcc: '5942' }),
    lookup: lookup({ name: 'Merid Books', isClearResponse: true }, 'cleaned'),
  },
};

export const Unmatched: Story = {
  args: {
    transaction: row({ merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB' }),
    lookup: lookup(undefined, 'unmatched'),
  },
};

/** The lookup failed: the row still shows raw text, monogram and amount. */
export const Failed: Story = {
  args: {
    lookup: lookup(
      undefined,
      'failed',
      new EnrichmentError('network', { transactionIds: ['coffee-1'] }),
    ),
  },
};

/** Not booked yet. */
export const Pending: Story = { args: { transaction: row({ state: 'pending' }) } };

/** A paperclip, which a screen reader calls “Receipt attached”. */
export const WithReceipt: Story = {
  args: { transaction: row({ card: '•• 4417', receipt: true }) },
};

export const Selected: Story = {
  args: { selected: true, lookup: lookup(grocer) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Harrow & Vale' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const MoneyIn: Story = {
  args: {
    transaction: row({ merchant_name: 'SALARY BRIGHTWATER LTD', amount: '2424.00' }),
    lookup: lookup({ name: 'Brightwater Ltd', category: 'Income' }),
  },
};

/** Bought online: no place, so no hours. */
export const Online: Story = {
  args: { transaction: row({ online: true, amount: '-11.99' }), lookup: lookup(stream) },
};

export const NoLogo: Story = { args: { lookup: lookup(butcher) } };

export const VeryLongName: Story = { args: { lookup: lookup(longName) } };

export const RightToLeftName: Story = { args: { lookup: lookup(rightToLeft) } };

export const Arabic: Story = { globals: { locale: 'ar' } };

/** Badges that do not fit disappear as a whole, for the keyboard too. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};

/** Without `onSelect` the row is not a button. */
export const NotSelectable: Story = {
  render: ({ onSelect: _, ...props }) => <TransactionRow {...props} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Northside Coffee' })).toBeNull();
  },
};

/** Slots show a bank's own parts: here a checkbox in front, no badges, and a points balance. */
export const Slots: Story = {
  render: ({ onSelect: _, ...props }) => <TransactionRow {...props} />,
  args: {
    slots: {
      logo: <input type="checkbox" aria-label="Northside Coffee" />,
      badges: null,
      trailing: <strong>+42 points</strong>,
    },
  },
};

/** Fewer badges, other hours, a wrapped name, another amount, nothing but the name. */
export const Parts: Story = {
  render: ({ onSelect }) => {
    const props = { onSelect, lookup: lookup(coffee), transaction: row({}) };
    return (
      <>
        <TransactionRow {...props} slots={{ via: null, rating: null }} />
        <TransactionRow {...props} slots={{ via: null, hours: <span>Your usual</span> }} />
        <TransactionRow
          {...props}
          transaction={row({ state: 'pending' })}
          slots={{
            name: (_, defaultPart) => <em>{defaultPart}</em>,
            category: null,
            below: null,
          }}
        />
        <TransactionRow
          {...props}
          slots={{
            amount: ({ transaction: { amount } }) => <strong>{amount} pounds</strong>,
            badges: null,
          }}
        />
        <TransactionRow
          {...props}
          slots={{ logo: null, category: null, badges: null, trailing: null }}
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('.mry-TransactionRow')];
    const count = (selector: string) => rows.map((each) => each.querySelectorAll(selector).length);
    await expect(count('.mry-IntermediaryBadge')).toEqual([0, 0, 1, 0, 0]);
    // A pending payment has none.
    await expect(count('.mry-Rating')).toEqual([0, 1, 0, 0, 0]);
    await expect(count('.mry-CategoryIcon')).toEqual([1, 1, 0, 1, 0]);
    await expect(count('.mry-TransactionAmount')).toEqual([1, 1, 1, 0, 0]);
    await expect(canvas.getByText('Your usual')).toBeInTheDocument();
    await expect(canvasElement.querySelector('button > em')).toHaveTextContent('Northside Coffee');
  },
};

/** Several rows below each other. */
export const Together: Story = {
  render: ({ onSelect }) => (
    <>
      <TransactionRow
        onSelect={onSelect}
        transaction={row({ state: 'pending' })}
        lookup={lookup(coffee)}
      />
      <TransactionRow
        onSelect={onSelect}
        selected
        transaction={row({ amount: '-57.60' })}
        lookup={lookup(grocer)}
      />
      <TransactionRow
        onSelect={onSelect}
        transaction={row({ amount: '-12.49', currency: 'EUR' })}
        lookup={lookup(pharmacy)}
      />
      <TransactionRow
        onSelect={onSelect}
        transaction={row({ amount: '-18.99', merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB' })}
        lookup={lookup(undefined, 'unmatched')}
      />
      <TransactionRow
        onSelect={onSelect}
        transaction={row({ amount: '2424.00', merchant_name: 'SALARY BRIGHTWATER LTD' })}
        lookup={lookup({ name: 'Brightwater Ltd', category: 'Income' })}
      />
    </>
  ),
};
