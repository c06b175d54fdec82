import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnrichmentError, type ListedTransaction, TransactionRow } from '../src/index.js';
import { lookups, transactions } from './controls.js';
import type { ComponentDocs } from './docs/ComponentDocs.js';
import sample from './docs/samples/CustomisedRow.tsx?raw';
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
  args: { transaction, lookup: lookups.named('Northside Coffee'), onSelect: fn() },
  argTypes: { transaction: transactions.control, lookup: lookups.control },
  parameters: {
    docs: {
      sample,
      selectors: {
        '.mry-TransactionRow': 'The row.',
        '.mry-TransactionRow[data-status="idle"]':
          'Not requested: disabled, not visible yet, or withheld by `redact`.',
        '.mry-TransactionRow[data-status="pending"]': 'Requested, no result yet.',
        '.mry-TransactionRow[data-status="matched"]': 'The service knows the merchant.',
        '.mry-TransactionRow[data-status="cleaned"]':
          'Merchant not found, but the service tidied the name. Shown in medium weight, so that it does not look verified.',
        '.mry-TransactionRow[data-status="unmatched"]': 'The service has no record.',
        '.mry-TransactionRow[data-status="failed"]':
          'No usable result for this row; `lookup.error` says why.',
        '.mry-TransactionRow[data-state="pending"]': 'Not booked yet.',
        '.mry-TransactionRow[data-state="declined"]': 'Nothing was paid.',
        '.mry-TransactionRow[data-state="reversed"]': 'Was booked, and taken back.',
        '.mry-TransactionRow[data-state="refunded"]': 'Money that a merchant gives back.',
        '.mry-TransactionRow[data-state="scheduled"]': 'Will be paid.',
        '.mry-TransactionRow[data-grouped-by="day"]':
          'If you say so. In a list by day it is absent.',
        '.mry-TransactionRow[data-grouped-by="month"]': 'It tells its date.',
        '.mry-TransactionRow[data-grouped-by="category"]':
          'It tells its date, and not its category.',
        '.mry-TransactionRow[data-grouped-by="merchant"]': 'It tells its date instead of its name.',
        '.mry-TransactionRow[data-grouped-by="none"]': 'It tells its date.',
        '.mry-TransactionRow[data-grouped-by="own"]': 'It tells its date.',
        '.mry-TransactionRow[data-selected]': 'The selected row.',
        '.mry-TransactionRow-top':
          'The first line, where something is below the amount: name and amount, laid out by themselves, so that it does not shorten the name. Other rows have both as children.',
        '.mry-TransactionRow-name':
          'The name, on the element of `mry-MerchantName` or around what the slot `name` shows. With `onSelect` it is a button that covers the row.',
        '.mry-TransactionRow-line':
          'The second line. Parts that do not fit are hidden entirely, from the end.',
        '.mry-TransactionRow-line[data-dated]': 'It starts with the date.',
        '.mry-TransactionRow-when':
          'In it first, unless a heading says the day: the category’s icon, the date and the time. The time gives way first.',
        '.mry-TransactionRow-time':
          'Below the heading of a merchant: the time, after the date in the name’s place.',
        '.mry-TransactionRow-below':
          'Below the amount: the state, the reader’s share, the amount in another currency, a fee or cashback.',
        '.mry-TransactionRow-below[data-tone="declined"]': 'In the colour of declined payments.',
        '.mry-TransactionRow-below[data-tone="positive"]': 'In that of money in.',
        '.mry-TransactionRow-others': 'Portraits of those who share the payment, before the share.',
        '.mry-TransactionRow-part':
          'Words of the second line: time, how often, card, “Online”. The dot before them is its background.',
        '.mry-TransactionRow-note':
          'The reader’s own words, the only part that is cut with an ellipsis.',
        '.mry-TransactionRow-receipt':
          'A paperclip: a receipt is attached. It stands after the time, and gives way where there is no room.',
        '.mry-TransactionRow-logo': 'What the slot `logo` shows.',
        '.mry-TransactionRow-amount': 'What the slot `amount` shows.',
        '.mry-TransactionRow-end': 'What the slot `below` shows.',
        '.mry-TransactionRow-trailing': 'What the slot `trailing` shows, beside both lines.',
        '.mry-TransactionRow-line > *[data-clipped]':
          'A part of the second line that does not fit. It is invisible, not focusable and not read out.',
      },
      accessibility: [
        'With `onSelect` the name is a `<button>`, and clicking anywhere in the row activates it, except on links, buttons and `[tabindex]` in the second line. The selected row’s button has `aria-current`.',
        'That button is described by the amount, the words below it and the second line, so a screen reader hears “Declined”, a fee, or who shares a payment.',
        'The hours are above that button, not inside it, and a tab stop of their own, named with the merchant. “via” is no tab stop: its tooltip is for a mouse, and a press opens the row.',
        'On touch screens the row is at least 44 px high. With `onSelect` the hours are plain text: the row is the target, and the details contain the table. Without it they stay a button.',
        'Parts that do not fit on a narrow row also leave the tab order and the accessibility tree.',
        'Incoming money has a plus sign, so colour is not the only cue.',
      ],
      usage: [
        {
          do: 'Show the bank’s own text where there is no name. Its tile is neutral.',
          dont: 'Don’t make up a name. If people cannot find it on their statement, they dispute the payment.',
          good: <TransactionRow transaction={transaction} lookup={lookup(undefined)} />,
          bad: (
            <TransactionRow transaction={transaction} lookup={lookup({ name: 'Coffee shop' })} />
          ),
        },
        {
          do: 'Remove a part by passing `null` to its slot. The row keeps its height.',
          dont: 'Don’t hide parts with CSS. They may stay in the tab order and be read out.',
          good: (
            <TransactionRow
              transaction={transaction}
              lookup={lookup(coffee)}
              slots={{ rating: null }}
            />
          ),
        },
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof TransactionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (fields: Partial<ListedTransaction>): ListedTransaction => ({
  ...transaction,
  ...fields,
});

export const Matched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Northside Coffee/ }));
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
    await expect(canvas.getByRole('button', { name: /^Harrow & Vale/ })).toHaveAttribute(
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
    await expect(canvas.queryByRole('button', { name: /^Northside Coffee/ })).toBeNull();
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
