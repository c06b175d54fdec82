'use client';
import { type RefObject, useEffect } from 'react';

/** Tells the style sheet how tall the foot is: what is scrolled into view must not end up behind it. */
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
