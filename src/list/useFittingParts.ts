'use client';
import { type RefObject, useEffect } from 'react';

/**
 * What does not fit wraps below the line's only row, where it is clipped. That is CSS alone; this takes the clipped parts out of
 * the tab order and the accessibility tree too (`data-clipped` is `visibility: hidden`). One observer serves all rows.
 */
let observer: ResizeObserver | undefined;

function hideClipped(entries: ResizeObserverEntry[]): void {
  // All reads before all writes: one layout for a screenful.
  const parts = entries.flatMap(({ target }) => {
    const top = target.getBoundingClientRect().bottom;
    return [...target.children].map((part) => ({
      part,
      isClipped: part.getBoundingClientRect().top >= top,
    }));
  });
  for (const { part, isClipped } of parts) part.toggleAttribute('data-clipped', isClipped);
}

/** Looks again whenever the line's width or `content` changes. */
export function useFittingParts(line: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: observing anew reports once, which is the point
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    observer ??= new ResizeObserver(hideClipped);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [line, content]);
}
