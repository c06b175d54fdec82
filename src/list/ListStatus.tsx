'use client';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { containsFocus } from '../components/hooks/containsFocus.js';
import { useEventCallback } from '../components/hooks/useEventCallback.js';
import { wrapText } from '../components/wrapText.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMerchantStatus } from '../query/hooks/useMerchantStatus.js';
import type { ListViewport } from './ListViewport.js';

/** A pause that the first probe ends, after 1 s, passes without a word. */
const SHOW_AFTER_MS = 2_000;
/** A queue that is resumed and refused again keeps its line. */
const HIDE_AFTER_MS = 500;

/** Pauses that a list has announced, by their beginning: other lists on the page stay silent. */
const announced = new WeakSet<Date>();

/** A cloud that has something to say, 16 by 16. */
const CLOUD =
  'M4.75 12.75a3 3 0 0 1-.5-5.96 4 4 0 0 1 7.63-.7 3.35 3.35 0 0 1-.13 6.66zM8 7v2M8 10.6h.01';

export interface ListStatusProps {
  viewport: ListViewport;
  /** Undefined for the default message, null for none. */
  paused: ReactNode;
  announce: (text: string) => void;
}

/**
 * Says, while the service is down or refuses every request, that merchants could not be loaded, with
 * a button that tries again. Offline it says nothing: rows then wait, and load by themselves. Renders
 * a `<div>` in the foot of the list, which is in sight wherever the list is scrolled to, and moves no
 * row; it is empty while merchants can be loaded.
 */
export function ListStatus({ viewport, paused, announce }: ListStatusProps): ReactElement {
  const { messages } = useDisplay();
  const { state, since, resume } = useMerchantStatus();
  const isDown = state === 'paused' || state === 'failing';
  const [isShown, setIsShown] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  const toggle = useEventCallback(() => {
    if (isDown) {
      const isDisplayed = viewport.visibleRows.getSnapshot().size > 0;
      if (paused === undefined && isDisplayed && since && !announced.has(since)) {
        announced.add(since);
        announce(messages.merchantsFailed);
      }
    } else if (isShown) {
      // The focus stays at this place when its button is removed.
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

  return (
    <div ref={notice} tabIndex={-1} className="mry-TransactionList-notice">
      {isShown && paused !== null && (
        <div className="mry-TransactionList-paused">
          {wrapText(paused) ?? (
            <>
              <svg
                className="mry-TransactionList-pausedIcon"
                viewBox="0 0 16 16"
                aria-hidden="true"
              >
                <path d={CLOUD} />
              </svg>
              <span>{messages.merchantsFailed}</span>
              <button type="button" className="mry-QuietButton" onClick={resume}>
                {messages.retry}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
