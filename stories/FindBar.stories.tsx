import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  FindBar,
  type FindBarProps,
  type FindGroup,
  type FindState,
  MerchantPayments,
  NothingFound,
  useFind,
} from '../src/find/index.js';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListHandle,
} from '../src/index.js';
import { sandboxTransactions } from '../src/sandbox/index.js';
import '../src/theme/find.css';
import { findMessagesFor } from './findMessages.js';
import { Card } from './frame/Card.js';
import { type SandboxArgs, SandboxDecorator } from './sandbox/SandboxDecorator.js';
import { STORY_NOW_MS } from './sandbox/storyNow.js';

interface Args
  extends SandboxArgs,
    Pick<FindBarProps<ListedTransaction>, 'filters' | 'csv' | 'hasMore'> {
  /** How many transactions there are. */
  count: number;
  defaultState?: FindState | undefined;
}

function Payments(props: Args & { locale: string }): ReactElement {
  const { count, defaultState, filters, csv, hasMore, locale } = props;
  const messages = findMessagesFor(locale);
  const transactions = useMemo(
    () => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS }),
    [count],
  );
  const find = useFind(transactions, { defaultState });
  const list = useRef<TransactionListHandle>(null);
  const [selectedId, setSelectedId] = useState<string>();
  const [chosen, setChosen] = useState<FindGroup>();
  const groupBy = chosen ?? (find.state.text ? 'month' : 'day');
  return (
    <Card>
      <FindBar
        find={find}
        messages={messages}
        list={list}
        filters={filters}
        csv={csv}
        hasMore={hasMore}
        groupBy={groupBy}
        onGroupByChange={setChosen}
      />
      <TransactionList
        ref={list}
        transactions={find.rows}
        groupBy={groupBy}
        filtered={find.count < transactions.length}
        statementOf={find.statementOf}
        slots={{ empty: <NothingFound find={find} messages={messages} /> }}
        selectedId={selectedId}
        onSelect={({ id }) => setSelectedId(id)}
      />
    </Card>
  );
}

/** The payments at the merchant of the newest row, once all rows have a name. */
function OneMerchant({ count, locale }: Args & { locale: string }): ReactElement {
  const transactions = useMemo(
    () => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS }),
    [count],
  );
  const messages = findMessagesFor(locale);
  const find = useFind(transactions);
  const [newest] = transactions;
  const { nameAll, isPart } = find;
  useEffect(() => {
    if (!isPart) nameAll();
  }, [nameAll, isPart]);
  return (
    <Card style={{ maxInlineSize: 480 }}>
      {newest && (
        <MerchantPayments
          find={find}
          payment={newest}
          messages={messages}
          onSelect={() => undefined}
        />
      )}
    </Card>
  );
}

const meta: Meta<Args> = {
  title: 'Components/FindBar',
  tags: ['!autodocs'],
  render: (args, { globals }) => <Payments {...args} locale={globals.locale} />,
  decorators: [SandboxDecorator],
  parameters: { surface: 'page', docs: { story: { inline: false, height: '720px' } } },
  args: { count: 300 },
  argTypes: { count: { description: 'How many transactions there are.' } },
};

export default meta;
type Story = StoryObj<Args>;

/** Type a name, open a filter, take it away again: totals follow. */
export const Default: Story = {};

/** “coff” is in a name, a category and a statement; the line says what it could not be searched in. */
export const Searching: Story = {
  args: { defaultState: { text: 'coff' } },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Look them up' })).toBeVisible();
  },
};

/** Set filters come first. Each has a button that takes it away. */
export const Filtered: Story = {
  args: {
    defaultState: {
      categories: ['coffee', 'eating-out'],
      amount: { from: '5', to: '50' },
      period: 'this-month',
    },
  },
};

/** Each value says how many payments it would leave, and their sum. */
export const OpenFilter: Story = {
  args: { defaultState: { categories: ['groceries'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Categories: Groceries' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Categories' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Groceries, / })).toHaveFocus(),
    );
  },
};

/** One button leaves out the condition without which most would be found. */
export const NothingIsFound: Story = {
  args: { defaultState: { text: 'coff', amount: { from: '900' }, period: 'this-month' } },
};

/** Every filter, for back offices. */
export const AllFilters: Story = {
  args: {
    filters: [
      'categories',
      'merchants',
      'amount',
      'period',
      'direction',
      'currencies',
      'states',
      'note',
      'recurring',
      'abroad',
    ],
  },
};

/** From right to left, with Arabic dates and numbers. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { defaultState: { text: 'coff', period: 'this-month' } },
};

/** All payments at one merchant: sum, six months, average, and each payment by month. */
export const PaymentsAtOneMerchant: Story = {
  args: { count: 800 },
  render: (args, { globals }) => <OneMerchant {...args} locale={globals.locale} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Northside Coffee' })).toBeVisible();
  },
};
