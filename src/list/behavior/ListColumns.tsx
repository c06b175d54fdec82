import type { ReactElement } from 'react';
import { renderSlot } from '../../components/markup/renderSlot.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { TransactionListSlots, TransactionListState } from '../TransactionListProps.js';

interface ListColumnsProps {
  slot: TransactionListSlots['columns'];
  state: TransactionListState;
}

/** The column headings of a list with `layout="table"`. Renders a `<div>`, or what the slot shows. */
export function ListColumns({ slot, state }: ListColumnsProps): ReactElement {
  const { category, card, columns } = useDisplay().messages;
  const { merchant, when, amount } = columns;
  return (
    <div className="mry-TransactionList-columns">
      {renderSlot(
        slot,
        state,
        <div aria-hidden="true" className="mry-TransactionList-columnNames">
          <span>{merchant}</span>
          <span>{category}</span>
          <span>{when}</span>
          <span>{card}</span>
          <span>{amount}</span>
        </div>,
      )}
    </div>
  );
}
