import type { ReactElement } from 'react';
import { useMerchant } from '../../../src/query/hooks/useMerchant.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { transactions } from '../createTestApp.js';

export const rows = transactions(3);

const Row = ({ transaction }: { transaction: (typeof rows)[number] }): ReactElement => (
  <li>{useMerchant(transaction).status}</li>
);

/** The statuses of the rows, each by a hook of its own. */
export const Rows = (): ReactElement[] => rows.map((row) => <Row key={row.id} transaction={row} />);

/** The same by one hook. */
export const RowsOfOneHook = (): ReactElement[] => {
  const merchants = useMerchants(rows);
  return rows.map(({ id }) => <li key={id}>{merchants.get(id)?.status}</li>);
};
