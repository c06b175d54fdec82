import type { ReactElement } from 'react';
import { exportCsv, fromSearchParams, toSearchParams, useFind } from '../../../src/find/index.js';
import { type CategoryKey, type ListedTransaction, TransactionList } from '../../../src/index.js';

/** A page of payments with search, filters, totals and an export. The URL keeps what is set. */
export function FindOwnFields(props: { transactions: readonly ListedTransaction[] }): ReactElement {
  const find = useFind(props.transactions, {
    defaultState: fromSearchParams(new URLSearchParams(window.location.search)),
    onStateChange(state) {
      const params = toSearchParams(state, new URLSearchParams(window.location.search));
      window.history.replaceState(window.history.state, '', `?${params}`);
    },
  });
  const { state, setState, facets, totals = [] } = find;
  const download = () => {
    // The labels of the service's own data, from your contract.
    const file = new Blob([exportCsv(find, { sources: ['own'] })], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'payments.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <form aria-label="Find payments" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          aria-label="Search payments"
          value={state.text ?? ''}
          onChange={({ target }) => setState({ ...state, text: target.value })}
        />
        <select
          aria-label="Category"
          value={state.categories?.[0] ?? ''}
          onChange={({ target }) =>
            setState({ ...state, categories: [target.value as CategoryKey] })
          }
        >
          <option value="">All categories</option>
          {facets.categories.map(({ value, label, count }) => (
            <option key={value} value={value}>{`${label} (${count})`}</option>
          ))}
        </select>
        <label>
          <input
            type="checkbox"
            checked={state.period === 'this-month'}
            onChange={({ target }) =>
              setState({ ...state, period: target.checked ? 'this-month' : undefined })
            }
          />
          This month
        </label>
      </form>
      <p role="status">
        {find.count} payments
        {totals.map(({ currency, spent }) => `, spent ${spent} ${currency}`)}
      </p>
      <button type="button" onClick={download}>
        Download CSV
      </button>
      <TransactionList transactions={find.rows} filtered={find.count < props.transactions.length} />
    </>
  );
}
