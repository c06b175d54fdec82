import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  type ListedTransaction,
  TransactionList,
  type TransactionListHandle,
} from '../../../src/index.js';
import { OpenedTransaction, type OpenedTransactionProps } from './OpenedTransaction.js';

export interface OpenedBesideListProps extends Omit<OpenedTransactionProps, 'transaction'> {
  transactions: readonly ListedTransaction[];
}

/** Moves the focus into the details when a row opens, and back to the row when they close. */
export function OpenedBesideList({
  transactions,
  ...actions
}: OpenedBesideListProps): ReactElement {
  const list = useRef<TransactionListHandle>(null);
  const panel = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<ListedTransaction>();
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    if (opened) panel.current?.focus();
    // The row may be far from the screen by now, or its list has only just been mounted.
    else if (lastId.current !== undefined) list.current?.focusTransaction(lastId.current);
    lastId.current = opened?.id;
  }, [opened]);

  const close = () => setOpened(undefined);
  return (
    <>
      <TransactionList
        ref={list}
        transactions={transactions}
        selectedId={opened?.id}
        onSelect={(transaction) => setOpened(transaction)}
      />
      {opened && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label="Payment"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <button type="button" onClick={close}>
            Close
          </button>
          <OpenedTransaction transaction={opened} {...actions} />
        </section>
      )}
    </>
  );
}
