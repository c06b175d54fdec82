import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MerchantDetails, type MerchantDetailsProps } from '../../src/index.js';
import { transaction } from './records.js';

type OnReceipt = NonNullable<MerchantDetailsProps['onReceipt']>;

const ADDRESS = 'https://receipts.example/7?token=fresh';
const withReceipt = { ...transaction, receipt: { id: 'r-7' } };

/** What a browser does with a new tab. */
function createTab() {
  return {
    opener: window as Window | null,
    closed: false,
    document: { title: '' },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}
let tab: ReturnType<typeof createTab> | null;
let open: ReturnType<typeof vi.fn>;

beforeEach(() => {
  tab = createTab();
  open = vi.fn(() => tab);
  vi.stubGlobal('open', open);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const details = (onReceipt: OnReceipt | undefined, row = withReceipt) => (
  <MerchantDetails transaction={row} lookup={undefined} onReceipt={onReceipt} />
);
const button = () => screen.getByRole('button', { name: 'View receipt' });
/** The message of the button, not that of the lookup. */
const message = () => document.querySelector('.mry-ViewReceipt [role="status"]')?.textContent;
const settle = () => act(async () => undefined);

/** A host app that answers when told to. */
function pendingReceipt() {
  const answer: { resolve: (address: never) => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const onReceipt = vi.fn<OnReceipt>(
    () => new Promise((resolve, reject) => Object.assign(answer, { resolve, reject })),
  );
  return { answer, onReceipt };
}

describe('View receipt', () => {
  it('opens a tab within the press, without a way back, and shows the receipt in it', async () => {
    const { answer, onReceipt } = pendingReceipt();
    render(details(onReceipt));
    fireEvent.click(button());
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab?.opener).toBeNull();
    expect(tab?.document.title).toBe('Opening the receipt…');
    expect(onReceipt).toHaveBeenCalledExactlyOnceWith(withReceipt);
    expect(message()).toBe('Opening the receipt…');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button());
    expect(onReceipt).toHaveBeenCalledTimes(1);
    answer.resolve(ADDRESS as never);
    await settle();
    expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(message()).toBe('');
    // The next press asks for another address.
    fireEvent.click(button());
    expect(onReceipt).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a relative one', '/receipts/7', new URL('/receipts/7', document.baseURI).href],
    ['a URL', new URL(ADDRESS), ADDRESS],
    ['a blob', 'blob:https://bank.example/1', 'blob:https://bank.example/1'],
  ])('takes an address that is given at once: %s', async (_, address, href) => {
    render(details(() => address));
    fireEvent.click(button());
    await settle();
    expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith(href);
  });

  it('says that it could not be opened, and tries again', async () => {
    const { answer, onReceipt } = pendingReceipt();
    render(details(onReceipt));
    fireEvent.click(button());
    answer.reject(new Error('expired'));
    await settle();
    expect(tab?.close).toHaveBeenCalledTimes(1);
    expect(message()).toBe('The receipt could not be opened.');
    expect(button()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(button());
    expect(onReceipt).toHaveBeenCalledTimes(2);
  });

  it('opens nothing for a host app that throws', () => {
    render(
      details(() => {
        throw new Error('no session');
      }),
    );
    fireEvent.click(button());
    expect(open).not.toHaveBeenCalled();
    expect(message()).toBe('The receipt could not be opened.');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@receipts.example',
    '',
    { url: ADDRESS },
  ])('refuses %j', async (address) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    render(details(async () => address as never));
    fireEvent.click(button());
    await settle();
    expect(tab?.location.replace).not.toHaveBeenCalled();
    expect(tab?.close).toHaveBeenCalledTimes(1);
    expect(message()).toBe('The receipt could not be opened.');
  });

  it('leaves it to a host app that shows it itself', async () => {
    const onReceipt = vi.fn(() => undefined);
    render(details(onReceipt));
    fireEvent.click(button());
    await settle();
    expect(onReceipt).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
    expect(message()).toBe('');
  });

  it('offers a link where the browser opens no tab', async () => {
    tab = null;
    render(details(async () => ADDRESS));
    fireEvent.click(button());
    await settle();
    expect(message()).toMatch(/^The browser blocked the new tab\. View receipt/);
    const link = screen.getByRole('link', { name: 'View receipt (opens in a new tab)' });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['without a receipt', vi.fn(), transaction],
    ['with one of another type', vi.fn(), { ...transaction, receipt: 'yes' }],
    ['without `onReceipt`', undefined, withReceipt],
  ])('is absent %s', (_, onReceipt, row) => {
    render(details(onReceipt, row as never));
    expect(screen.queryByRole('button', { name: 'View receipt' })).toBeNull();
  });
});
