import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  DisplayProviderProps,
  ListedTransaction,
  MerchantListRequest,
  MerchantProviderProps,
  TransactionListProps,
} from '../../src/index.js';

const own = { id: 'a', merchant_name: 'HARBOUR BAKERY', amount: -4.2, currency: 'GBP' };
const good: ListedTransaction = { ...own, date: '2026-11-20T08:12:00Z' };
const other: ListedTransaction = { ...good, id: 'b', merchant_name: 'NORTH CAFE' };

beforeEach(() => {
  // Each test hears the warnings of a page that has just been opened.
  vi.resetModules();
});
afterEach(cleanup);

type Display = Omit<DisplayProviderProps, 'children'>;
interface Host {
  rows?: readonly object[];
  list?: Partial<TransactionListProps<ListedTransaction>>;
  display?: Display;
  provider?: Partial<MerchantProviderProps>;
}

/** A list of these rows, whose merchants the service knows. Returns what developers and service see. */
async function show({ rows = [good, other], list, display, provider }: Host) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { DisplayProvider, MerchantProvider, TransactionList } = await import('../../src/index.js');
  const requests: MerchantListRequest[] = [];
  const fetcher: MerchantProviderProps['fetcher'] = async (request) => {
    requests.push(request);
    const merchant = {
      name: 'Harbour Bakery',
      country: 'GB',
      logoImg: 'https://pictures.example/logo.png',
      opening_hours: {
        periods: [{ open: { day: 5, time: '0800' }, close: { day: 5, time: '1700' } }],
      },
    };
    return Object.fromEntries(request.transactions.map(({ id }) => [id, [merchant]]));
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now} {...display}>
        <MerchantProvider fetcher={fetcher} {...provider}>
          <TransactionList<ListedTransaction>
            transactions={rows as readonly ListedTransaction[]}
            height={600}
            {...list}
          />
        </MerchantProvider>
      </DisplayProvider>
    </QueryClientProvider>,
  );
  return { requests, warnings: () => warn.mock.calls.map(([text]) => String(text)) };
}
const now = () => new Date('2026-11-20T12:00:00Z');

/** An object in which reading this field throws. */
const broken = (field: string, rest: object = {}): object =>
  Object.defineProperty({ ...rest }, field, {
    enumerable: true,
    get() {
      throw new Error(`no ${field}`);
    },
  });

const warning = (name: string, what: string) =>
  `Merchantry: "${name}" threw: Error: no ${what}. It counts as missing.`;

const person = { name: 'Ada Byron' };
const FIELDS: readonly (readonly [title: string, row: object, warning: string])[] = [
  ...[
    'merchant_name',
    'location',
    'address',
    'city',
    'country',
    'postcode',
    'mcc',
    'online',
    'latitude',
    'longitude',
    'radius',
    'amount',
    'currency',
    'date',
    'state',
    'original',
    'fee',
    'cashback',
    'share',
    'card',
    'method',
    'bookingDate',
    'note',
    'counterparty',
    'recurring',
  ].map((field) => [field, broken(field, good), warning(field, field)] as const),
  ...(
    [
      ['original', 'amount', { currency: 'JPY' }],
      ['original', 'currency', { amount: -2480 }],
      ['share', 'amount', { with: [person] }],
      ['share', 'with', { amount: -2 }],
      ['counterparty', 'name', {}],
      ['counterparty', 'image', person],
      ['recurring', 'every', {}],
      ['recurring', 'next', { every: 'month' }],
    ] as const
  ).map(
    ([field, nested, rest]) =>
      [
        `${field}.${nested}`,
        { ...good, [field]: broken(nested, rest) },
        warning(field, nested),
      ] as const,
  ),
  ...(['name', 'image'] as const).map(
    (nested) =>
      [
        `share.with[0].${nested}`,
        { ...good, share: { amount: -2, with: [broken(nested, { name: 'Tom' }), person] } },
        warning('share', nested),
      ] as const,
  ),
  // Read only where a row is copied, as one whose code is a number.
  [
    'a field of the host app',
    broken('ledger', { ...good, mcc: 5411 }),
    warning('transaction', 'ledger'),
  ],
];

const items = () => screen.getAllByRole('listitem');

describe('a row of the host app in which a getter throws', () => {
  it.each(FIELDS)('loses no more than that: %s', async (title, row, expected) => {
    const isWithheld = title.startsWith('counterparty');
    const { requests, warnings } = await show({ rows: [row, other] });
    expect(items()).toHaveLength(2);
    const foundIn = (index: number) => within(items()[index] as HTMLElement);
    await foundIn(1).findByText('Harbour Bakery');
    // A row without any text cannot be looked up.
    if (!isWithheld && title !== 'merchant_name') await foundIn(0).findByText('Harbour Bakery');
    if (title !== 'amount' && title !== 'currency') {
      expect(items()[0]).toHaveTextContent('4.20');
    }
    const sent = requests.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(sent.includes('a')).toBe(!isWithheld && title !== 'merchant_name');
    expect(warnings().filter((text) => text.includes('threw'))).toEqual([expected]);
  });

  it('goes by its place where its id cannot be read', async () => {
    const { warnings } = await show({ rows: [broken('id', good), other] });
    await within(items()[0] as HTMLElement).findByText('Harbour Bakery');
    expect(items().map(({ dataset }) => dataset.id)).toEqual(['row 0', 'b']);
    expect(warnings().filter((text) => text.includes('threw'))).toEqual([warning('id', 'id')]);
  });
});

const fail = (what: string) => (): never => {
  throw new Error(`no ${what}`);
};

describe('a function of the host app that throws', () => {
  it.each<[name: string, host: Host]>([
    ['images', { display: { images: fail('images') } }],
    ['placeTimeZone', { display: { placeTimeZone: fail('placeTimeZone') } }],
    ['dayTotal', { list: { dayTotal: fail('dayTotal') } }],
  ])('costs its own part of the rows, with one warning: %s', async (name, host) => {
    const { warnings } = await show(host);
    expect(await screen.findAllByText('Harbour Bakery')).toHaveLength(2);
    expect(items().every((item) => item.textContent?.includes('4.20'))).toBe(true);
    expect(warnings()).toEqual([warning(name, name)]);
  });

  it('withholds the row: redact', async () => {
    const redact: MerchantProviderProps['redact'] = (row) =>
      row.id === 'a' ? fail('redact')() : row;
    const { requests, warnings } = await show({ provider: { redact } });
    await within(items()[1] as HTMLElement).findByText('Harbour Bakery');
    expect(items()[0]).toHaveTextContent('HARBOUR BAKERY');
    const sent = requests.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(sent).toEqual(['b']);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('expected redact to return null or a transaction');
  });

  it('leaves the row out: toTransaction', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({
      list: { toTransaction: (row: ListedTransaction) => (row.id === 'a' ? fail('row')() : row) },
    });
    expect(items()).toHaveLength(1);
    expect(error).toHaveBeenCalledOnce();
  });
});
