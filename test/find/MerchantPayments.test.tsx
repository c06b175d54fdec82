import { QueryClient } from '@tanstack/react-query';
import { fireEvent, within } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { MerchantPayments, useFind } from '../../src/find/index.js';
import { DisplayProvider } from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import { createTestApp } from '../query/createTestApp.js';
import { flush } from '../query/flush.js';
import { payment } from './search.js';

const NOW = () => new Date('2026-11-20T18:40:00Z');
const COFFEE = { name: 'Northside Coffee', website: 'https://northside.example' };

let serial = 0;
const row = (date: string, amount: string, more: Partial<ListedTransaction> = {}) => {
  serial += 1;
  return payment({ id: `p${serial}`, merchant_name: `NORTHSIDE ${serial}`, date, amount, ...more });
};

interface PageProps {
  rows: readonly ListedTransaction[];
  opened: ListedTransaction;
  onSelect: (row: ListedTransaction) => void;
}

function Page({ rows, opened, onSelect }: PageProps): ReactElement {
  const find = useFind(rows, { state: { text: 'nothing at all' } });
  return <MerchantPayments find={find} payment={opened} onSelect={onSelect} />;
}

async function show(
  rows: readonly ListedTransaction[],
  { locale = 'en-GB', timeZone = 'Europe/London', known = rows } = {},
) {
  const client = new QueryClient();
  for (const each of known) {
    client.setQueryData(createLookup(each, {}).queryKey, toResult([COFFEE], each.id));
  }
  const app = createTestApp({ client });
  const selected: string[] = [];
  const update = (next: readonly ListedTransaction[]) =>
    app.show(
      <DisplayProvider locale={locale} timeZone={timeZone} now={NOW}>
        <Page
          rows={next}
          opened={rows[0] as ListedTransaction}
          onSelect={({ id }) => selected.push(id)}
        />
      </DisplayProvider>,
    );
  await update(rows);
  return { section: document.querySelector('section'), selected, update };
}

const texts = (root: Element | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

const statement = [
  row('2026-11-16T08:16:00Z', '-4.40'),
  row('2026-11-20T08:12:00Z', '-4.20', { state: 'pending' }),
  row('2026-11-09T08:09:00Z', '-4.00'),
  row('2026-11-18T08:09:00Z', '-99.00', { state: 'declined' }),
  // Summer time: the same time of day in London.
  row('2026-10-12T07:14:00Z', '-0.10'),
  row('2026-09-07T07:22:00Z', '-0.20'),
  row('2026-09-07T07:22:00Z', '-7.00', { currency: 'EUR' }),
  row('2026-06-01T09:00:00Z', '1.00', { state: 'refunded' }),
];

it('sums up all rows at the merchant, whatever was searched, by the rules of day totals', async () => {
  const { section } = await show(statement);
  expect(section).toHaveAccessibleName('Northside Coffee');
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '£12.90',
    '€7.00',
    '8 payments since 1 June 2026',
  ]);
  expect(section?.querySelector('[role="img"]')).toHaveAccessibleName(
    'Jun: £0.00, Jul: £0.00, Aug: £0.00, Sept: £0.20, Oct: £0.10 and Nov: £12.60',
  );
  expect(texts(section, 'dl > div')).toEqual(['Average£2.58', 'UsuallyMonday, around 08:15']);
  expect(texts(section, 'h3')).toEqual([
    'November 2026',
    'October 2026',
    'September 2026',
    'June 2026',
  ]);
  expect(texts(section, 'li')).toEqual([
    'Today 08:12 · Pending−£4.20',
    'Wednesday 18 08:09 · Declined£99.00',
    'Monday 16 08:16−£4.40',
    'Monday 9 08:09−£4.00',
    'Monday 12 08:14−£0.10',
    'Monday 7 08:22−£0.20',
    'Monday 7 08:22−€7.00',
    'Monday 1 10:00 · Refund+£1.00',
  ]);
});

it('claims no sum without an amount that cannot be read, but the sums of other months', async () => {
  const amount = undefined as unknown as string;
  const rows = [...statement, row('2026-10-13', '', { amount }), row('2026-10-14', 'soon')];
  const { section } = await show(rows);
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '10 payments since 1 June 2026',
  ]);
  expect(section?.querySelector('[role="img"]')).toBeNull();
  expect(texts(section, 'dl > div')).toEqual(['UsuallyMonday, around 08:15']);
  expect(texts(section, '.mry-MerchantPayments-heading').slice(0, 3)).toEqual([
    'November 2026£12.60',
    'October 2026',
    'September 2026£0.20 · €7.00',
  ]);
});

it('claims no sum where payments have no currency', async () => {
  const rows = [row('2026-11-16', '-4.40', { currency: '' })];
  const { section } = await show(rows);
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '1 payment since 16 November 2026',
  ]);
});

it('sums up what came in where nothing was spent, as with an employer', async () => {
  const rows = ['2026-11-20', '2026-10-20', '2026-09-21'].map((date) => row(date, '2500.00'));
  const { section } = await show([...rows, row('2026-08-20', '2500', { state: 'scheduled' })]);
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '+£7,500.00',
    '3 payments since 21 September 2026',
  ]);
  expect(section?.querySelector('[role="img"]')).toHaveAccessibleName(
    'Jun: £0.00, Jul: £0.00, Aug: £0.00, Sept: £2,500.00, Oct: £2,500.00 and Nov: £2,500.00',
  );
  expect(texts(section, 'dl > div')).toEqual(['Average£2,500.00']);
  expect(texts(section, '.mry-MerchantPayments-heading')).toEqual([
    'November 2026+£2,500.00',
    'October 2026+£2,500.00',
    'September 2026+£2,500.00',
    'August 2026',
  ]);
});

