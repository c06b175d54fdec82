import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NameAllOptions, useFind } from '../../src/find/index.js';
import {
  type ListedTransaction,
  MerchantDetails,
  type MerchantDetailsProps,
  MerchantLogo,
  MerchantName,
  MerchantProvider,
  TransactionList,
  useMerchant,
  useMerchantDetails,
} from '../../src/index.js';
import { installLayout } from '../../src/testing/installLayout.js';
import type { MerchantRecords } from '../../src/testing/MerchantRecords.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';
import { renderWithMerchants } from '../../src/testing/renderWithMerchants.js';

// As test runners with global hooks set it: then React complains of updates that nobody awaits.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = (id: string, name = `SHOP ${id}`): ListedTransaction => ({
  id,
  merchant_name: name,
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
});

const rows = Array.from({ length: 60 }, (_, index) => row(`t${index}`));
const records = {
  t0: merchantRecord(),
  t1: merchantRecord({ name: 'Harrow & Vale' }),
  t2: 'pending',
  t3: 'failed',
} as const;

function One({ transaction, enabled }: { transaction: ListedTransaction; enabled?: boolean }) {
  const { status, merchant, retry } = useMerchant(transaction, { enabled });
  return (
    <p>
      <button type="button" onClick={retry}>
        {status}
      </button>
      {merchant?.name}
    </p>
  );
}

function Searched(options: NameAllOptions) {
  const { naming, nameAll, unnamed } = useFind(rows);
  return (
    <button type="button" onClick={() => nameAll(options)}>
      {`${unnamed} unnamed, ${naming.named} of ${naming.total} named`}
    </button>
  );
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const transaction = rows[0] as ListedTransaction;
  const { merchant } = useMerchant(transaction);
  return (
    <>
      <p>{merchant?.phone ?? 'no phone'}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Details transaction={transaction} />}
    </>
  );
}
function Details({ transaction }: Pick<MerchantDetailsProps, 'transaction'>) {
  const lookup = useMerchantDetails(transaction);
  return <MerchantDetails transaction={transaction} lookup={lookup} />;
}

const seen: string[] = [];

function Watched() {
  seen.push(useMerchant(rows[0] as ListedTransaction).status);
  return null;
}

