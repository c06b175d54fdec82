import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  CategoryIcon,
  DisplayProvider,
  EnrichmentError,
  MerchantProvider,
  type MerchantProviderProps,
  TransactionAmount,
} from '../../../src/index.js';
import { de } from '../../../src/locales/de.js';
import { en } from '../../../src/locales/en.js';
import { AccountList } from '../../../stories/docs/samples/AccountList.js';
import { BrandedList } from '../../../stories/docs/samples/BrandedList.js';
import { CreditedRows } from '../../../stories/docs/samples/CreditedRows.js';
import { Credits } from '../../../stories/docs/samples/Credits.js';
import { CustomisedDetails } from '../../../stories/docs/samples/CustomisedDetails.js';
import { CustomisedRow } from '../../../stories/docs/samples/CustomisedRow.js';
import { createMeter } from '../../../stories/docs/samples/createMeter.js';
import { DetailsWithVisits } from '../../../stories/docs/samples/DetailsWithVisits.js';
import { EnrichedRow } from '../../../stories/docs/samples/EnrichedRow.js';
import { GermanReader } from '../../../stories/docs/samples/GermanReader.js';
import { HydratedAccount } from '../../../stories/docs/samples/HydratedAccount.js';
import { loadAccount } from '../../../stories/docs/samples/loadAccount.js';
import { MerchantOutages } from '../../../stories/docs/samples/MerchantOutages.js';
import { OpenedBesideList } from '../../../stories/docs/samples/OpenedBesideList.js';
import { OpenedTransaction } from '../../../stories/docs/samples/OpenedTransaction.js';
import { OwnIcons } from '../../../stories/docs/samples/OwnIcons.js';
import { OwnRow } from '../../../stories/docs/samples/OwnRow.js';
import { ownWords } from '../../../stories/docs/samples/ownWords.js';
import { PrefetchedStatement } from '../../../stories/docs/samples/PrefetchedStatement.js';
import { ReadersLanguage } from '../../../stories/docs/samples/ReadersLanguage.js';
import { RowWithStatus } from '../../../stories/docs/samples/RowWithStatus.js';
import { ServiceNotice } from '../../../stories/docs/samples/ServiceNotice.js';
import { ShopHours } from '../../../stories/docs/samples/ShopHours.js';
import { SignedIn } from '../../../stories/docs/samples/SignedIn.js';
import { SpentByCategory } from '../../../stories/docs/samples/SpentByCategory.js';
import { SpentPerDay } from '../../../stories/docs/samples/SpentPerDay.js';
import { Providers } from '../../../stories/docs/samples/Statement.js';
import '../../../src/theme/styles.css';
import { coffee, lookup, transaction } from '../../../stories/records.js';

const respond = async ({ transactions }: { transactions: readonly { id: string }[] }) =>
  Object.fromEntries(transactions.map(({ id }) => [id, [coffee]]));

/** Renders a sample inside providers whose service knows one coffee shop. */
async function show(
  sample: ReactElement,
  provider: Partial<MerchantProviderProps> = {},
): Promise<HTMLElement> {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={respond} {...provider}>
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
      <TransactionAmount transaction={{ amount: '-1257.60', currency: 'EUR' }} />
    </GermanReader>,
    '−1.257,60 €',
  ],
  [
    'OpenedTransaction',
    <OpenedTransaction
      key="5"
      transaction={transaction}
      sendToSupport={vi.fn()}
      startDispute={vi.fn()}
    />,
    'Something wrong?',
  ],
  [
    'DetailsWithVisits',
    <DetailsWithVisits
      key="visits"
      transaction={{ ...transaction, amount: '-4.20', date: '2026-11-20' }}
      payments={[
        { ...transaction, amount: '-4.20', date: '2026-11-20' },
        { ...transaction, id: 'earlier', amount: '-2.20', date: '2026-11-04' },
        { ...transaction, id: 'declined', amount: '-9', date: '2026-11-05', state: 'declined' },
      ]}
    />,
    'average £3.20',
  ],
  ['OwnIcons', <OwnIcons key="6" merchant={{ category: 'Groceries' }} />, 'Groceries'],
  ['RowWithStatus', <RowWithStatus key="8" transaction={transaction} />, '−£4.20'],
  [
    'CustomisedRow',
    <CustomisedRow key="9" transactions={[{ ...transaction, state: 'pending' }]} />,
    'reserved',
  ],
  ['ShopHours', <ShopHours key="10" merchant={coffee} />, 'Lanthorn Street'],
  [
    'CustomisedDetails',
    <CustomisedDetails key="11" transaction={transaction} lookup={lookup(coffee)} />,
    'What do others say?',
  ],
  ['CreditedRows', <CreditedRows key="13" rows={[transaction]} />, '−£4.20'],
  ['OwnRow', <OwnRow key="12" transactions={[transaction]} onOpen={vi.fn()} />, 'Northside Coffee'],
])('%s renders', async (_, sample, text) => {
  await expect.element(await show(sample)).toHaveTextContent(text);
});

