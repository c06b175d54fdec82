'use client';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../components/hooks/useEventCallback.js';
import { useDisplay } from '../display/useDisplay.js';
import { useMerchantStatus } from '../query/hooks/useMerchantStatus.js';
import { findScroller, followScroll } from './findScroller.js';
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
 * Says, while the queue is paused, that merchants could not be loaded, with a button that tries
 * again. Offline it says nothing: rows then wait, and load by themselves. Renders a `<div>`;
 * nothing while merchants can be loaded.
 */
export function ListStatus(props: ListStatusProps): ReactElement | null {
  const { viewport, paused, announce } = props;
  const { messages } = useDisplay();
  const { state, since, resume } = useMerchantStatus();
  const line = useRef<HTMLDivElement>(null);
  const isPaused = state === 'paused';
  const [isShown, setIsShown] = useState(false);
  /** The line is gone, but its room would move the rows above if it went too. */
  const [keepsRoom, setKeepsRoom] = useState(false);

  const toggle = useEventCallback(() => {
    if (isPaused) {
      const isDisplayed = viewport.visibleRows.getSnapshot().size > 0;
      if (paused === undefined && isDisplayed && since && !announced.has(since)) {
        announced.add(since);
        announce(messages.merchantsFailed);
      }
    } else if (line.current) {
      // The focus stays at this place when its button is removed.
      if (line.current.matches(':focus-within')) {
        line.current.parentElement?.focus({ preventScroll: true });
      }
      announce('');
      setKeepsRoom(holdsRows(line.current));
    }
    setIsShown(isPaused);
  });
  useEffect(() => {
    if (isPaused === isShown) return undefined;
    const timer = setTimeout(toggle, isPaused ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPaused, isShown, toggle]);
  useEffect(() => {
    const element = line.current;
    if (!keepsRoom || !element) return undefined;
    return followScroll(element, () => setKeepsRoom(holdsRows(element)));
  }, [keepsRoom]);

  if (paused === null || !(isShown || keepsRoom)) return null;
  return (
    <div ref={line} className="mry-TransactionList-paused" data-state={isShown ? 'shown' : 'room'}>
      {paused ?? (
        <>
          <svg className="mry-TransactionList-pausedIcon" viewBox="0 0 16 16" aria-hidden="true">
            <path d={CLOUD} />
          </svg>
          <span>{messages.merchantsFailed}</span>
          <button type="button" className="mry-QuietButton" onClick={resume}>
            {messages.retry}
          </button>
        </>
      )}
    </div>
  );
}

/** Whether the scroller is so near its end that it would scroll back without the line. */
function holdsRows(line: HTMLElement): boolean {
  const { scrollTop, scrollHeight, clientHeight } = findScroller(line);
  return scrollTop > 0 && scrollHeight - clientHeight - scrollTop < line.offsetHeight;
}