describe.each([
  ['in jsdom as it is', () => () => {}],
  ['with a layout', () => installLayout()],
])('a list %s', (_, install) => {
  let restore = () => {};
  beforeEach(() => {
    restore = install();
  });
  afterEach(() => restore());

  it.each([false, true])(
    'shows merchants after one await, with fake timers: %s',
    async (isFake) => {
      const send = vi.spyOn(globalThis, 'fetch');
      if (isFake) {
        vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
      }
      const { requested } = await renderWithMerchants(
        <TransactionList transactions={rows} height={500} />,
        { records },
      );
      expect(screen.getAllByRole('listitem')).toHaveLength(25);
      expect(screen.getByText('Tidewell Roasters')).toBeInTheDocument();
      expect(screen.getByText('Harrow & Vale')).toBeInTheDocument();
      expect(screen.getByText('SHOP t24')).toBeInTheDocument();
      expect(requested.map(({ id }) => id).sort()).toEqual(
        rows
          .slice(0, 25)
          .map(({ id }) => id)
          .sort(),
      );
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('shows merchants of rows that come later, for who waits', async () => {
    const { rerender } = await renderWithMerchants(<p />, { records });
    rerender(<TransactionList transactions={rows.slice(1)} />);
    expect(await screen.findByText('Harrow & Vale')).toBeInTheDocument();
    rerender(<TransactionList transactions={rows} />);
    expect(await screen.findByText('Tidewell Roasters')).toBeInTheDocument();
  });
});

it('has the merchant in the first paint', async () => {
  seen.length = 0;
  await renderWithMerchants(<Watched />, { records });
  expect(new Set(seen)).toEqual(new Set(['matched']));
});

it('keeps the providers when it renders again, inside a wrapper of the test', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => <main>{children}</main>;
  const [first, second] = rows as [ListedTransaction, ListedTransaction];
  const { requested, rerender } = await renderWithMerchants(<One transaction={first} />, {
    records,
    wrapper,
  });
  rerender(<One transaction={second} />);
  expect(screen.getByRole('main')).toHaveTextContent('matchedHarrow & Vale');
  expect(requested.map(({ id }) => id)).toEqual(['t0', 't1']);
});

it('gives each transaction its own record, even where the texts are equal', async () => {
  await renderWithMerchants(
    <>
      <One transaction={row('t0', 'SAME')} />
      <One transaction={row('t1', 'SAME')} />
    </>,
    { records },
  );
  expect(screen.getByText('Tidewell Roasters')).toBeInTheDocument();
  expect(screen.getByText('Harrow & Vale')).toBeInTheDocument();
});

it('says what would be sent: reduced and masked', async () => {
  const paid = row('t0', 'CARD 4111 1111 1111 1111 LEEDS');
  const { requested } = await renderWithMerchants(<One transaction={paid} />, { records });
  expect(requested).toHaveLength(1);
  expect(Object.keys(requested[0] ?? {})).toEqual(['id', 'merchant_name']);
  expect(requested[0]?.merchant_name).not.toMatch(/4111 1111/);
});

it('requests nothing for a row that is withheld, disabled or without text', async () => {
  const [first, second] = rows as [ListedTransaction, ListedTransaction];
  const { requested } = await renderWithMerchants(
    <>
      <One transaction={first} enabled={false} />
      <One transaction={second} />
      <One transaction={row('t2', '')} />
    </>,
    { records, redact: ({ id }) => (id === 't1' ? null : row(id, '')) },
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'idle',
    'idle',
    'unmatched',
  ]);
  expect(requested).toEqual([]);
});

it('shows a row that is pending, and answers it when told to', async () => {
  const { requested, setRecords } = await renderWithMerchants(
    <One transaction={rows[2] as ListedTransaction} />,
    { records },
  );
  expect(screen.getByRole('button')).toHaveTextContent('pending');
  setRecords({ t2: merchantRecord({ name: 'Late Owl' }) });
  expect(await screen.findByText('Late Owl')).toBeInTheDocument();
  expect(requested.map(({ id }) => id)).toEqual(['t2']);
});

it('shows a row that failed, and retries it', async () => {
  const { requested, setRecords } = await renderWithMerchants(
    <One transaction={rows[3] as ListedTransaction} />,
    { records },
  );
  const retry = screen.getByRole('button', { name: 'failed' });
  setRecords({ t3: merchantRecord({ name: 'Second Wind' }) });
  fireEvent.click(retry);
  expect(await screen.findByText('Second Wind')).toBeInTheDocument();
  expect(requested.map(({ id }) => id)).toEqual(['t3', 't3']);
});

it('shows later results without timers', async () => {
  vi.useFakeTimers();
  const { setRecords } = await renderWithMerchants(
    <>
      <One transaction={rows[2] as ListedTransaction} />
      <One transaction={rows[3] as ListedTransaction} />
    </>,
    { records },
  );
  const later = { t2: merchantRecord({ name: 'Late Owl' }), t3: merchantRecord() };
  await act(async () => setRecords(later));
  expect(screen.getByText('Late Owl')).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'failed' })));
  expect(screen.getByText('Tidewell Roasters')).toBeInTheDocument();
});

it('requests rows again when the client is cleared', async () => {
  const { client, requested } = await renderWithMerchants(
    <TransactionList transactions={rows.slice(0, 2)} />,
    { records },
  );
  await act(async () => client.clear());
  expect(screen.getByText('Harrow & Vale')).toBeInTheDocument();
  expect(requested.map(({ id }) => id)).toEqual(['t0', 't1', 't0', 't1']);
});

