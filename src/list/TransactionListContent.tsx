'use client';
import { clsx } from 'clsx/lite';
import {
  type FocusEvent,
  type ForwardedRef,
  type ReactElement,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../components/hooks/composeHandlers.js';
import { useEventCallback } from '../components/hooks/useEventCallback.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMounted } from '../display/useMounted.js';
import { useToday } from '../display/useToday.js';
import { createListHandle } from './behavior/createListHandle.js';
import { ListColumns } from './behavior/ListColumns.js';
import { ListCredits } from './behavior/ListCredits.js';
import { ListEnd } from './behavior/ListEnd.js';
import { ListLookahead } from './behavior/ListLookahead.js';
import { ListPrinting } from './behavior/ListPrinting.js';
import { ListRange } from './behavior/ListRange.js';
import { ListStatus } from './behavior/ListStatus.js';
import { useAnnouncements } from './behavior/useAnnouncements.js';
import { useArrival } from './behavior/useArrival.js';
import { useFootHeight } from './behavior/useFootHeight.js';
import { useListFocus } from './behavior/useListFocus.js';
import { GroupSection } from './groups/GroupSection.js';
import { isByResult, readGroupBy } from './groups/groupRows.js';
import { useMonths } from './groups/useMonths.js';
import { useResultSource } from './groups/useResultGroups.js';
import { useListModel } from './model/useListModel.js';
import { useReadRemainingRows } from './model/useReadRemainingRows.js';
import { ListRow } from './row/ListRow.js';
import { MountedRows } from './row/MountedRows.js';
import type { ResolvedListProps, TransactionListHandle } from './TransactionListProps.js';
import { placeRows } from './viewport/createListLayout.js';
import { ListViewport } from './viewport/ListViewport.js';
import { useListViewport } from './viewport/useListViewport.js';

const NONE_OPEN: ReadonlySet<string> = new Set();

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The list itself, inside its `DisplayProvider`: combines model, viewport and focus. */
export function TransactionListContent<T>({
  transactions,
  toTransaction,
  type,
  enabled = true,
  selectedId,
  onSelect,
  forwardedRef,
  hasMore = false,
  loadingMore = false,
  onEndReached,
  onVisibleRangeChange,
  endError = false,
  slots,
  rowSlots,
  renderRow,
  groupBy: givenGroupBy = 'day',
  dayTotal = 'spent',
  layout: columns = 'list',
  headingLevel = 3,
  renderDay,
  filtered = false,
  statementOf,
  height,
  virtualized = true,
  className,
  style,
  ...rest
}: ResolvedListProps<T> & { forwardedRef: ForwardedRef<TransactionListHandle> }): ReactElement {
  const { attributions, messages } = useDisplay();
  const isMounted = useMounted();
  const today = useToday();
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const probes = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [viewport] = useState(() => new ListViewport());
  const [attribution] = useState(() => new MountedRows());
  const select = useEventCallback(onSelect);

  // A server sends whole days; a list that is not virtualised has every row.
  const isWhole = !virtualized || !isMounted;
  const groupBy = readGroupBy(givenGroupBy);
  const [open, setOpen] = useState<ReadonlySet<string>>(NONE_OPEN);
  const source = useResultSource(type);
  const grouping = { groupBy, open, source };
  const model = useListModel(transactions, toTransaction, grouping, isWhole);
  const { keys, groups, groupKeys, hostRows, groupedBy } = model;
  const ofRows = groupedBy === 'day' ? undefined : groupedBy;
  const canFold = isByResult(groupedBy);
  // Rows of the host app may have buttons of their own.
  const hasButtons = !canFold || onSelect !== undefined || renderRow !== undefined;
  const focus = useListFocus(root, model, viewport, hasButtons);
  const { announce, ...announcements } = useAnnouncements(root, status);
  const arrival = useArrival(root);
  const onArrival = useEventCallback((row: Element) => {
    announcements.onFound();
    arrival.onArrival(row);
  });
  useReadRemainingRows(model);
  useFootHeight(root, foot);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    announcements.onFocus();
    focus.onFocus(event);
  };
  const selectedRow = selectedId === undefined ? -1 : model.rowOf(String(selectedId));
  const { layout, mountedRows, tabStop, isPlaced, isPrinting } = useListViewport({
    viewport,
    model,
    virtualized,
    measuresRows: renderRow !== undefined,
    root,
    content,
    probes,
  });

  const toggle = useCallback((group: string) => setOpen((groups) => toggled(groups, group)), []);
  useImperativeHandle(forwardedRef, () => {
    const unfold = (group: string) => setOpen((groups) => new Set(groups).add(group));
    return createListHandle(root, model, viewport, unfold);
  }, [model, viewport]);
  // Days are complete while rows are unread, because the last one is left out.
  const mayGrow = hasMore || endError || (groupedBy !== 'day' && model.unread > 0);
  // A search does not find all of a month.
  const hasMonths = groupedBy === 'month' && !filtered && dayTotal === 'spent';
  const months = useMonths(model, hasMonths, !mayGrow, today);
  // Set through the style object, which the policy `style-src 'self'` allows; never in the server's
  // output or in print.
  const state = { count: model.count, hasMore, filtered };
  const isBox = height !== undefined && isMounted && !isPrinting;
  const size = isBox ? { blockSize: height, ...style } : style;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={messages.transactions}
      aria-busy={loadingMore || undefined}
      // If neither rows nor headings are buttons, the scroller itself is the tab stop (WCAG 2.1.1).
      // If they are, it must not be a second one, which Firefox makes of every scroller.
      tabIndex={height === undefined ? undefined : onSelect || canFold ? -1 : 0}
      {...rest}
      ref={root}
      className={clsx('mry-TransactionList', className)}
      data-scroller={height === undefined ? 'page' : 'list'}
      data-virtual={virtualized ? '' : undefined}
      data-grouped-by={groupedBy}
      data-months={hasMonths ? '' : undefined}
      data-layout={columns === 'table' ? 'table' : undefined}
      style={size}
      onKeyDown={composeHandlers(rest.onKeyDown, focus.onKeyDown)}
      onFocus={composeHandlers(rest.onFocus, onFocus)}
      onBlur={composeHandlers(rest.onBlur, focus.onBlur)}
    >
      {columns === 'table' && <ListColumns slot={slots?.columns} state={state} />}
      <div
        ref={content}
        className="mry-TransactionList-content"
        style={isPlaced ? { blockSize: layout.height } : undefined}
      >
        {placeRows(layout, mountedRows).map(({ group: index, gap, rows: groupRows }) => {
          const group = groups[index];
          if (!group) return null;
          const { fold, start, end } = group;
          const firstRow = fold ? start + 1 : start;
          // Without buttons in rows, the heading above them is the tab stop.
          const isStop = hasButtons ? tabStop === start : tabStop >= start && tabStop < end;
          return (
            <GroupSection<T>
              key={groupKeys[index]}
              group={group}
              tabIndex={isStop ? 0 : -1}
              onToggle={toggle}
              attribution={attribution}
              listLabel={
                groupedBy === 'none' ? (rest['aria-label'] ?? messages.transactions) : undefined
              }
              today={today}
              rowAt={model.rowAt}
              hostRows={hostRows}
              gap={gap}
              // Rows are appended, in either sort order; a function may put them into any group.
              isComplete={!mayGrow || (groupedBy !== 'own' && index < groups.length - 1)}
              dayTotal={dayTotal}
              filtered={filtered}
              headingLevel={headingLevel}
              hasMonths={hasMonths}
              month={months.get(group.name)}
              renderDay={groupedBy === 'day' ? renderDay : undefined}
            >
              {groupRows.map(({ row, gap: rowGap }) => {
                const transaction = model.rowAt(row);
                const key = keys[row];
                if (!transaction || key === undefined) return null;
                return (
                  <ListRow<T>
                    key={key}
                    rowKey={key}
                    hostRow={hostRows[row] as T}
                    transaction={transaction}
                    type={type}
                    enabled={enabled}
                    visibleRows={viewport.visibleRows}
                    selected={row === selectedRow}
                    tabIndex={row === tabStop ? 0 : -1}
                    position={row - firstRow + 1}
                    size={end - firstRow}
                    gap={rowGap}
                    row={row}
                    onSelect={onSelect && select}
                    attribution={attribution}
                    onLeave={arrival.onLeave}
                    onArrival={onArrival}
                    slots={rowSlots}
                    groupedBy={fold?.hasName === false ? 'category' : ofRows}
                    statement={statementOf?.(hostRows[row] as T)}
                    renderRow={renderRow}
                  />
                );
              })}
            </GroupSection>
          );
        })}
      </div>
      <ListEnd
        viewport={viewport}
        model={model}
        mountedRows={mountedRows}
        loadingMore={loadingMore}
        endError={endError}
        slots={slots}
        state={state}
        onEndReached={onEndReached}
      />
      {/* Stays in view at the bottom, wherever the list is scrolled. */}
      <div ref={foot} tabIndex={-1} className="mry-TransactionList-foot">
        {onVisibleRangeChange && (
          <ListRange
            viewport={viewport}
            model={model}
            mountedRows={mountedRows}
            onChange={onVisibleRangeChange}
          />
        )}
        <ListPrinting viewport={viewport} model={model} />
        {enabled && (
          <ListLookahead viewport={viewport} model={model} mountedRows={mountedRows} type={type} />
        )}
        {enabled && keys.length > 0 && (
          <ListStatus viewport={viewport} slot={slots?.status} state={state} announce={announce} />
        )}
        {Object.keys(attributions).length > 0 && <ListCredits rows={attribution} />}
      </div>
      <div ref={status} className="mry-TransactionList-status" role="status" />
      <div ref={probes} className="mry-TransactionList-probes" aria-hidden="true">
        <div className="mry-TransactionList-rowProbe" />
        <div className="mry-TransactionList-headingProbe" />
        <div className="mry-TransactionList-stuckProbe" />
        <div className="mry-TransactionList-headerProbe" />
        <div className="mry-TransactionList-monthProbe" />
      </div>
    </div>
  );
}
