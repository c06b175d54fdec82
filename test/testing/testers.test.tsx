import {
  cleanup,
  configure,
  fireEvent,
  render as renderPlain,
  screen,
} from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ListedTransaction,
  MerchantDetails,
  MerchantSheet,
  type MerchantSheetProps,
  TransactionList,
  type TransactionListProps,
  useMerchantDetails,
} from '../../src/index.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';
import { renderWithMerchants } from '../../src/testing/renderWithMerchants.js';
import { details, rowOf, rows } from '../../src/testing/testers/testers.js';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = (id: string, more: Partial<ListedTransaction> = {}): ListedTransaction => ({
  id,
  merchant_name: `SHOP ${id}`,
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
  ...more,
});

const transactions = [row('t1'), row('t2', { state: 'declined' }), row('a "b\\')];
const records = {
  t1: merchantRecord({ position: { coordinates: [-1.5437, 53.7965] } }),
  t2: 'pending',
} as const;
const display = { now: () => new Date('2026-11-20T12:00Z'), placeTimeZone: () => 'Europe/London' };

interface BankProps
  extends Pick<MerchantSheetProps, 'onReport' | 'onDispute'>,
    Pick<TransactionListProps<ListedTransaction>, 'groupBy'> {
  listed?: readonly ListedTransaction[];
}

function Bank({ listed = transactions, groupBy, ...sheet }: BankProps) {
  const [opened, setOpened] = useState<ListedTransaction>();
  return (
    <>
      <TransactionList
        transactions={listed}
        groupBy={groupBy}
        type="extended"
        height={500}
        onSelect={setOpened}
      />
      <MerchantSheet transaction={opened} onClose={() => setOpened(undefined)} {...sheet} />
    </>
  );
}

const render = (props: BankProps = {}) =>
  renderWithMerchants(<Bank {...props} />, { records, display });

describe('a row', () => {
  it('says what it shows', async () => {
    await render();
    const shown = (await rows()).map(async (tester) => [
      tester.id,
      await tester.name(),
      await tester.amount(),
      await tester.category(),
      await tester.state(),
      await tester.status(),
    ]);
    expect(await Promise.all(shown)).toEqual([
      ['t1', 'Tidewell Roasters', '−£4.20', 'Coffee', 'booked', 'matched'],
      ['t2', 'SHOP t2', '£4.20', 'Payment', 'declined', 'pending'],
      ['a "b\\', 'SHOP a "b\\', '−£4.20', 'Payment', 'booked', 'unmatched'],
    ]);
  });

  it('says its category where it tells its date, and none below a heading of it', async () => {
    const { rerender } = await render({ groupBy: 'none' });
    expect(await rowOf('t1').category()).toBe('Coffee');
    rerender(<Bank groupBy="category" />);
    // Not the row, which has its category in its name until the groups have been read.
    fireEvent.click(await screen.findByRole('button', { name: /^Coffee/, expanded: false }));
    expect(await rowOf('t1').category()).toBeUndefined();
  });

  it('waits for its result', async () => {
    const { setRecords } = await render();
    const found = rowOf('t2').untilLookedUp();
    setRecords({ t2: merchantRecord({ name: 'Late Owl' }) });
    await found;
    expect(await rowOf('t2').name()).toBe('Late Owl');
  });

  it('waits beside other rows, and beside a page that is rendered before anybody awaits it', async () => {
    const { setRecords } = await renderWithMerchants(<Bank />, {
      records: { t1: 'pending', t2: 'pending' },
    });
    const looked = Promise.all(['t1', 't2'].map((id) => rowOf(id).untilLookedUp()));
    await renderWithMerchants(<p>Another page</p>);
    expect(screen.getByText('Another page')).toBeInTheDocument();
    setRecords({ t1: merchantRecord({ name: 'Late Owl' }) });
    await looked;
    expect(await rowOf('t1').name()).toBe('Late Owl');
    cleanup();
    // React renders nothing any more after calls of `act` that overlapped.
    renderPlain(<p>A later test</p>);
    expect(screen.getByText('A later test')).toBeInTheDocument();
  });

  it('opens its hours and closes them, with fake timers', async () => {
    vi.useFakeTimers();
    await render();
    const hours = await rowOf('t1').openHours();
    expect(await hours.now()).toBe('Open until 6:00 PM');
    const week = await hours.week();
    expect(week).toHaveLength(7);
    expect(week).toContain('Friday: 7:30 AM – 6:00 PM');
    await hours.close();
    expect(document.querySelector('.mry-OpeningHoursDialog')).toBeNull();
    expect(await (await rowOf('t1').openHours()).week()).toEqual(week);
  });

  it('opens', async () => {
    await render();
    await rowOf('t1').open();
    expect(await details().name()).toBe('Tidewell Roasters');
    expect(await details().amount()).toBe('−£4.20');
    expect(await details().status()).toBe('matched');
    await details().close();
    expect(document.querySelector('.mry-MerchantDetails')).toBeNull();
  });
});

