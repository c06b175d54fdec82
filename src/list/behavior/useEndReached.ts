'use client';
import { useEffect, useRef } from 'react';
import { useEventCallback } from '../../components/hooks/useEventCallback.js';

/** Delay before the next call, if a call brought no rows. */
const AGAIN_MS = 10_000;

interface EndReachedOptions {
  /** Whether the reader is near the end. */
  isNear: boolean;
  /** Key of the host app's last row; undefined in an empty list. */
  lastKey: string | undefined;
  /** Whether there is more, and it is not being loaded. */
  isWanted: boolean;
  onEndReached: (() => void) | undefined;
}

/**
 * Calls `onEndReached` near the end of a list that has more, once per last row of the host app: the
 * last row on screen stays the same when a page goes into other groups. Because a page can fail, it
 * calls again when the reader has left the end and returned, when the connection returns, after ten
 * seconds, and on scrolling if `loadingMore` has been true since.
 */
export function useEndReached(options: EndReachedOptions): void {
  const { isNear, lastKey, isWanted, onEndReached } = options;
  /** The last row at the latest call, and whether the host app has since been loading. */
  const request = useRef<{ lastKey: string | undefined; wasLoading: boolean }>(undefined);
  const call = useEventCallback(onEndReached);

  useEffect(() => {
    if (!isNear) {
      request.current = undefined;
      return undefined;
    }
    if (!isWanted) {
      if (request.current) request.current.wasLoading = true;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      timer = setTimeout(load, AGAIN_MS);
      request.current = { lastKey, wasLoading: false };
      call();
    };
    const loadAfterFailure = () => {
      if (request.current?.wasLoading) load();
    };
    if (request.current?.lastKey === lastKey && request.current) timer = setTimeout(load, AGAIN_MS);
    else load();
    // A list shorter than its scroller gets no scroll events, so attempts to scroll count.
    const events = ['scroll', 'wheel', 'touchmove'] as const;
    for (const event of events) {
      document.addEventListener(event, loadAfterFailure, { capture: true, passive: true });
    }
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      for (const event of events) {
        document.removeEventListener(event, loadAfterFailure, { capture: true });
      }
      window.removeEventListener('online', load);
    };
  }, [isNear, isWanted, lastKey, call]);
}
