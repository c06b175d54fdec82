'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Passes the height of the foot to the style sheet, so that rows scrolled into view are not behind
 * it.
 */
export function useFootHeight(
  root: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = foot.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      root.current?.style.setProperty('--_mry-foot-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, foot]);
}
