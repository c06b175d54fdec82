'use client';
import { type MouseEvent, type ReactElement, useCallback, useRef } from 'react';
import { useFocusTransfer } from '../../components/hooks/useFocusTransfer.js';
import { renderSlot } from '../../components/markup/renderSlot.js';
import { wrapText } from '../../components/markup/wrapText.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useRowVisibility } from '../../query/hooks/useRowVisibility.js';
import type { ListModel } from '../model/createListModel.js';
import type { TransactionListSlots, TransactionListState } from '../TransactionListProps.js';
import type { ListViewport } from '../viewport/ListViewport.js';
import { useVisibleRange } from '../viewport/useVisibleRange.js';
import { useEndReached } from './useEndReached.js';

/** More rows are loaded, or read, when the reader is within this many rows of the end. */
export const END_DISTANCE = 10;

interface ListEndProps {
  viewport: ListViewport;
  model: ListModel;
  mountedRows: readonly number[];
  loadingMore: boolean;
  endError: boolean;
  slots: TransactionListSlots | undefined;
  state: TransactionListState;
  onEndReached: (() => void) | undefined;
}

/** The message below the rows: no rows, loading more, or loading failed. Renders a `<div>`. */
export function ListEnd({
  viewport,
  model,
  mountedRows,
  loadingMore,
  endError,
  slots,
  state,
  onEndReached,
}: ListEndProps): ReactElement {
  const { messages } = useDisplay();
  // A list that is empty or folded has no rows near the end, so visibility of the end itself counts.
  const { ref, visible } = useRowVisibility();
  const end = useRef<HTMLDivElement>(null);
  const takeFocus = useFocusTransfer(end);
  const endRef = useCallback(
    (element: HTMLDivElement | null) => {
      takeFocus(element);
      ref(element);
    },
    [takeFocus, ref],
  );
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed while rows are being loaded, so the focus moves to its container.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onEndReached?.();
  };
  const range = useVisibleRange(viewport.visibleRows, model, mountedRows);
  const count = model.keys.length;
  useEndReached({
    isNear: visible || (range !== undefined && range.last >= count - END_DISTANCE),
    lastKey: model.lastKey,
    isWanted: state.hasMore && !loadingMore,
    onEndReached,
  });
  const loading = count === 0 ? messages.loading : messages.loadingMore;
  const failed = count === 0 ? messages.loadingFailed : messages.loadingMoreFailed;
  const hasFailed = endError && !loadingMore;
  const empty =
    count === 0 && !loadingMore && !hasFailed
      ? renderSlot(slots?.empty, state, <NoTransactions filtered={state.filtered} />)
      : null;
  const more = loadingMore ? renderSlot(slots?.loadingMore, state, loading) : null;
  return (
    <div
      // A new key below the first rows: an element that moved from the top of the list to its end
      // would count as a layout shift.
      key={count === 0 ? 'empty' : 'rows'}
      ref={endRef}
      tabIndex={-1}
      className="mry-TransactionList-end"
    >
      {empty !== null && <div className="mry-TransactionList-empty">{empty}</div>}
      {more !== null && <div className="mry-TransactionList-more">{more}</div>}
      {hasFailed && (
        <div className="mry-TransactionList-error">
          {renderSlot(slots?.endError, state, wrapText(failed))}
          {onEndReached && (
            <button type="button" className="mry-QuietButton" onClick={retry}>
              {messages.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** A receipt, 16 by 16. */
const RECEIPT =
  'M3.75 1.75h8.5a1 1 0 0 1 1 1v11.5L11 12.75l-1.5 1.5-1.5-1.5-1.5 1.5-1.5-1.5-2.25 1.5V2.75a1 1 0 0 1 1-1zM5.75 5.25h4.5M5.75 8.75h2.5';

/** The message of an empty list: an icon, a title, a sentence. */
function NoTransactions({ filtered }: { filtered: boolean }): ReactElement {
  const { messages } = useDisplay();
  return (
    <>
      <svg className="mry-TransactionList-emptyIcon" viewBox="-8 -8 32 32" aria-hidden="true">
        <path d={RECEIPT} />
      </svg>
      <p className="mry-TransactionList-emptyTitle">
        {filtered ? messages.noMatches : messages.noTransactions}
      </p>
      {!filtered && <p>{messages.noTransactionsYet}</p>}
    </>
  );
}
