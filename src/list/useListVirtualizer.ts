'use client';
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { ListItems } from './createItems.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/** Rows mounted beyond each edge of the screen. */
const OVERSCAN = 6;

export interface ListVirtualizerOptions {
  root: RefObject<HTMLElement | null>;
  items: ListItems;
  enabled: boolean;
  /** The page scrolls, not the list. */
  scrollsPage: boolean;
  rowSize: number;
  headingSize: number;
  /** Height of the line that sticks below the rows. */
  attributionSize: number;
  /** Item that stays mounted wherever the list is scrolled: the one with the focus. */
  kept: number | undefined;
  keyOf: (item: number) => string | number;
}

/** TanStack Virtual over headings and rows, for a list that scrolls itself and for one on a page that does. */
export function useListVirtualizer(
  options: ListVirtualizerOptions,
): Virtualizer<HTMLElement, HTMLElement> {
  const { root, items, enabled, scrollsPage, rowSize, headingSize, attributionSize, kept, keyOf } =
    options;
  const [margin, setMargin] = useState(0);
  useIsomorphicLayoutEffect(() => {
    const onPage = scrollsPage && enabled;
    const measure = () => {
      const top = onPage ? (root.current?.getBoundingClientRect().top ?? 0) + window.scrollY : 0;
      setMargin(top);
    };
    measure();
    if (!onPage || typeof ResizeObserver === 'undefined') return undefined;
    // What stands above the list on the page may grow.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root, scrollsPage, enabled]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const mounted = defaultRangeExtractor(range);
      const first = mounted[0];
      const extra = [first, kept].flatMap((item) =>
        item === undefined || item >= items.count ? [] : [items.headingOf(items.dayOf(item)), item],
      );
      return [...new Set([...extra, ...mounted])].sort((a, b) => a - b);
    },
    [items, kept],
  );
  const estimateSize = useCallback(
    (item: number) => (items.isHeading(item) ? headingSize : rowSize),
    [items, headingSize, rowSize],
  );

  // The same hook serves both scrollers: a window differs in these functions only, which the types of TanStack Virtual keep
  // apart by the scroll element.
  const page = {
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    // Without it the first write would scroll the page to its top.
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
  } as unknown as typeof box;
  const box = {
    getScrollElement: () => root.current,
    observeElementRect: observeElementRect<HTMLElement>,
    observeElementOffset: observeElementOffset<HTMLElement>,
    scrollToFn: elementScroll<HTMLElement>,
  };
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...(scrollsPage ? page : box),
    count: items.count,
    enabled,
    estimateSize,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    rangeExtractor,
    scrollMargin: margin,
    // A row that is revealed must not end up behind the heading or the line that stick there.
    scrollPaddingStart: headingSize,
    scrollPaddingEnd: attributionSize,
  });
  const measured = useRef(`${rowSize} ${headingSize}`);
  useIsomorphicLayoutEffect(() => {
    const sizes = `${rowSize} ${headingSize}`;
    if (measured.current === sizes) return;
    measured.current = sizes;
    // New sizes make the old measurements wrong, but for rows that were measured themselves.
    virtualizer.measure();
    for (const element of virtualizer.elementsCache.values()) virtualizer.measureElement(element);
  }, [virtualizer, rowSize, headingSize]);
  return virtualizer;
}
