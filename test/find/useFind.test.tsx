import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import { type Find, type FindOptions, type FindState, useFind } from '../../src/find/index.js';
import { MerchantProvider } from '../../src/index.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import { toResult } from '../../src/service/response/MerchantResult.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { FindOwnFields } from '../../stories/docs/samples/FindOwnFields.js';
import { createService } from '../query/createService.js';
import { payment } from './search.js';

afterEach(cleanup);

const CONFIG = { scope: 'account 1' };

function setUp({ strict = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const service = createService({ respondsAtOnce: true });
  const wrapper = ({ children }: { children: ReactNode }) => {
    const page = (
      <QueryClientProvider client={client}>
        <MerchantProvider fetcher={service.fetcher} config={CONFIG}>
          <DisplayProvider locale="en-GB" timeZone="UTC" now={NOW}>
            {children}
          </DisplayProvider>
        </MerchantProvider>
      </QueryClientProvider>
    );
    return strict ? <StrictMode>{page}</StrictMode> : page;
  };
  const learn = (row: ListedTransaction, record: MerchantRecord, config = CONFIG) =>
    client.setQueryData(createLookup(row, config).queryKey, toResult([record], row.id));
  const find = (rows: readonly ListedTransaction[], options?: FindOptions<ListedTransaction>) => {
    let renders = 0;
    const view = renderHook(
      (props: { rows: readonly ListedTransaction[]; options?: typeof options }) => {
        renders += 1;
        return useFind(props.rows, props.options);
      },
      { wrapper, initialProps: { rows, options } },
    );
    return { ...view, renders: () => renders, now: () => view.result.current };
  };
  return { client, service, wrapper, learn, find };
}

const NOW = () => new Date('2026-11-27T12:00:00Z');

const statement = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    payment({ id: `${index}`, merchant_name: `RAW ${index} X`, amount: `-${index}.25` }),
  );
const copiesOf = (rows: readonly ListedTransaction[]) => rows.map((row) => ({ ...row }));
const idsOf = ({ rows }: Find<ListedTransaction>) => rows.map(({ id }) => id);

