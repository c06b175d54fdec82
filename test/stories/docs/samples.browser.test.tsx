import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DisplayProvider, MerchantProvider } from '../../../src/index.js';
import { AccountList } from '../../../stories/docs/samples/AccountList.js';
import { BrandedList } from '../../../stories/docs/samples/BrandedList.js';
import { Credits } from '../../../stories/docs/samples/Credits.js';
import { EnrichedRow } from '../../../stories/docs/samples/EnrichedRow.js';
import { GermanReader } from '../../../stories/docs/samples/GermanReader.js';
import { LogoBesideName } from '../../../stories/docs/samples/LogoBesideName.js';
import { OpenedTransaction } from '../../../stories/docs/samples/OpenedTransaction.js';
import { OwnIcons } from '../../../stories/docs/samples/OwnIcons.js';
import { PaidThrough } from '../../../stories/docs/samples/PaidThrough.js';
import { RowOfYours } from '../../../stories/docs/samples/RowOfYours.js';
import { RowWithoutRating } from '../../../stories/docs/samples/RowWithoutRating.js';
import { ShopHours } from '../../../stories/docs/samples/ShopHours.js';
import { Total } from '../../../stories/docs/samples/Total.js';
import '../../../src/theme/styles.css';
import { coffee, lookup, transaction } from '../../../stories/records.js';

const answer = async ({ transactions }: { transactions: readonly { id: string }[] }) =>
  Object.fromEntries(transactions.map(({ id }) => [id, [coffee]]));

/** Within providers whose service knows one coffee shop. */
async function show(sample: ReactElement): Promise<HTMLElement> {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={answer}>
        <DisplayProvider locale="en-GB" timeZone="Europe/London">
          {sample}
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>,
  );
  return container;
}

it('AccountList maps a bank’s own rows and hands them back', async () => {
  const booking = {
    bookingId: 'b1',
    text: 'NORTHSIDE COFF LONDON',
    pence: -420,
    bookedAt: '2026-11-20',
    isBooked: false,
  };
  const onOpen = vi.fn();
  const container = await show(
    <AccountList bookings={[booking]} hasMore={false} onEndReached={vi.fn()} onOpen={onOpen} />,
  );
  await expect.element(container).toHaveTextContent('−£4.20');
  await expect.element(container).toHaveTextContent('Pending');
  container.querySelector<HTMLElement>('button.mry-TransactionRow-name')?.click();
  expect(onOpen).toHaveBeenCalledWith(booking, expect.objectContaining({ lookupId: 'b1' }));
});

it.each<[string, ReactElement, string]>([
  ['BrandedList', <BrandedList key="0" transactions={[transaction]} />, '−£4.20'],
  ['Credits', <Credits key="1">inside</Credits>, 'inside'],
  ['EnrichedRow', <EnrichedRow key="2" transaction={transaction} />, 'PYZ*NORTHSIDE_COFF'],
  [
    'GermanReader',
    <GermanReader key="3">
      <Total />
    </GermanReader>,
    '−1.257,60 €',
  ],
  [
    'LogoBesideName',
    <LogoBesideName key="4" merchant={coffee} transaction={transaction} />,
    'Northside Coffee',
  ],
  [
    'OpenedTransaction',
    <OpenedTransaction key="5" transaction={transaction} sendToSupport={vi.fn()} />,
    'Card ending 4417',
  ],
  ['OwnIcons', <OwnIcons key="6" merchant={{ category: 'Groceries' }} />, 'Groceries'],
  ['PaidThrough', <PaidThrough key="7" merchant={coffee} />, 'via PayZip'],
  ['RowOfYours', <RowOfYours key="8" transaction={transaction} />, '−£4.20'],
  [
    'RowWithoutRating',
    <RowWithoutRating key="9" transaction={transaction} lookup={lookup(coffee)} points={42} />,
    '42 points',
  ],
  ['ShopHours', <ShopHours key="10" merchant={coffee} />, 'Lanthorn Street'],
])('%s renders', async (_, sample, text) => {
  await expect.element(await show(sample)).toHaveTextContent(text);
});

it('RowWithoutRating shows none', async () => {
  const container = await show(
    <RowWithoutRating transaction={transaction} lookup={lookup(coffee)} points={42} />,
  );
  expect(container.querySelector('.mry-Rating')).toBeNull();
});
