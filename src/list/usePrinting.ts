'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Rendered at once: browsers lay out right after the event. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (next: boolean) => flushSync(() => setPrinting(next));
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
  }, []);
  return isPrinting;
}
