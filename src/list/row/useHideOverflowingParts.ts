'use client';
import { type RefObject, useEffect } from 'react';

const LINE = '.mry-TransactionRow-line';

/** One observer serves all rows. */
let observer: ResizeObserver | undefined;

function getObserver(): ResizeObserver {
  observer ??= new ResizeObserver(hideClipped);
  return observer;
}

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

/**
 * Takes parts that do not fit into the row's one line out of the tab order and the accessibility
 * tree: CSS wraps them below the line, where they are clipped, and `data-clipped` hides them. Looks
 * again when the line or one of its parts changes its size, and after every render of the row.
 */
export function useHideOverflowingParts(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const resizes = getObserver();
    const observed = [element, ...element.children];
    for (const part of observed) resizes.observe(part);
    return () => {
      for (const part of observed) resizes.unobserve(part);
    };
  });
}
