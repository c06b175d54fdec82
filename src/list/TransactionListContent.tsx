'use client';
import { clsx } from 'clsx';
import {
  type ForwardedRef,
  type ReactElement,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../components/composeHandlers.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMounted } from '../display/useMounted.js';
import { useMerchantContext } from '../query/useMerchantContext.js';
import { usePlannerHints } from '../query/usePlannerHints.js';
import { createAttributionRoster } from './createAttributionRoster.js';
import { createItems } from './createItems.js';
import { DaySection } from './days/DaySection.js';
import { groupByDay } from './days/groupByDay.js';
import { useToday } from './days/useToday.js';
import { ListAttribution } from './ListAttribution.js';
import { nextRows } from './nextRows.js';
import { placeAll, placeItems } from './placeItems.js';
import { ListRow } from './row/ListRow.js';
import type { ResolvedListProps, TransactionListHandle } from './TransactionListProps.js';
import { uniqueKeys } from './uniqueKeys.js';
import { useAnnouncements } from './useAnnouncements.js';
import { useEndReached } from './useEndReached.js';
import { useLatest } from './useLatest.js';
import { useListedTransactions } from './useListedTransactions.js';
import { useListVirtualizer } from './useListVirtualizer.js';
import { useProbedSize } from './useProbedSize.js';
import { useRowNavigation } from './useRowNavigation.js';
import { useScrollAnchor } from './useScrollAnchor.js';
import { VisibleListRow } from './VisibleListRow.js';

/** Rows in the server's output. */
const SERVER_ROWS = 25;
/** Sizes until the style sheet has been measured, in pixels. */
const ROW_SIZE = 68;
const HEADING_SIZE = 48;

