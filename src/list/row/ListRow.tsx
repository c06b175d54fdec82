'use client';
import { memo, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import type { RowMemory } from '../../display/useRowView.js';
import type { MerchantLookup, MerchantLookupStatus } from '../../query/hooks/MerchantLookup.js';
import { useMerchant } from '../../query/hooks/useMerchant.js';
import type { RequestType } from '../../service/types.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { MountedRows } from '../MountedRows.js';
import type { TransactionListRowProps } from '../TransactionListProps.js';
import type { VisibleRows } from '../VisibleRows.js';
import { useRow } from './useRow.js';

export interface ListRowProps<T> {
  hostRow: T;
  transaction: ListedTransaction;
  /** The row's React key in the list. */
  rowKey: string;
  type: RequestType | undefined;
  enabled: boolean;
  visibleRows: VisibleRows;
  selected: boolean;
  tabIndex: 0 | -1;
  /** 1-based position within the day. */
  position: number;
  /** Number of rows of the day. */
  size: number;
  /** Height in pixels of the unmounted rows above this one. */
  gap: number;
  /** Index of the row in the list. */
  row: number;
  onSelect: ((hostRow: T, lookup: MerchantLookup) => void) | undefined;
  attribution: MountedRows;
  onStatus: (before: MerchantLookupStatus, status: MerchantLookupStatus, row: number) => void;
  renderRow:
    | ((hostRow: T, lookup: MerchantLookup, rowProps: TransactionListRowProps) => ReactNode)
    | undefined;
}

/** A mounted row at its place in the list. It looks up its own merchant. Renders an `<li>`. */
function ListRowInner<T>(props: ListRowProps<T>) {
  const { hostRow, transaction, rowKey, type, enabled, visibleRows, selected, tabIndex } = props;
  const { row, gap, onSelect, attribution, onStatus, renderRow } = props;
  const visible = useSyncExternalStore(
    visibleRows.subscribe,
    () => visibleRows.getSnapshot().has(rowKey),
    () => false,
  );
  const lookup = useMerchant(transaction, { visible, type, enabled });
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

  const { status, merchant } = lookup;
  const memory: RowMemory = useRef(undefined);
  useEffect(
    () => attribution.add({ status, merchant, transaction, memory }),
    [attribution, status, merchant, transaction],
  );
  const before = useRef(lookup.status);
  // Before the browser paints what has arrived.
  useIsomorphicLayoutEffect(() => {
    onStatus(before.current, status, row);
    before.current = status;
  }, [onStatus, status, row]);

  return (
    <li
      className="mry-TransactionList-row"
      data-id={transaction.id}
      data-row={row}
      aria-posinset={props.position}
      aria-setsize={props.size}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      {renderRow ? (
        renderRow(hostRow, lookup, rowProps)
      ) : (
        <PlainRow {...rowProps} memory={memory} />
      )}
    </li>
  );
}

type PlainRowProps = TransactionListRowProps & { memory: RowMemory };

/** A row as the list shows it by itself. */
const PlainRow = memo(function PlainRow({ memory, ...props }: PlainRowProps) {
  return useRow(props, undefined, undefined, memory);
});

export const ListRow = memo(ListRowInner) as typeof ListRowInner;