describe('useFind', () => {
  it('has the rows of the host app, the same array while nothing is set', () => {
    const rows = statement(3);
    const { now, rerender } = setUp().find(rows);
    expect(now().rows).toBe(rows);
    act(() => now().setState({ text: 'raw' }));
    expect(now().rows).toBe(rows);
    act(() => now().setState((state) => ({ ...state, text: 'raw 1' })));
    const found = now().rows;
    expect(found).toEqual([rows[1]]);
    expect(found[0]).toBe(rows[1]);
    expect(now()).toMatchObject({ count: 1, isPart: false, state: { text: 'raw 1' } });
    rerender({ rows, options: {} });
    act(() => now().setState({ text: 'RAW 1 x' }));
    expect(now().rows).toBe(found);
    expect(now().totals).toEqual([{ currency: 'GBP', spent: '1.25', received: '0' }]);
    expect(now().preview({ text: 'raw', amount: { from: '1' } }).count).toBe(2);
  });

  it('does not count what is no row, as the list does not show it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rows = [...statement(3), null, 5] as ListedTransaction[];
    const { now } = setUp().find(rows);
    expect(now().rows).toBe(rows);
    expect(now()).toMatchObject({ count: 3, isPart: false });
  });

  it.each([false, true])(
    'follows the names that arrive, in one render each time (StrictMode: %s)',
    async (strict) => {
      const rows = statement(30);
      const { find, learn, client } = setUp({ strict });
      learn(rows[0] as ListedTransaction, { name: 'Café Zoë' });
      learn(rows[1] as ListedTransaction, { name: 'Café Zoë' }, { scope: 'another account' });
      const { now, renders } = find(rows, { defaultState: { text: 'cafe' } });
      expect(idsOf(now())).toEqual(['0']);
      expect(now().unnamed).toBe(29);
      const before = renders();
      act(() => {
        for (const row of rows.slice(5, 20)) learn(row, { name: 'Café Zoë' });
      });
      await waitFor(() => expect(idsOf(now())).toHaveLength(16));
      expect(now().unnamed).toBe(14);
      expect(renders() - before).toBe(strict ? 2 : 1);
      act(() => client.clear());
      await waitFor(() => expect(idsOf(now())).toEqual([]));
      expect(now().unnamed).toBe(30);
    },
  );

  it('looks nothing up, whatever is searched for', async () => {
    const rows = statement(40);
    const { find, service, learn } = setUp();
    const { now } = find(rows, { defaultState: { text: 'raw', period: 'this-month' } });
    learn(rows[3] as ListedTransaction, { name: 'Ocean', category: 'Coffee' });
    for (const text of ['o', 'oc', 'ocean', '', '3']) {
      act(() => now().setState({ text, categories: ['coffee'] }));
      expect(now().facets.categories.length).toBeGreaterThan(0);
    }
    await waitFor(() => expect(idsOf(now())).toEqual(['3']));
    expect(service.requests).toHaveLength(0);
  });

  it('counts rows as named that cannot be looked up', () => {
    const rows = [
      payment({ id: '1', counterparty: { name: 'Zoë' } }),
      payment({ id: '2', merchant_name: '' }),
      payment({ id: '3' }),
    ];
    expect(setUp().find(rows).now().unnamed).toBe(1);
  });

  it('reads a long list in slices, and keeps what it has found when rows are added', async () => {
    const rows = statement(2_000);
    const { find } = setUp();
    const { now, rerender } = find(rows, { defaultState: { text: 'raw 3' } });
    const first = now().count;
    expect(now().isPart).toBe(true);
    expect(first).toBeGreaterThan(0);
    await waitFor(() => expect(now().isPart).toBe(false));
    const whole = now().count;
    expect(whole).toBe(rows.filter(({ id }) => id.includes('3')).length);
    const more = [...rows, payment({ id: 'new', merchant_name: 'RAW 3 NEW' })];
    rerender({ rows: more, options: { defaultState: {} } });
    expect(now()).toMatchObject({ count: whole + 1, isPart: false });
  });

  it('searches all rows where each render makes them anew', async () => {
    const rows = statement(150);
    const { result } = renderHook(
      () => useFind(copiesOf(rows), { defaultState: { text: 'raw 120' } }),
      { wrapper: setUp().wrapper },
    );
    await waitFor(() => expect(result.current).toMatchObject({ count: 1, isPart: false }));
  });

  it('keeps what it has found when a response has equal rows, and reads only those that differ', async () => {
    const rows = statement(2_000);
    const { now, rerender } = setUp().find(rows, { defaultState: { text: 'raw' } });
    await waitFor(() => expect(now().isPart).toBe(false));
    rerender({ rows: copiesOf(rows), options: {} });
    expect(now().rows).toBe(rows);
    const [first, ...others] = copiesOf(rows) as [ListedTransaction, ...ListedTransaction[]];
    const added = payment({ id: 'new', merchant_name: 'RAW NEW' });
    const booked = { ...first, merchant_name: 'RAW BOOKED' };
    rerender({ rows: [added, booked, ...others], options: {} });
    expect(now()).toMatchObject({ count: 2_001, isPart: false });
    expect(now().rows.slice(0, 3)).toEqual([added, booked, rows[1]]);
    expect(now().rows[2]).toBe(rows[1]);
    expect(now().describe(others[0] as ListedTransaction)?.name).toBe('RAW 1 X');
  });

  it('leaves the state to a host app that keeps it', () => {
    const rows = statement(20);
    const onStateChange = vi.fn();
    const state: FindState = { text: 'raw 1' };
    const { now, rerender } = setUp().find(rows, { state, onStateChange });
    act(() => now().setState((current) => ({ ...current, note: true })));
    expect(onStateChange.mock.calls).toEqual([[{ text: 'raw 1', note: true }]]);
    expect(now().state).toEqual({ text: 'raw 1' });
    const found = now().rows;
    rerender({ rows, options: { state: { text: 'raw 1' }, onStateChange } });
    expect(now().rows).toBe(found);
    rerender({ rows, options: { state: { text: 'raw 2' } } });
    expect(idsOf(now())).toEqual(['2', '12']);
  });

  it('sets again what a host app took over late', () => {
    const onStateChange = vi.fn();
    const rows = statement(2);
    const { now, rerender } = setUp().find(rows, { state: {}, onStateChange });
    act(() => now().setState({ direction: 'out' }));
    act(() => now().setState({}));
    rerender({ rows, options: { state: { direction: 'out' }, onStateChange } });
    act(() => now().setState({}));
    expect(onStateChange.mock.calls).toEqual([[{ direction: 'out' }], [{}], [{}]]);
  });

  it('hands the search to the host app, and takes its rows for what was found', async () => {
    const onSearch = vi.fn();
    const { find, learn } = setUp();
    const { now, rerender } = find(statement(2), { onSearch });
    expect(onSearch).not.toHaveBeenCalled();
    act(() => now().setState({ text: 'café' }));
    expect(onSearch.mock.calls).toEqual([[{ text: 'café' }]]);
    rerender({ rows: statement(1), options: { onSearch } });
    expect(now()).toMatchObject({ count: 1, state: { text: 'café' } });
    const [row] = now().rows as [ListedTransaction];
    learn(row, { name: 'Ocean' });
    act(() => now().setState({ text: 'raw' }));
    await waitFor(() => expect(now().statementOf(row)).toBe('RAW 0 X'));
    act(() => now().setState({}));
    expect(onSearch).toHaveBeenCalledTimes(3);
  });

  it('takes options of null for none, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result } = renderHook(() => useFind(statement(2), null as never), {
      wrapper: setUp().wrapper,
    });
    expect(result.current.count).toBe(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('options of useFind'));
  });

  it('works on rows of another shape, and leaves out what is none', () => {
    const rows = [7, 8, 9];
    const toTransaction = (row: number) => {
      if (row === 8) throw new Error('broken');
      return payment({ id: `${row}`, amount: row });
    };
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { result } = renderHook(
      () => useFind(rows, { toTransaction, defaultState: { direction: 'in' } }),
      { wrapper: setUp().wrapper },
    );
    expect(result.current.rows).toEqual([7, 9]);
    expect(result.current.describe(9)?.transaction.amount).toBe(9);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('feeds the page of the documentation, with the names that its list has looked up', async () => {
    window.history.replaceState(null, '', '/payments?account=1&q=raw');
    const { wrapper, service } = setUp();
    render(<FindOwnFields transactions={statement(8)} />, { wrapper });
    await screen.findByText('Shop 5');
    const requested = service.requests.length;
    const field = screen.getByRole('searchbox', { name: 'Search payments' });
    expect(field).toHaveValue('raw');
    fireEvent.change(field, { target: { value: 'SHÓP 5' } });
    expect(screen.getByText('Shop 5')).toBeInTheDocument();
    expect(screen.queryByText('Shop 4')).not.toBeInTheDocument();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 payments, spent 5.25 GBP');
    expect(window.location.search).toBe('?account=1&q=SH%C3%93P+5');
    fireEvent.click(screen.getByRole('checkbox', { name: 'This month' }));
    expect(window.location.search).toContain('period=this-month');
    expect(service.requests).toHaveLength(requested);
  });
});
