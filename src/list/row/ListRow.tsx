'use client';
import {
  Component,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { wrapText } from '../../components/markup/wrapText.js';
import type { MerchantLookup } from '../../query/hooks/MerchantLookup.js';
import { useMerchant } from '../../query/hooks/useMerchant.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { RequestType } from '../../service/types.js';
import type { TransactionListRow, TransactionListRowProps } from '../TransactionListProps.js';
import type { VisibleRows } from '../viewport/VisibleRows.js';
import type { RowGrouping } from './describeRow.js';
import type { MountedRows } from './MountedRows.js';
import { Row } from './Row.js';
import type { TransactionRowSlots } from './TransactionRowSlots.js';
import type { RowMemory } from './useRowView.js';

interface ListRowProps<T> {
  hostRow: T;
  transaction: ListedTransaction;
  /** The row's React key in the list. */
  rowKey: string;
  type: RequestType | undefined;
  enabled: boolean;
  visibleRows: VisibleRows;
  selected: boolean;
  tabIndex: 0 | -1;
  /** 1-based position within the group. */
  position: number;
  /** Number of rows of the group. */
  size: number;
  /** Height in pixels of the unmounted rows above this one. */
  gap: number;
  /** Index of the row in the list. */
  row: number;
  onSelect: ((hostRow: T, lookup: MerchantLookup) => void) | undefined;
  attribution: MountedRows;
  /** Called before a row that was looked up shows its merchant. */
  onLeave: (row: Element) => void;
  /** Called in the commit that shows the merchant. */
  onArrival: (row: Element) => void;
  slots: TransactionRowSlots | undefined;
  /** Undefined below the headings of days. */
  groupedBy: RowGrouping | undefined;
  /** The text of the bank by which a search has found the row. */
  statement: string | undefined;
  renderRow: ((row: TransactionListRow<T>) => ReactNode) | undefined;
}

/** A mounted row of a list, which looks up its own merchant. Renders an `<li>`. */
function ListRowInner<T>(props: ListRowProps<T>) {
  const { hostRow, transaction, rowKey, type, enabled, visibleRows, selected, tabIndex } = props;
  const { row, gap, onSelect, attribution, slots, groupedBy, statement, renderRow } = props;
  const item = useRef<HTMLLIElement>(null);
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
      slots,
      // Absent by day, where it says nothing.
      ...(groupedBy && { groupedBy }),
      ...(statement && { statement }),
    }),
    [transaction, lookup, selected, tabIndex, onSelect, hostRow, slots, groupedBy, statement],
  );

  const { status, merchant } = lookup;
  const memory: RowMemory = useRef(undefined);
  useEffect(
    () => attribution.add({ status, merchant, transaction, groupedBy, memory }),
    [attribution, status, merchant, transaction, groupedBy],
  );

  return (
    <li
      ref={item}
      className="mry-TransactionList-row"
      data-id={transaction.id}
      data-row={row}
      aria-posinset={props.position}
      aria-setsize={props.size}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      {renderRow ? (
        wrapText(renderRow({ transaction: hostRow, lookup, rowProps }))
      ) : (
        <Row {...rowProps} memory={memory} />
      )}
      <Arrival item={item} status={status} onLeave={props.onLeave} onArrival={props.onArrival} />
    </li>
  );
}

interface ArrivalProps extends Pick<ListRowProps<unknown>, 'onLeave' | 'onArrival'> {
  item: RefObject<HTMLElement | null>;
  status: MerchantLookup['status'];
}

/**
 * Notifies the list before and after the document shows a row's merchant. A class, because hooks
 * have no `getSnapshotBeforeUpdate`.
 */
class Arrival extends Component<ArrivalProps> {
  override getSnapshotBeforeUpdate(before: ArrivalProps): null {
    const { item, onLeave } = this.props;
    if (item.current && this.#hasArrived(before)) onLeave(item.current);
    return null;
  }

  override componentDidUpdate(before: ArrivalProps): void {
    const { item, onArrival } = this.props;
    if (item.current && this.#hasArrived(before)) onArrival(item.current);
  }

  #hasArrived(before: ArrivalProps): boolean {
    return before.status === 'pending' && this.props.status === 'matched';
  }

  override render(): null {
    return null;
  }
}

export const ListRow = /* @__PURE__ */ memo(ListRowInner) as typeof ListRowInner;
