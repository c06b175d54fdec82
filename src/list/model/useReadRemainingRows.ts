'use client';
import { startTransition, useEffect } from 'react';
import type { ListModel } from './createListModel.js';

/** After what else the first paint causes. */
const DELAY_MS = 50;

/** Has a list that has opened with its first rows read the others, once those have been painted. */
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
