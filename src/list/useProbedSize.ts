'use client';
import { type RefObject, useState } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/**
 * Height of an invisible element that CSS gives the size of a row or a heading: density, text size and theme decide, and
 * the virtualiser follows. `fallback` until measured.
 */
export function useProbedSize(probe: RefObject<HTMLElement | null>, fallback: number): number {
  const [size, setSize] = useState(fallback);
  useIsomorphicLayoutEffect(() => {
    const element = probe.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setSize(element.getBoundingClientRect().height || fallback);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe, fallback]);
  return size;
}
