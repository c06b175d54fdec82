'use client';
import { startTransition, useEffect } from 'react';
import type { ListModel } from './createListModel.js';

/** Leaves time for other work of the first paint. */
const DELAY_MS = 50;

/** Reads the remaining rows of a list once its first rows have been painted. */
export function useReadRemainingRows({ unread, readRemaining }: ListModel): void {
  useEffect(() => {
    if (unread === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => void readRemaining()), DELAY_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [unread, readRemaining]);
}