it('has the fields of the full record for details only', async () => {
  await renderWithMerchants(<Opened />, { records });
  expect(screen.getByText('no phone')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(/\+44 113 496 0142/)).toBeInTheDocument();
  expect(screen.getAllByText('Places data by Tidewell Maps')).not.toHaveLength(0);
});

it('leaves no timers behind', async () => {
  vi.useFakeTimers();
  await renderWithMerchants(<One transaction={rows[0] as ListedTransaction} />, { records });
  cleanup();
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves the client to the app once it is unmounted', async () => {
  const client = new QueryClient();
  const ui = <One transaction={rows[0] as ListedTransaction} />;
  const { unmount } = await renderWithMerchants(ui, { client, records });
  unmount();
  expect(client.getQueryDefaults(['merchantry'])).toEqual({});
  client.clear();
  const fetcher = async () => ({ t0: [merchantRecord({ name: 'From the app' })] });
  render(
    <QueryClientProvider client={client}>
      <MerchantProvider fetcher={fetcher}>{ui}</MerchantProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('From the app')).toBeInTheDocument();
});

it('keeps its defaults where an option is undefined', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
  const same = [row('t0', 'SAME'), row('t1', 'SAME')];
  await renderWithMerchants(<TransactionList transactions={same} />, {
    records,
    config: { identity: undefined },
    display: { locale: undefined, timeZone: undefined },
  });
  expect(screen.getByText('Harrow & Vale')).toBeInTheDocument();
  expect(screen.getAllByText('−£4.20')).toHaveLength(2);
});

it('shows a leaf that takes a record', async () => {
  await renderWithMerchants(<MerchantName merchant={merchantRecord()} />);
  expect(screen.getByText('Tidewell Roasters')).toBeInTheDocument();
});

it('forgets pictures that failed in an earlier test', async () => {
  const picture = () => document.querySelector('img') as HTMLImageElement;
  const ui = <MerchantLogo merchant={merchantRecord()} />;
  await renderWithMerchants(ui);
  const { src } = picture();
  fireEvent.error(picture());
  expect(picture()?.src).not.toBe(src);
  cleanup();
  await renderWithMerchants(ui);
  expect(picture().src).toBe(src);
});

it.each([
  ['Pending', '"Pending"'],
  [7, '7'],
  [new Map(), 'a Map'],
  [[true], 'true'],
])('takes no answer such as %s', async (answer, got) => {
  const misspelt = { t2: answer } as unknown as MerchantRecords;
  const { setRecords } = await renderWithMerchants(
    <One transaction={rows[2] as ListedTransaction} />,
    { records },
  );
  expect(() => setRecords(misspelt)).toThrow(
    `Merchantry: expected of t2 a record, an array of records, 'failed' or 'pending', but got: ${got}.`,
  );
});

it('says in happy-dom which line is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('happyDOM', {});
  await renderWithMerchants(<p />);
  await renderWithMerchants(<p />);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^Merchantry: expected an IntersectionObserver that reports.*Import 'merchantry\/testing\/setup'/,
  );
});

it('names the rest of a list that is searched', async () => {
  const { requested } = await renderWithMerchants(<Searched />, { records });
  fireEvent.click(screen.getByRole('button', { name: '60 unnamed, 0 of 0 named' }));
  // One is pending, and one has failed.
  await screen.findByRole('button', { name: '2 unnamed, 58 of 60 named' });
  expect(requested).toHaveLength(60);
});

it('names no more of a list than requests may, nor after it was stopped', async () => {
  const controller = new AbortController();
  const { requested, setRecords } = await renderWithMerchants(
    <Searched maxRequests={1} signal={controller.signal} />,
    { records },
  );
  fireEvent.click(screen.getByRole('button', { name: '60 unnamed, 0 of 0 named' }));
  // Of 25 rows, one is pending, and one has failed.
  const button = await screen.findByRole('button', { name: '37 unnamed, 23 of 60 named' });
  expect(requested).toHaveLength(25);
  controller.abort();
  await act(async () => setRecords({}));
  expect(button).toHaveTextContent('37 unnamed, 23 of 60 named');
});
