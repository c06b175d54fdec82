'use client';
import { memo, type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { RequestType } from '../../contract/types.js';
import type { ListedTransaction } from '../../display/ListedTransaction.js';
import type { MerchantLookup, MerchantLookupStatus } from '../../query/MerchantLookup.js';
import { useMerchant } from '../../query/useMerchant.js';
import type { AttributionRoster } from '../createAttributionRoster.js';
import type { TransactionListRowProps } from '../TransactionListProps.js';
import { TransactionRow } from './TransactionRow.js';
import { useRowAttribution } from './useRowAttribution.js';

export interface ListRowProps<T> {
  hostRow: T;
  transaction: ListedTransaction;
  type: RequestType | undefined;
  visible: boolean;
  selected: boolean;
  tabIndex: 0 | -1;
  /** 1-based place within the day, and the day's size. */
  position: number;
  size: number;
  /** Pixels of unmounted rows above it. */
  gap: number;
  /** Index in the list. */
  row: number;
  /** Index that the virtualiser measures, where rows are the host's own. */
  item?: number | undefined;
  itemRef?: ((element: HTMLElement | null) => void) | undefined;
  onSelect: ((hostRow: T, lookup: MerchantLookup) => void) | undefined;
  attribution: AttributionRoster;
  onStatus: (before: MerchantLookupStatus, status: MerchantLookupStatus) => void;
  renderRow:
    | ((hostRow: T, lookup: MerchantLookup, rowProps: TransactionListRowProps) => ReactNode)
    | undefined;
}

/** A mounted row: knows its merchant, stands at its place. Renders an `<li>`. */
function ListRowInner<T>(props: ListRowProps<T>): ReactElement {
  const { hostRow, transaction, type, visible, selected, tabIndex, onSelect, renderRow } = props;
  const lookup = useMerchant(transaction, { visible, type });
  const rowProps = useMemo<TransactionListRowProps>(
    () => ({
      transaction,
      lookup,
      selected,
      tabIndex: onSelect ? tabIndex : undefined,
      onSelect: onSelect && (() => onSelect(hostRow, lookup)),
    }),
    [transaction, lookup, selected, tabIndex, onSelect, hostRow],
  );

  useRowAttribution(props.attribution, lookup.merchant);
  const { onStatus } = props;
  const before = useRef(lookup.status);
  useEffect(() => {
    onStatus(before.current, lookup.status);
    before.current = lookup.status;
  }, [onStatus, lookup.status]);

  return (
    <li
      ref={props.itemRef}
      className="mry-TransactionList-row"
      data-id={transaction.id}
      data-row={props.row}
      data-index={props.item}
      aria-posinset={props.position}
      aria-setsize={props.size}
      style={props.gap > 0 ? { marginBlockStart: props.gap } : undefined}
    >
      {renderRow ? renderRow(hostRow, lookup, rowProps) : <TransactionRow {...rowProps} />}
    </li>
  );
}

export const ListRow = memo(ListRowInner) as typeof ListRowInner;