/** The list itself, inside its `DisplayProvider`. */
export function TransactionListContent<T>(
  props: ResolvedListProps<T> & { handle: ForwardedRef<TransactionListHandle> },
): ReactElement {
  const { transactions: hostRows, toTransaction, type, selectedId, onSelect, handle, ...p } = props;
  const { hasMore = false, loadingMore = false, onEndReached, renderRow, renderDay, ...q } = p;
  const { empty, more, height, virtualized = true, className, style, ...rest } = q;
  const { messages, timeZone } = useDisplay();
  const { config, handle: planner } = useMerchantContext();
  const mounted = useMounted();
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const rowProbe = useRef<HTMLDivElement>(null);
  const headingProbe = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);

  const rows = useListedTransactions(hostRows, toTransaction);
  const keys = useMemo(() => uniqueKeys(rows.map(({ id }) => id)), [rows]);
  const days = useMemo(
    () =>
      groupByDay(
        rows.map(({ date }) => date),
        timeZone,
      ),
    [rows, timeZone],
  );
  const dayKeys = useMemo(() => uniqueKeys(days.map(({ date }) => date)), [days]);
  const items = useMemo(() => createItems(days), [days]);
  const rowOf = useCallback((id: string) => rows.findIndex((row) => row.id === id), [rows]);

  const isVirtual = virtualized && mounted;
  const rowSize = useProbedSize(rowProbe, ROW_SIZE);
  const headingSize = useProbedSize(headingProbe, HEADING_SIZE);
  const [attributionSize, setAttributionSize] = useState(0);
  const showAttributionHeight = useCallback((height: number) => {
    setAttributionSize(height);
    root.current?.style.setProperty('--_mry-attribution-height', `${height}px`);
  }, []);
  const reveal = (row: number) => {
    if (isVirtual) virtualizer.scrollToIndex(items.itemOf(row), { align: 'auto' });
  };
  const navigation = useRowNavigation(root, keys, reveal);
  const { activeKey, hasFocus } = navigation;
  const activeRow = useMemo(
    () => (activeKey === undefined ? -1 : keys.indexOf(activeKey)),
    [activeKey, keys],
  );

  const keyOf = useCallback(
    (item: number) =>
      items.isHeading(item)
        ? `day ${dayKeys[items.dayOf(item)]}`
        : (keys[items.rowOf(item)] ?? item),
    [items, dayKeys, keys],
  );
  const virtualizer = useListVirtualizer({
    root,
    items,
    enabled: isVirtual,
    scrollsPage: height === undefined,
    rowSize,
    headingSize,
    attributionSize,
    kept: hasFocus && activeRow >= 0 ? items.itemOf(activeRow) : undefined,
    keyOf,
  });

  // Read before the range, which is computed with them: the other way round it is that of the last render.
  const mountedItems = virtualizer.getVirtualItems();
  const range = isVirtual ? virtualizer.range : null;
  // The server's rows stay until it is known which ones the screen needs.
  const [hydrates] = useState(!mounted);
  const placed =
    isVirtual && (range || !hydrates)
      ? placeItems(mountedItems, items, virtualizer.options.scrollMargin)
      : placeAll(items, virtualized ? SERVER_ROWS : undefined);
  const visible = useMemo(() => {
    if (!range) return undefined;
    const rowAt = (item: number) => items.rowOf(items.isHeading(item) ? item + 1 : item);
    return { first: rowAt(range.startIndex), last: items.rowOf(range.endIndex) };
  }, [range, items]);

  const backward = virtualizer.scrollDirection === 'backward';
  const next = useMemo(() => nextRows(rows, visible, backward), [rows, visible, backward]);
  usePlannerHints({ handle: planner, config, type, next, scrolling: virtualizer.isScrolling });
  useScrollAnchor(virtualizer, rows, items, visible?.first);
  useEndReached({
    count: rows.length,
    lastVisible: visible?.last,
    wanted: hasMore && !loadingMore,
    onEndReached,
  });
  const onStatus = useAnnouncements(status);
  const select = useLatest(onSelect);
  const [attribution] = useState(createAttributionRoster);

  useImperativeHandle(
    handle,
    () => ({
      get element() {
        return root.current;
      },
      scrollToTransaction(id) {
        const row = rowOf(id);
        if (row < 0) return false;
        if (isVirtual) virtualizer.scrollToIndex(items.itemOf(row), { align: 'center' });
        else
          root.current
            ?.querySelector(`.mry-TransactionList-row[data-id="${CSS.escape(id)}"]`)
            ?.scrollIntoView({ block: 'center' });
        return true;
      },
    }),
    [rowOf, isVirtual, virtualizer, items],
  );

  const isMounted = placed.some((day) => day.rows.some(({ row }) => row === activeRow));
  const tabStop = isMounted ? activeRow : (visible?.first ?? 0);
  const Row = virtualized ? ListRow : VisibleListRow;
  // Set through the style object, as the policy `style-src 'self'` allows; never in the server's output.
  const size = mounted && height !== undefined ? { blockSize: height, ...style } : style;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={messages.transactions}
      aria-busy={loadingMore || undefined}
      // Rows that are no buttons leave the scroller itself to the keyboard (WCAG 2.1.1).
      tabIndex={height !== undefined && !onSelect ? 0 : undefined}
      {...rest}
      ref={root}
      className={clsx('mry-TransactionList', className)}
      data-scroller={height === undefined ? 'page' : 'list'}
      style={size}
      onKeyDown={composeHandlers(rest.onKeyDown, navigation.onKeyDown)}
      onFocus={composeHandlers(rest.onFocus, navigation.onFocus)}
      onBlur={composeHandlers(rest.onBlur, navigation.onBlur)}
    >
      <div
        className="mry-TransactionList-content"
        style={isVirtual ? { blockSize: virtualizer.getTotalSize() } : undefined}
      >
        {placed.map(({ day, gap, rows: dayRows }) => {
          const group = days[day];
          if (!group) return null;
          return (
            <DaySection<T>
              key={dayKeys[day]}
              {...{ today, rows, hostRows, gap, renderDay }}
              day={group}
            >
              {dayRows.map(({ row, item, gap: rowGap }) => {
                const transaction = rows[row];
                if (!transaction) return null;
                return (
                  <Row<T>
                    key={keys[row]}
                    hostRow={hostRows[row] as T}
                    transaction={transaction}
                    type={type}
                    visible={visible !== undefined && row >= visible.first && row <= visible.last}
                    selected={transaction.id === selectedId}
                    tabIndex={row === tabStop ? 0 : -1}
                    position={row - group.start + 1}
                    size={group.end - group.start}
                    gap={rowGap}
                    row={row}
                    item={renderRow && item}
                    itemRef={renderRow && isVirtual ? virtualizer.measureElement : undefined}
                    onSelect={onSelect && select}
                    attribution={attribution}
                    onStatus={onStatus}
                    renderRow={renderRow}
                  />
                );
              })}
            </DaySection>
          );
        })}
      </div>
      {rows.length === 0 && !loadingMore && empty !== null && (
        <div className="mry-TransactionList-empty">{empty ?? messages.noTransactions}</div>
      )}
      {loadingMore && more !== null && (
        <div className="mry-TransactionList-more">{more ?? messages.loadingMore}</div>
      )}
      <ListAttribution roster={attribution} onHeightChange={showAttributionHeight} />
      <div ref={status} className="mry-TransactionList-status" role="status" />
      <div className="mry-TransactionList-probes" aria-hidden="true">
        <div ref={rowProbe} className="mry-TransactionList-rowProbe" />
        <div ref={headingProbe} className="mry-TransactionList-headingProbe" />
      </div>
    </div>
  );
}
