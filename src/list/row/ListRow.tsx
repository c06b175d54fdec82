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
import type { RowMemory } from '../../display/useRowView.js';
import type { MerchantLookup, MerchantLookupStatus } from '../../query/hooks/MerchantLookup.js';
import { useMerchant } from '../../query/hooks/useMerchant.js';
import type { RequestType } from '../../service/types.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { ListEvents } from '../ListEvents.js';
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
  events: Pick<ListEvents, 'onLeave' | 'onStatus'>;
  renderRow:
    | ((hostRow: T, lookup: MerchantLookup, rowProps: TransactionListRowProps) => ReactNode)
    | undefined;
}

/** A mounted row at its place in the list. It looks up its own merchant. Renders an `<li>`. */
function ListRowInner<T>(props: ListRowProps<T>) {
  const { hostRow, transaction, rowKey, type, enabled, visibleRows, selected, tabIndex } = props;
  const { row, gap, onSelect, attribution, events, renderRow } = props;
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
    }),
    [transaction, lookup, selected, tabIndex, onSelect, hostRow],
  );

  const { status, merchant } = lookup;
  const memory: RowMemory = useRef(undefined);
  useEffect(
    () => attribution.add({ status, merchant, transaction, memory }),
    [attribution, status, merchant, transaction],
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
        renderRow(hostRow, lookup, rowProps)
      ) : (
        <PlainRow {...rowProps} memory={memory} />
      )}
      <StatusChange item={item} status={status} events={events} />
    </li>
  );
}

interface StatusChangeProps extends Pick<ListRowProps<unknown>, 'events'> {
  item: RefObject<HTMLElement | null>;
  status: MerchantLookupStatus;
}

/**
 * Tells the list that a row's status changes, before and after the document does. A class, because
 * React calls no hook before.
 */
class StatusChange extends Component<StatusChangeProps> {
  override getSnapshotBeforeUpdate(before: StatusChangeProps): null {
    const { item, status, events } = this.props;
    if (item.current) events.onLeave(before.status, status, item.current);
    return null;
  }

  override componentDidUpdate(before: StatusChangeProps): void {
    const { item, status, events } = this.props;
    if (item.current) events.onStatus(before.status, status, item.current);
  }

  override render(): null {
    return null;
  }
}

type PlainRowProps = TransactionListRowProps & { memory: RowMemory };

/** A row as the list shows it by itself. */
const PlainRow = memo(function PlainRow({ memory, ...props }: PlainRowProps) {
  return useRow(props, undefined, undefined, memory);
});

export const ListRow = memo(ListRowInner) as typeof ListRowInner;
