'use client';
import { type RefObject, useEffect } from 'react';

/**
 * What does not fit wraps below the line's only row, where it is clipped. That is CSS alone; this takes the clipped parts out of
 * the tab order and the accessibility tree too (`data-clipped` is `visibility: hidden`). One observer serves all rows.
 */
let observer: ResizeObserver | undefined;

const LINE = '.mry-TransactionRow-line';

function hideClipped(entries: ResizeObserverEntry[]): void {
  const lines = new Set(entries.map(({ target }) => target.closest(LINE)));
  // All reads before all writes: one layout for a screenful.
  const parts = [...lines].flatMap((line) => {
    const bottom = line?.getBoundingClientRect().bottom ?? 0;
    return [...(line?.children ?? [])].map((part) => ({
      part,
      isClipped: part.getBoundingClientRect().top >= bottom,
    }));
  });
  for (const { part, isClipped } of parts) part.toggleAttribute('data-clipped', isClipped);
}

/** Looks again whenever the line or one of its parts changes its size, and after every render of the row. */
export function useFittingParts(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    observer ??= new ResizeObserver(hideClipped);
    const observed = [element, ...element.children];
    for (const part of observed) observer.observe(part);
    return () => {
      for (const part of observed) observer?.unobserve(part);
    };
  });
}
