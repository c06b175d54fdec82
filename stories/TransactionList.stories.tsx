import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useMemo, useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import {
  type GroupBy,
  type ListedTransaction,
  type MerchantListRequest,
  TransactionList,
  type TransactionListDay,
  type TransactionRowSlots,
} from '../src/index.js';
import { sandboxTransactions } from '../src/sandbox/index.js';
import { AppShell } from './frame/AppShell.js';
import { Card } from './frame/Card.js';
import { type SandboxArgs, SandboxDecorator } from './sandbox/SandboxDecorator.js';
import { STORY_NOW_MS } from './sandbox/storyNow.js';

interface Args extends SandboxArgs {
  /** How many transactions there are. */
  count: number;
  /** Height of the list as a scroller of its own; without it the page scrolls. */
  height?: number | undefined;
  density?: 'compact' | undefined;
  virtualized?: boolean | undefined;
  /** Width of the place it has, in pixels. */
  width?: number | undefined;
  rowSlots?: TransactionRowSlots;
  renderDay?: typeof renderDay;
  groupBy?: GroupBy<ListedTransaction> | undefined;
  layout?: 'list' | 'table' | undefined;
  onRequest: Mock<(request: MerchantListRequest) => void>;
}

const rowsOf = (count: number) => sandboxTransactions(count, { seed: 1, now: STORY_NOW_MS });

function SelectableList(props: Args): ReactElement {
  const { count, height, density, virtualized, width, ...own } = props;
  const transactions = useMemo(() => rowsOf(count), [count]);
  const [selectedId, setSelectedId] = useState<string>();
  const style: CSSProperties | undefined =
    width === undefined ? undefined : { maxInlineSize: width };
  return (
    <Card style={style}>
      <TransactionList
        transactions={transactions}
        height={height}
        virtualized={virtualized}
        rowSlots={own.rowSlots}
        renderDay={own.renderDay}
        groupBy={own.groupBy}
        layout={own.layout}
        data-mry-density={density}
        selectedId={selectedId}
        onSelect={({ id }) => setSelectedId(id)}
      />
    </Card>
  );
}

/** Every call is small enough, asks for something, and asks for nothing twice. */
async function expectSmallCalls({ onRequest }: Args): Promise<void> {
  for (const [{ transactions }] of onRequest.mock.calls) {
    const ids = new Set(transactions.map(({ id }) => id));
    await expect(ids.size).toBe(transactions.length);
    await expect(ids.size).toBeGreaterThan(0);
    await expect(ids.size).toBeLessThanOrEqual(25);
  }
}

const SOURCE = `<QueryClientProvider client={queryClient}>
  <MerchantProvider fetcher={fetcher} config={{ request: { type: 'extended' } }}>
    <TransactionList transactions={transactions} selectedId={selectedId} onSelect={({ id }) => setSelectedId(id)} />
  </MerchantProvider>
</QueryClientProvider>`;

const meta: Meta<Args> = {
  title: 'Showcase/Transaction list',
  tags: ['!autodocs'],
  render: (args) => <SelectableList {...args} />,
  decorators: [SandboxDecorator],
  parameters: {
    surface: 'page',
    docs: { story: { inline: false, height: '560px' }, source: { code: SOURCE, language: 'tsx' } },
  },
  args: { type: 'extended', count: 10_000, onRequest: fn() },
  argTypes: {
    type: {
      control: 'inline-radio',
      options: ['restrictive', 'extended'],
      description: 'What each request asks for. Restrictive records have no hours and no rating.',
    },
    count: { description: 'How many transactions there are.' },
    height: { description: 'Height of a list that scrolls itself; without it the page scrolls.' },
    density: {
      description: 'Sets `data-mry-density`.',
      control: 'inline-radio',
      options: [undefined, 'compact'],
    },
    layout: {
      control: 'inline-radio',
      options: ['list', 'table'],
      description: 'From 60rem of width, a table has columns.',
    },
    groupBy: {
      control: 'inline-radio',
      options: ['day', 'month', 'category', 'merchant', 'none'],
      description: 'How rows are grouped below headings.',
    },
    onRequest: { table: { disable: true } },
    rowSlots: { table: { disable: true } },
    renderDay: { table: { disable: true } },
  },
};

export default meta;
type Story = StoryObj<Args>;

/**
 * Ten thousand transactions on a page that scrolls. Only the rows on screen are requested, which the
 * panel “Requests” shows.
 */
export const TenThousandRows: Story = {
  play: async ({ canvas, args }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Harrow & Vale')[0]).toBeVisible());
    await expectSmallCalls(args);
    await expect(args.onRequest.mock.calls.length).toBeLessThanOrEqual(2);
  },
};

