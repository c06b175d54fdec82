'use client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { containsFocus } from '../../components/hooks/containsFocus.js';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';
import { renderSlot } from '../../components/markup/renderSlot.js';
import { useDisplay } from '../../display/useDisplay.js';
import { useMerchantStatus } from '../../query/hooks/useMerchantStatus.js';
import type { TransactionListSlots, TransactionListState } from '../TransactionListProps.js';
import type { ListViewport } from '../viewport/ListViewport.js';

/** Long enough that a pause ended by the first probe, after 1 s, is not shown. */
const SHOW_AFTER_MS = 2_000;
/** Long enough that a queue that is resumed and refused again keeps its line. */
const HIDE_AFTER_MS = 500;

/** Pauses already announced, by their start, so that other lists on the page stay silent. */
const announced = new WeakSet<Date>();

/** A cloud with a warning, 16 by 16. */
const CLOUD =
  'M4.75 12.75a3 3 0 0 1-.5-5.96 4 4 0 0 1 7.63-.7 3.35 3.35 0 0 1-.13 6.66zM8 7v2M8 10.6h.01';

interface ListStatusProps {
  viewport: ListViewport;
  slot: TransactionListSlots['status'];
  /** State of the list. */
  state: TransactionListState;
  announce: (text: string) => void;
}

/**
 * While the service is down or refuses every request, says that merchants could not be loaded, with
 * a retry button. Says nothing offline, because rows then load when the connection returns. Renders
 * a `<div>` in the foot of the list, which is visible wherever the list is scrolled and moves no
 * row; it is empty while merchants can be loaded.
 */
export function ListStatus({
  viewport,
  slot,
  state: shown,
  announce,
}: ListStatusProps): ReactElement {
  const { messages } = useDisplay();
  const { state, since, resume } = useMerchantStatus();
  const isDown = state === 'paused' || state === 'failing';
  const [isShown, setIsShown] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  const toggle = useEventCallback(() => {
    if (isDown) {
      const isDisplayed = viewport.visibleRows.getSnapshot().size > 0;
      // Words of the host app's own are its own to announce.
      const hasOurWords = slot === undefined || typeof slot === 'function';
      if (hasOurWords && isDisplayed && since && !announced.has(since)) {
        announced.add(since);
        announce(messages.merchantsFailed);
      }
    } else if (isShown) {
      // Keeps the focus here when its button is removed.
      if (notice.current && containsFocus(notice.current)) {
        notice.current.focus({ preventScroll: true });
      }
      announce('');
    }
    setIsShown(isDown);
  });
  useEffect(() => {
    if (isDown === isShown) return undefined;
    const timer = setTimeout(toggle, isDown ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDown, isShown, toggle]);

  const content = isShown
    ? renderSlot(
        slot,
        shown,
        <>
          <svg className="mry-TransactionList-pausedIcon" viewBox="0 0 16 16" aria-hidden="true">
            <path d={CLOUD} />
          </svg>
          <span>{messages.merchantsFailed}</span>
          <button type="button" className="mry-QuietButton" onClick={resume}>
            {messages.retry}
          </button>
        </>,
      )
    : null;
  return (
    <div ref={notice} tabIndex={-1} className="mry-TransactionList-notice">
      {content !== null && <div className="mry-TransactionList-paused">{content}</div>}
    </div>
  );
}
