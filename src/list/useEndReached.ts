'use client';
import { useEffect, useRef } from 'react';

/** So many rows before the end the next ones are wanted. */
const END_DISTANCE = 10;

/**
 * Calls `onEndReached` when the reader comes near the end and there is more: once per length of the list, and again when the
 * reader has gone away from the end and come back, so that a page that failed is asked again by hand and not in a loop.
 */
export function useEndReached(options: {
  count: number;
  lastVisible: number | undefined;
  wanted: boolean;
  onEndReached: (() => void) | undefined;
}): void {
  const { count, lastVisible, wanted, onEndReached } = options;
  const asked = useRef<number>(undefined);
  const isNear = lastVisible !== undefined && lastVisible >= count - END_DISTANCE;
  useEffect(() => {
    if (!isNear) asked.current = undefined;
    else if (wanted && asked.current !== count) {
      asked.current = count;
      onEndReached?.();
    }
  }, [isNear, wanted, count, onEndReached]);
}
