import { TransactionList } from 'merchantry';
import { readHeight } from './readHeight.js';
import { statement } from './statement.js';

const transactions = statement(1000);

/** A list with every row in the document. */
export function EveryRow() {
  return (
    <TransactionList
      virtualized={false}
      transactions={transactions}
      height={readHeight()}
      onSelect={() => undefined}
    />
  );
}
