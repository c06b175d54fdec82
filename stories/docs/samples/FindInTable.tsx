import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactElement, useMemo } from 'react';
import { FindBar, useFind } from '../../../src/find/index.js';
import {
  CategoryIcon,
  type ListedTransaction,
  MerchantName,
  TransactionAmount,
  useMerchants,
} from '../../../src/index.js';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});
const { accessor, columns: toColumns } = createColumnHelper<typeof features, ListedTransaction>();
const columns = toColumns([
  accessor('date', { header: 'Date', sortFn: sortFn_basic }),
  accessor(({ amount }) => Number(amount), {
    id: 'amount',
    header: 'Amount',
    sortFn: sortFn_basic,
  }),
]);

const ORDER: Record<string, 'ascending' | 'descending'> = { asc: 'ascending', desc: 'descending' };

/** Pages of a table. Of the rows that were found, only those of the page are looked up. */
export function FindInTable(props: { transactions: readonly ListedTransaction[] }): ReactElement {
  const find = useFind(props.transactions);
  const table = useTable({
    features,
    columns,
    data: find.rows,
    getRowId: ({ id }) => id,
    initialState: { pagination: { pageIndex: 0, pageSize: 25 } },
  });
  const { rows } = table.getRowModel();
  const page = useMemo(() => rows.map(({ original }) => original), [rows]);
  const lookups = useMerchants(page);
  return (
    <>
      <FindBar find={find} />
      <table>
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            {table.getFlatHeaders().map(({ id, column }) => (
              <th key={id} scope="col" aria-sort={ORDER[String(column.getIsSorted())]}>
                <button type="button" onClick={column.getToggleSortingHandler()}>
                  {String(column.columnDef.header)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.map((transaction) => {
            const merchant = lookups.get(transaction.id)?.merchant;
            return (
              <tr key={transaction.id}>
                <td>
                  <CategoryIcon merchant={merchant} transaction={transaction} />
                  <MerchantName merchant={merchant} transaction={transaction} />
                </td>
                <td>{transaction.date}</td>
                <td>
                  <TransactionAmount transaction={transaction} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button
        type="button"
        disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      >
        Previous page
      </button>
      <button type="button" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
        Next page
      </button>
    </>
  );
}