it('starts with the currency of most payments, whichever was opened', async () => {
  const rows = [
    row('2026-11-20', '-7.00', { currency: 'EUR' }),
    row('2026-11-19', '-4.00'),
    row('2026-10-19', '-6.00'),
  ];
  const { section } = await show(rows);
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '£10.00',
    '€7.00',
    '3 payments since 19 October 2026',
  ]);
  expect(texts(section, 'dl > div')).toEqual(['Average£5.00']);
  expect(texts(section, '.mry-MerchantPayments-heading')).toEqual([
    'November 2026£4.00 · €7.00',
    'October 2026£6.00',
  ]);
});

it.each(['2026-12-05', '2027-09-01'])(
  'neither counts nor draws a payment that is due on %s',
  async (date) => {
    const due = row(date, '-10.00', { state: 'scheduled' });
    const { section } = await show([due, row('2026-11-16', '-4.40'), row('2026-10-12', '-0.10')]);
    expect(texts(section, 'header > *:not(:first-child)').at(-1)).toBe(
      '2 payments since 12 October 2026',
    );
    expect(section?.querySelector('[role="img"]')).toHaveAccessibleName(
      'Jun: £0.00, Jul: £0.00, Aug: £0.00, Sept: £0.00, Oct: £0.10 and Nov: £4.40',
    );
    expect(texts(section, 'li')).toHaveLength(3);
  },
);

it('draws no months in which no money has moved', async () => {
  const { section } = await show([row('2026-11-20', '-7.00', { state: 'declined' })]);
  expect(texts(section, 'header > *:not(:first-child)')).toEqual([
    'Northside Coffee',
    '1 payment since 20 November 2026',
  ]);
  expect(section?.querySelector('[role="img"]')).toBeNull();
});

it('counts months in the calendar of the locale', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { section } = await show(statement, { locale: 'fa-IR' });
  // It is in English, as the host app may not have meant.
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('messages for "fa-IR"'));
  expect(texts(section, '[role="img"] > span > span:last-child').at(-1)).toBe('آبان');
});

it('gives the row that was pressed', async () => {
  const { section, selected } = await show(statement);
  fireEvent.click(within(section as HTMLElement).getByRole('button', { name: /^Monday 9 / }));
  expect(selected).toEqual([statement[2]?.id]);
});

it('stays when the row that was opened is booked', async () => {
  const [opened, ...others] = [row('2026-11-20', '-4.20', { state: 'pending' }), ...statement];
  const { section, update } = await show([opened as ListedTransaction, ...others]);
  await update([{ ...opened, state: 'booked' } as ListedTransaction, ...others]);
  expect(section).toBeInTheDocument();
  expect(texts(section, 'li')).toContain('Today −£4.20');
});

it('names the card if there is one, no habit of two payments, and payments without a name', async () => {
  const card = '•• 4417';
  const rows = [
    row('2026-11-16', '-4.40', { card: ` \u202e${card}` }),
    row('2026-11-09', '-4.00', { card }),
    row('2026-11-02', '-1.00', { card }),
  ];
  const { section } = await show(rows, { known: rows.slice(0, 2) });
  expect(texts(section, 'dl > div')).toEqual(['Average£4.20', 'Paid with•• 4417']);
  expect(section).toHaveTextContent(
    '1 has no name yet.Unnamed payments may belong here.Look them up',
  );
});

it('lists every payment: without a date, with a repeated id, and where the month depends on the zone', async () => {
  const rows = [
    row('2026-11-01T02:00:00Z', '-1.00'),
    row('2026-11-01', '-2.00'),
    row('soon', '-3.00'),
    ...Array.from({ length: 40 }, (_, index) =>
      row('2026-09-30', '-4.00', index % 30 === 0 ? { id: 'twice' } : {}),
    ),
  ];
  const { section } = await show(rows, { timeZone: 'America/Los_Angeles' });
  expect(texts(section, 'h3')).toEqual([
    'November 2026',
    'October 2026',
    'September 2026',
    'Date unknown',
  ]);
  expect(texts(section, 'li').slice(0, 2)).toEqual(['Sunday 1 −£2.00', 'Saturday 31 19:00−£1.00']);
  expect(texts(section, 'li')).toHaveLength(rows.length);
  expect(texts(section, 'li').at(-1)).toBe('soon −£3.00');
});

it('shows progress while the names are looked up', async () => {
  const rows = [row('2026-11-16', '-4.40'), row('2026-11-09', '-4.00'), row('2026-11-02', '-1.00')];
  const { section } = await show(rows, { known: rows.slice(0, 2) });
  fireEvent.click(within(section as HTMLElement).getByRole('button', { name: 'Look them up' }));
  await flush(1);
  expect(section).toHaveTextContent('Naming 1 payment…0 of 1Cancel');
});

it('renders nothing while the merchant is unknown', async () => {
  expect((await show(statement, { known: [] })).section).toBeNull();
});
