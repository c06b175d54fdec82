import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MerchantListFetcher, TransactionListProps } from '../../src/index.js';
import type { ListedTransaction } from '../../src/view/ListedTransaction.js';
import { statement } from './listOnScreen.js';

const chunk = '../../src/list/ListBehavior.js';
const rows = statement(100);
const CREDIT = 'Data by Atlas';
const attributions = { atlas: { text: CREDIT } };

/** Every row has a merchant with a field that must be credited. */
const fetcher: MerchantListFetcher = async ({ transactions }) =>
  Object.fromEntries(
    transactions.map(({ id }) => [
      id,
      [{ name: id.replace('row', 'Shop'), rating: 4, cachePolicy: { opening_hours: 'atlas' } }],
    ]),
  );

/** The library on a page that has shown no list yet, and the code that it loads afterwards. */
async function openPage() {
  let answer: () => Promise<object> = () => vi.importActual<object>(chunk);
  const load = vi.fn(() => answer());
  vi.doMock(chunk, load);
  const library = await import('../../src/index.js');
  const app = (props: Partial<TransactionListProps<ListedTransaction>> = {}): ReactElement => (
    <QueryClientProvider client={new QueryClient()}>
      <library.DisplayProvider
        locale="en-GB"
        timeZone="Europe/London"
        images={() => null}
        attributions={attributions}
      >
        <library.MerchantProvider fetcher={fetcher}>
          <library.TransactionList<ListedTransaction>
            transactions={rows}
            onSelect={() => undefined}
            {...props}
          />
        </library.MerchantProvider>
      </library.DisplayProvider>
    </QueryClientProvider>
  );
  return {
    app,
    load,
    /** Ends the load that has been started. */
    hold() {
      let release = () => {};
      const released = new Promise<void>((done) => {
        release = done;
      });
      answer = () => released.then(() => vi.importActual<object>(chunk));
      return () => act(async () => release());
    },
    goOffline() {
      answer = async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      };
    },
    goOnline() {
      answer = () => vi.importActual<object>(chunk);
    },
  };
}

const nameOf = (id: number) => screen.getByText(`Shop ${id}`).closest('button') as HTMLElement;
const foundText = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const showsMerchants = () => screen.findByText('Shop 24');
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.doUnmock(chunk);
  vi.resetModules();
});

describe('a list whose behavior is still being loaded', () => {
  it('shows its rows and their merchants, and then credits and announces them', async () => {
    const { app, hold } = await openPage();
    const release = hold();
    render(app());
    await showsMerchants();
    expect(screen.queryByText(CREDIT)).toBeNull();
    expect(foundText()).toEqual(['']);
    await release();
    expect(await screen.findByText(CREDIT)).toBeInTheDocument();
    await waitFor(() => expect(foundText()).toEqual(['25 merchants found']));
  });

  it('moves the focus by the first key, once it can', async () => {
    const { app, hold } = await openPage();
    const release = hold();
    render(app(), { wrapper: StrictMode });
    await showsMerchants();
    nameOf(0).focus();
    fireEvent.keyDown(nameOf(0), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(nameOf(0));
    await release();
    await waitFor(() => expect(document.activeElement).toBe(nameOf(1)));
    fireEvent.keyDown(nameOf(1), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(nameOf(2));
  });

  it('does not move a focus that has gone elsewhere since the key', async () => {
    const { app, hold } = await openPage();
    const release = hold();
    render(app());
    await showsMerchants();
    nameOf(0).focus();
    fireEvent.keyDown(nameOf(0), { key: 'End' });
    nameOf(7).focus();
    await release();
    await screen.findByText(CREDIT);
    expect(document.activeElement).toBe(nameOf(7));
    // What was kept is passed on after the commit.
    await waitFor(() => expect(nameOf(7)).toHaveAttribute('tabindex', '0'));
  });

  it('keeps the markup of the server', async () => {
    const { app, hold, load } = await openPage();
    const release = hold();
    const container = document.createElement('div');
    // React 18 warns of layout effects, because a document is there: on a server they are none.
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    container.innerHTML = renderToString(app());
    error.mockRestore();
    expect(load).not.toHaveBeenCalled();
    document.body.append(container);
    const list = container.querySelector('.mry-TransactionList');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, app(), { onRecoverableError }));
    await release();
    await screen.findByText(CREDIT);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector('.mry-TransactionList')).toBe(list);
    await act(async () => root.unmount());
    container.remove();
  });
});

describe('a list whose behavior cannot be loaded', () => {
  it('shows its rows and their merchants, asks for more, and tries again', async () => {
    const { app, load, goOffline, goOnline } = await openPage();
    goOffline();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onEndReached = vi.fn();
    render(app({ transactions: rows.slice(0, 25), hasMore: true, onEndReached }));
    await showsMerchants();
    await waitFor(() => expect(onEndReached).toHaveBeenCalled());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    nameOf(0).focus();
    expect(fireEvent.keyDown(nameOf(0), { key: 'ArrowDown' })).toBe(true);
    expect(screen.queryByText(CREDIT)).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    goOnline();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(CREDIT)).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
    // A key that was pressed so long ago must not surprise anybody now.
    expect(document.activeElement).toBe(nameOf(0));
  });

  it('does not try again once it is gone', async () => {
    const { app, load, goOffline } = await openPage();
    goOffline();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { unmount } = render(app());
    await showsMerchants();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('loads once for all lists of a page, and is there at once for a list that comes later', async () => {
  const { app, load } = await openPage();
  render(
    <>
      {app()}
      {app()}
    </>,
  );
  expect(await screen.findAllByText(CREDIT)).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  render(app());
  await showsMerchants();
  nameOf(0).focus();
  fireEvent.keyDown(nameOf(0), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(nameOf(1));
});
