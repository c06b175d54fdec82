'use client';
import {
  memo,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { MerchantLookup, MerchantLookupStatus } from '../../query/hooks/MerchantLookup.js';
import { useMerchant } from '../../query/hooks/useMerchant.js';
import type { RequestType } from '../../service/types.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { AttributionCounter } from '../createAttributionCounter.js';
import type { TransactionListRowProps } from '../TransactionListProps.js';
import type { VisibleRows } from '../VisibleRows.js';
import { TransactionRow } from './TransactionRow.js';
import { useRowAttribution } from './useRowAttribution.js';

export interface ListRowProps<T> {
  hostRow: T;
  transaction: ListedTransaction;
  /** The row's React key in the list. */
  rowKey: string;
  type: RequestType | undefined;
  visibleRows: VisibleRows;
  selected: boolean;
  tabIndex: 0 | -1;
  /** 1-based place within the day, and the day's size. */
  position: number;
  size: number;
  /** Pixels of unmounted rows above it. */
  gap: number;
  /** Index in the list. */
  row: number;
  onSelect: ((hostRow: T, lookup: MerchantLookup) => void) | undefined;
  attribution: AttributionCounter;
  onStatus: (before: MerchantLookupStatus, status: MerchantLookupStatus) => void;
  renderRow:
    | ((hostRow: T, lookup: MerchantLookup, rowProps: TransactionListRowProps) => ReactNode)
    | undefined;
}

/** A mounted row: knows its merchant, stands at its place. Renders an `<li>`. */
function ListRowInner<T>(props: ListRowProps<T>): ReactElement {
  const {
    hostRow,
    transaction,
    rowKey,
    type,
    visibleRows,
    selected,
    tabIndex,
    onSelect,
    renderRow,
  } = props;
  const visible = useSyncExternalStore(
    visibleRows.subscribe,
    () => visibleRows.getSnapshot().has(rowKey),
    () => false,
  );
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
      className="mry-TransactionList-row"
      data-id={transaction.id}
      data-row={props.row}
      aria-posinset={props.position}
      aria-setsize={props.size}
      style={props.gap > 0 ? { marginBlockStart: props.gap } : undefined}
    >
      {renderRow ? renderRow(hostRow, lookup, rowProps) : <TransactionRow {...rowProps} />}
    </li>
  );
}

export const ListRow = memo(ListRowInner) as typeof ListRowInner;
