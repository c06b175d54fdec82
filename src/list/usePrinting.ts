'use client';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { ListViewport } from './ListViewport.js';

/** Renders the rows for paper while the page is printed: browsers lay out right after the event. */
export function usePrinting(viewport: ListViewport): void {
  useEffect(() => {
    const set = (isPrinting: boolean) => flushSync(() => viewport.set({ isPrinting }));
    const start = () => set(true);
    const end = () => set(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    // For print previews that fire no events. Absent in jsdom.
    const media = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
    const follow = ({ matches }: MediaQueryListEvent) => set(matches);
    media?.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media?.removeEventListener('change', follow);
    };
  }, [viewport]);
}
