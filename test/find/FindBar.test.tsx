import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FindBar, type FindBarProps, type FindState, useFind } from '../../src/find/index.js';
import { MerchantProvider } from '../../src/index.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { payment } from './search.js';

afterEach(cleanup);

const ROWS = [payment()];

interface PageProps extends Omit<FindBarProps<ListedTransaction>, 'find'> {
  defaultState?: FindState;
}

function Page({ defaultState, ...props }: PageProps): ReactElement {
  return <FindBar find={useFind(ROWS, { defaultState })} {...props} />;
}

const show = (props: PageProps) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MerchantProvider fetcher={() => new Promise(() => undefined)}>
        <Page {...props} />
      </MerchantProvider>
    </QueryClientProvider>,
  );

const chips = () =>
  [...screen.getByRole('toolbar').querySelectorAll('.mry-FindChip-button')].map(
    ({ textContent }) => textContent,
  );

it('keeps its text while Escape belongs to an input method, as in Safari', () => {
  show({ defaultState: { text: 'northside' } });
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(field).toHaveValue('northside');
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(field).toHaveValue('');
});

it('keeps the focus when a filter that is not offered is removed', () => {
  show({ defaultState: { currencies: ['GBP'], note: true }, filters: [] });
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  press('Remove: GBP');
  expect(document.activeElement).toHaveTextContent('With a note');
  press('With a note');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it.each([
  [['amount', 'category', null], ['Any amount']],
  ['amount', ['All categories', 'Any amount', 'Any time', 'In and out']],
])('says which filters there are, given %j', (filters, offered) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ filters: filters as never });
  expect(chips()).toEqual(offered);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('categories, merchants, amount'));
  warn.mockRestore();
});