/** The list is a scroller of its own. */
export const FixedHeight: Story = {
  tags: ['!autodocs'],
  args: { height: 640 },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByText('Northside Coffee');
    const scroller = canvasElement.querySelector('.mry-TransactionList');
    // From the first row to the last at once: what lies between is never requested.
    const last = rowsOf(args.count).at(-1);
    await waitFor(async () => {
      // Again each time: a font that arrives late makes the rows, and with them the list, longer.
      scroller?.scrollTo(0, scroller.scrollHeight);
      await expect(scroller?.querySelector(`[data-id="${last?.id}"]`)).toBeVisible();
    });
    await waitFor(async () => {
      const asked = args.onRequest.mock.calls.flatMap(([{ transactions }]) => transactions);
      // Two screens; those around them once the list has the code that looks ahead.
      await expect(asked.length).toBeGreaterThan(12);
      await expect(asked.length).toBeLessThanOrEqual(75);
    });
    await expectSmallCalls(args);
    scroller?.scrollTo(0, 0);
  },
};

/** The dark values of every colour: not the light ones turned round. */
export const Dark: Story = {
  tags: ['!autodocs'],
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
  },
};

/** Rows of 56 pixels, by `data-mry-density="compact"`. */
export const Compact: Story = { args: { density: 'compact' } };

/** On large screens: category, time, card and state in columns. Narrower than 60rem it is a list. */
export const Table: Story = {
  args: { layout: 'table', width: 1180 },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
  },
};

/** In a side panel of 280 pixels nothing is cut in two: what does not fit is left out whole. */
export const SidePanel: Story = { args: { width: 280, height: 640 } };

/** From right to left, with Arabic dates and numbers. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByText('Northside Coffee');
    await waitFor(() => expect(newest).toBeVisible());
  },
};

/** Each answer takes one to three seconds. The rows are readable meanwhile, and nothing moves when it comes. */
export const SlowService: Story = {
  tags: ['!autodocs'],
  parameters: { sandbox: { latencyMs: [1000, 3000] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HARROW AND VALE 0217 LEEDS GB')).toBeVisible();
  },
};

/** The service is down. Every row stays, with the bank's own text, and one line says why. */
export const FailingService: Story = {
  tags: ['!autodocs'],
  args: { count: 12 },
  parameters: { sandbox: { faults: [{ kind: 'status', status: 500 }] } },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-status="failed"]')).not.toBeNull(),
    );
    for (const { id, merchant_name = '' } of rowsOf(args.count)) {
      const row = canvasElement.querySelector(`[data-id="${id}"]`);
      await expect(row).toHaveTextContent(merchant_name);
    }
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expectSmallCalls(args);
  },
};

/**
 * The endpoint refuses every request, as after a session has expired. After two seconds one line
 * says so; rows claim nothing.
 */
export const RefusedService: Story = {
  tags: ['!autodocs'],
  parameters: { sandbox: { faults: [{ kind: 'status', status: 401 }] } },
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expect(retry).toBeVisible();
    await expect(canvasElement.querySelector('.mry-TransactionList-paused')).toHaveTextContent(
      'Merchant details could not be loaded',
    );
    await expect(canvas.queryByText('Not identified')).toBeNull();
  },
};

/** A third of the rows has no usable answer; the others are none the worse for it. */
export const SomeRowsMissing: Story = {
  tags: ['!autodocs'],
  args: { count: 12 },
  parameters: {
    sandbox: {
      faults: [
        { kind: 'missing', share: 0.15 },
        { kind: 'null-rows', share: 0.15 },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-status="failed"]')).not.toBeNull(),
    );
    await expect(canvasElement.querySelectorAll('[data-id]')).toHaveLength(args.count);
    await expectSmallCalls(args);
  },
};

export const NothingYet: Story = { tags: ['!autodocs'], args: { count: 0 } };

/**
 * The list finds what scrolls it, here the `<main>` of an app. The header that sticks there tells its height by
 * `--mry-list-inset-block-start`: headings stick below it, and no row with the focus hides behind it.
 */
export const InsideAnAppShell: Story = {
  tags: ['!autodocs'],
  render: ({ count }) => (
    <AppShell>
      <TransactionList transactions={rowsOf(count)} onSelect={fn()} />
    </AppShell>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByText('Northside Coffee');
    const main = canvasElement.querySelector('main');
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')];
    main?.scrollTo(0, 200_000);
    await waitFor(() => expect(Number(rows()[0]?.dataset.row)).toBeGreaterThan(1_000));
    await waitFor(() => expect(args.onRequest.mock.calls.length).toBeGreaterThan(1));
    await expect(rows().length).toBeLessThan(40);
    await expectSmallCalls(args);
    main?.scrollTo(0, 0);
  },
};