it('OpenedBesideList moves the focus into the details, and back to the row', async () => {
  const container = await show(
    <OpenedBesideList
      transactions={[transaction]}
      sendToSupport={vi.fn()}
      startDispute={vi.fn()}
    />,
  );
  const name = () => container.querySelector<HTMLElement>('button.mry-TransactionRow-name');
  name()?.click();
  await expect.poll(() => document.activeElement?.localName).toBe('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement === name()).toBe(true);
});

it('SignedIn unmounts everything and empties the cache, in other tabs too', async () => {
  const signOutOnServer = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', signOutOnServer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const tabs = [new QueryClient(), new QueryClient()];
  for (const [index, client] of tabs.entries()) {
    await render(
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={respond}>
          <SignedIn signedOut={<p>Goodbye {index}</p>}>
            {(signOut) => (
              <>
                <EnrichedRow transaction={transaction} />
                <button type="button" data-tab={index} onClick={signOut}>
                  Sign out
                </button>
              </>
            )}
          </SignedIn>
        </MerchantProvider>
      </QueryClientProvider>,
    );
    await expect.poll(() => client.getQueryCache().getAll().length).toBe(1);
  }
  document.querySelector<HTMLElement>('[data-tab="0"]')?.click();
  await expect.element(document.body).toHaveTextContent(/Goodbye 0.*Goodbye 1/);
  expect(tabs.map((client) => client.getQueryCache().getAll())).toEqual([[], []]);
  expect(signOutOnServer).toHaveBeenCalledTimes(1);
});

it('CustomisedRow has no rating', async () => {
  const container = await show(<CustomisedRow transactions={[transaction]} />);
  await expect.element(container).toHaveTextContent('Northside Coffee');
  expect(container.querySelector('.mry-Rating')).toBeNull();
});

it('HydratedAccount shows the prefetched rows without a request', async () => {
  const fetcher = vi.fn();
  vi.stubGlobal('fetch', async () => Response.json({ [transaction.id]: [coffee] }));
  const state = await loadAccount([transaction], new Request('/'));
  vi.unstubAllGlobals();
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <HydratedAccount transactions={[transaction]} state={state} fetcher={fetcher} />
    </QueryClientProvider>,
  );
  await expect.element(container).toHaveTextContent('Northside Coffee');
  expect(fetcher).not.toHaveBeenCalled();
});

it('createMeter counts requests and transactions, and reports failures', async () => {
  const report = vi.fn();
  const { meter, onEvent } = createMeter(report);
  await show(<EnrichedRow transaction={transaction} />, { onEvent });
  await expect.poll(() => meter).toEqual({ requests: 1, transactions: 1 });
  expect(report).not.toHaveBeenCalled();
  const fetcher = async () => {
    throw new EnrichmentError('malformed');
  };
  await show(<EnrichedRow transaction={transaction} />, { onEvent, fetcher });
  await expect.poll(() => report.mock.calls).toEqual([['1 lookups failed: malformed']]);
});

it('ownWords change single words and keep the others', async () => {
  const container = await show(
    <DisplayProvider messages={ownWords}>
      <CustomisedRow transactions={[{ ...transaction, state: 'pending' }]} />
    </DisplayProvider>,
  );
  await expect.element(container).toHaveTextContent('On its way');
});

it('SpentPerDay shows what the bank counts as spent, and nothing where it is nothing', async () => {
  const row = (id: string, amount: string, day: string, isOwn = false) => ({
    ...transaction,
    id,
    amount,
    date: `2026-11-${day}`,
    isOwn,
  });
  const container = await show(
    <SpentPerDay
      transactions={[
        row('a', '-12.50', '20'),
        row('b', '-0.10', '20'),
        row('c', '+2.00', '20'),
        row('d', '-500.00', '20', true),
        row('e', '-500.00', '19', true),
      ]}
    />,
  );
  const totals = [...container.querySelectorAll('.mry-TransactionList-total')];
  expect(totals.map(({ textContent }) => textContent)).toEqual(['Spent £12.60']);
});