describe('a report', () => {
  it.each([
    ['alone', false],
    ['beside a dispute', true],
  ])('is sent: %s', async (_, hasDispute) => {
    const onReport = vi.fn();
    await render({ onReport, ...(hasDispute && { onDispute: vi.fn() }) });
    await rowOf('t1').open();
    const report = await details().report();
    await report.send('name', 'Tidewell Coffee');
    expect(await report.status()).toBe('sent');
    expect(onReport).toHaveBeenCalledWith(
      expect.objectContaining({
        transactionId: 't1',
        reason: 'name',
        suggestion: 'Tidewell Coffee',
      }),
    );
  });
});

function Alone({ transaction }: { transaction: ListedTransaction }) {
  return <MerchantDetails transaction={transaction} lookup={useMerchantDetails(transaction)} />;
}

describe('what is not there', () => {
  beforeEach(() => configure({ asyncUtilTimeout: 100 }));
  afterEach(() => configure({ asyncUtilTimeout: 60_000 }));

  it('is a row, so the ids of those that are there are named', async () => {
    await render();
    await expect(rowOf('t9').name()).rejects.toThrow(
      'Merchantry: expected a row with id t9, but got: t1, t2, a "b\\ (a list mounts only rows near the screen and in open groups).',
    );
    cleanup();
    await expect(rowOf('t9').name()).rejects.toThrow('but got: no rows');
    expect(await rows()).toEqual([]);
  });

  it('is one row of two', async () => {
    await renderWithMerchants([<Bank key="1" />, <Bank key="2" />], { records });
    await expect(rowOf('t1').open()).rejects.toThrow('expected one row with id t1, but got: 2.');
  });

  it('is a button of the hours, or of the row', async () => {
    await renderWithMerchants(<TransactionList transactions={transactions} />, { records });
    await expect(rowOf('t2').openHours()).rejects.toThrow(
      'expected the row with id t2 to have a button of opening hours, but got: none.',
    );
    await expect(rowOf('t2').open()).rejects.toThrow(
      'but got: a row without a button (no onSelect).',
    );
  });

  it('is a result', async () => {
    await render();
    await expect(rowOf('t2').untilLookedUp()).rejects.toThrow(
      'expected the row with id t2 to be looked up, but got: pending.',
    );
  });

  it('is a dialog that was closed', async () => {
    await render({ onReport: vi.fn() });
    const hours = await rowOf('t1').openHours();
    await hours.close();
    await expect(hours.week()).rejects.toThrow(
      'expected open opening hours of the row with id t1, but got: none.',
    );
    await expect(hours.now()).rejects.toThrow(
      'expected open opening hours of the row with id t1, but got: none.',
    );
    await expect(hours.close()).rejects.toThrow(
      'expected open opening hours of the row with id t1, but got: none.',
    );
    await rowOf('t1').open();
    const report = await details().report();
    await details().close();
    await expect(report.send('name')).rejects.toThrow(
      'expected a form of ReportMerchant, but got: none.',
    );
  });

  it('is real time, because fake timers came before the library', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const early = await import('../../src/testing/testers/testers.js');
    await expect(early.rowOf('t1').name()).rejects.toThrow(
      'expected real timers while merchantry/testing is imported, but got: fake ones',
    );
  });

  it('is an open payment, its sheet or its form', async () => {
    await renderWithMerchants(<p />);
    await expect(details().name()).rejects.toThrow('expected one MerchantDetails, but got: none.');
    cleanup();
    await renderWithMerchants(<Alone transaction={row('t1')} />, { records });
    await expect(details().close()).rejects.toThrow('expected details in a MerchantSheet to close');
    await expect(details().report()).rejects.toThrow('expected details with onReport or onDispute');
    cleanup();
    configure({ asyncUtilTimeout: 60_000 });
    await render({ onDispute: vi.fn() });
    await rowOf('t1').open();
    await expect(details().report()).rejects.toThrow(
      'expected details with onReport, but got: onDispute alone.',
    );
  });
});