function BookedPayment({ count }: Args): ReactElement {
  const [transactions, setTransactions] = useState<readonly ListedTransaction[]>(() =>
    rowsOf(count),
  );
  const [selectedId, setSelectedId] = useState<string>();
  const book = () =>
    setTransactions(
      transactions.map((row) =>
        row.state === 'pending'
          ? { ...row, state: 'booked', id: `${row.id}-booked`, replaces: row.id }
          : row,
      ),
    );
  return (
    <Card>
      <TransactionList
        transactions={transactions}
        selectedId={selectedId}
        onSelect={({ id }) => {
          setSelectedId(id);
          // As a bank does while the row is being read.
          setTimeout(book, 1_000);
        }}
      />
    </Card>
  );
}

/**
 * Press the pending payment: a second later the bank replaces it by its booking, which has another id and
 * says by `replaces` whose place it takes. Focus, selection and merchant stay, and nothing is requested.
 */
export const PendingThenBooked: Story = {
  tags: ['!autodocs'],
  args: { count: 12 },
  render: (args) => <BookedPayment {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [pending] = await canvas.findAllByRole('button', { name: /^Northside Coffee/ });
    const requests = args.onRequest.mock.calls.length;
    await userEvent.click(pending as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-id$="booked"]')).toBeVisible(), {
      timeout: 5_000,
    });
    await expect(pending).toHaveFocus();
    await expect(pending).toHaveAttribute('aria-current', 'true');
    const ids = args.onRequest.mock.calls
      .slice(requests)
      .flatMap(([{ transactions }]) => transactions.map(({ id }) => id));
    await expect(ids.filter((id) => id.endsWith('booked'))).toEqual([]);
  },
};

const PAGE_ROWS = 8;

function FailingPages({ count }: Args): ReactElement {
  const transactions = useMemo(() => rowsOf(count), [count]);
  const [pages, setPages] = useState(1);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setLoading(false);
      setFailed(!hasFailed);
      if (hasFailed) setPages(pages + 1);
    }, 400);
  };
  return (
    <Card>
      <TransactionList
        transactions={transactions.slice(0, pages * PAGE_ROWS)}
        hasMore={pages < 3}
        loadingMore={isLoading}
        endError={hasFailed}
        onEndReached={load}
      />
    </Card>
  );
}

/** Pages that fail at the first try, and come at the second. The line at the end says so, with a button. */
export const PagesThatFail: Story = {
  tags: ['!autodocs'],
  args: { count: 24 },
  render: (args) => <FailingPages {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('More transactions could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-id]').length).toBeGreaterThan(PAGE_ROWS),
    );
    window.scrollTo(0, 0);
  },
};

/** Every row is in the document: for find in page and for short lists. Rows are requested as they come into view. */
export const EveryRowMounted: Story = {
  tags: ['!autodocs'],
  args: { count: 60, virtualized: false },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findAllByText('Northside Coffee');
    await expect(canvasElement.querySelectorAll('[data-id]')).toHaveLength(args.count);
    await expectSmallCalls(args);
  },
};

/**
 * By category: what was spent in each, of the merchants that are known. The control `groupBy` has
 * more: by month, each row tells its date.
 */
export const Groups: Story = {
  args: { groupBy: 'category', count: 60 },
  parameters: {
    docs: {
      source: {
        code: `<TransactionList transactions={transactions} groupBy="category" />`,
        language: 'tsx',
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const unnamed = await canvas.findByRole('button', { name: /^No name yet/ });
    await expect(args.onRequest).not.toHaveBeenCalled();
    await userEvent.click(unnamed);
    await expect(unnamed).toHaveAttribute('aria-expanded', 'true');
    // The rows that are shown are looked up, and stay until their group is closed.
    await canvas.findAllByText('Northside Coffee');
    await userEvent.click(unnamed);
    await canvas.findByRole('button', { name: /^Coffee, / });
    await expectSmallCalls(args);
  },
};

const rowSlots: TransactionRowSlots = { via: null, rating: null };

const renderDay = ({ label, transactions }: TransactionListDay<unknown>) => (
  <>
    <h3 className="mry-TransactionList-date">{label}</h3>
    <span>{transactions.length === 1 ? '1 payment' : `${transactions.length} payments`}</span>
  </>
);

/** Two badges less in every row, an own word beside every day. Selection, arrow keys, batching and credits stay the list's. */
export const OwnParts: Story = {
  args: { rowSlots, renderDay },
  parameters: {
    docs: {
      source: {
        code: `const rowSlots = { via: null, rating: null };

<TransactionList transactions={transactions} rowSlots={rowSlots} />`,
        language: 'tsx',
      },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [newest] = await canvas.findAllByRole('button', { name: /^Northside Coffee/ });
    await expect(canvas.getByText('2 payments')).toBeVisible();
    await expect(canvasElement.querySelector('.mry-Rating')).toBeNull();
    await expect(canvasElement.querySelector('.mry-IntermediaryBadge')).toBeNull();
    newest?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Harrow & Vale/, current: true })).toHaveFocus(),
    );
    await expectSmallCalls(args);
  },
};