it('SpentByCategory draws a bar for each category in the hue of its tiles', async () => {
  const container = await show(
    <SpentByCategory
      messages={en}
      transactions={[
        { ...transaction, id: 'a', merchant_name: 'A', mcc: '5411', amount: '-30.00' },
        { ...transaction, id: 'b', merchant_name: 'B', mcc: '5411', amount: '-10.00' },
        { ...transaction, id: 'c', merchant_name: 'C', mcc: '5541', amount: '-20.00' },
        { ...transaction, id: 'd', merchant_name: 'D', mcc: '5541', amount: '+20.00' },
      ]}
    />,
  );
  const bars = () =>
    Array.from(container.querySelectorAll('dl > div'), (bar) => [
      bar.querySelector('dt')?.textContent,
      bar.querySelector('dd')?.textContent,
      bar.querySelector('dd')?.style.background,
    ]);
  await expect.poll(bars).toEqual([
    ['Groceries', '40.00', 'var(--mry-hue-green-tint)'],
    ['Fuel', '20.00', 'var(--mry-hue-cyan-tint)'],
  ]);
});

it('ServiceNotice says since when nothing loads, and tries again', async () => {
  let isRefused = true;
  const fetcher: MerchantProviderProps['fetcher'] = async (request) => {
    if (isRefused) throw new EnrichmentError('unauthorized', { status: 401 });
    return respond(request);
  };
  const container = await show(
    <>
      <RowWithStatus transaction={transaction} />
      <ServiceNotice />
    </>,
    { fetcher },
  );
  await vi.waitFor(() => expect(container).toHaveTextContent('We have had no names'), 60_000);
  isRefused = false;
  container.querySelector<HTMLButtonElement>('[role="status"] button')?.click();
  await vi.waitFor(() => expect(container).not.toHaveTextContent('We have had no names'), 60_000);
});

it('ReadersLanguage asks for records in the language of the words, and marks their labels', async () => {
  const asked: unknown[] = [];
  const fetcher: MerchantProviderProps['fetcher'] = async (request) => {
    asked.push(request.language);
    return { [transaction.id]: [{ name: 'Nordcafé', category: 'Zeppelinhalle' }] };
  };
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ReadersLanguage locale="de-DE" messages={de} fetcher={fetcher}>
        <EnrichedRow transaction={transaction} />
        <CategoryIcon merchant={{ category: 'Zeppelinhalle' }} />
      </ReadersLanguage>
    </QueryClientProvider>,
  );
  await expect.element(container).toHaveTextContent('Nordcafé');
  expect(asked).toEqual(['de']);
  expect(container.querySelector('[lang="de"]')).toHaveTextContent('Zeppelinhalle');
});

it('MerchantOutages measures how long nothing could be loaded, and why', async () => {
  let isRefused = true;
  const fetcher: MerchantProviderProps['fetcher'] = async (request) => {
    if (isRefused) throw new EnrichmentError('unauthorized', { status: 401 });
    return respond(request);
  };
  const measure = vi.fn();
  const container = await show(
    <>
      <RowWithStatus transaction={transaction} />
      <ServiceNotice />
      <MerchantOutages measure={measure} />
    </>,
    { fetcher },
  );
  await vi.waitFor(() => expect(container).toHaveTextContent('We have had no names'), 60_000);
  expect(measure).not.toHaveBeenCalled();
  isRefused = false;
  container.querySelector<HTMLButtonElement>('[role="status"] button')?.click();
  await vi.waitFor(() => expect(measure).toHaveBeenCalledOnce(), 60_000);
  expect(measure).toHaveBeenCalledWith('merchants.outage_ms', expect.any(Number), {
    state: 'paused',
    reason: 'unauthorized',
  });
});

it('PrefetchedStatement shows names without a request of the browser', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const statement = await PrefetchedStatement({ transactions: [transaction], fetcher: respond });
  const { container } = await render(<Providers>{statement}</Providers>);
  await vi.waitFor(() => expect(container).toHaveTextContent(coffee.name ?? '?'), 60_000);
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});
