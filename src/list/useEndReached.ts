'use client';
import { useEffect, useRef } from 'react';

/** So many rows before the end the next ones are wanted. */
const END_DISTANCE = 10;

/** Calls `onEndReached` once per length of the list, when the reader comes near its end and there is more. */
export function useEndReached(options: {
  count: number;
  lastVisible: number | undefined;
  wanted: boolean;
  onEndReached: (() => void) | undefined;
}): void {
  const { count, lastVisible = -1, wanted, onEndReached } = options;
  const latest = useRef(onEndReached);
  useEffect(() => {
    latest.current = onEndReached;
  });
  const isNear = wanted && lastVisible >= 0 && lastVisible >= count - END_DISTANCE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list asks anew
  useEffect(() => {
    if (isNear) latest.current?.();
  }, [isNear, count]);
}
