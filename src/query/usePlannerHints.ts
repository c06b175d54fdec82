'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RequestType, Transaction } from '../contract/types.js';
import { createLookup } from './createLookup.js';
import type { MerchantConfig } from './MerchantConfig.js';
import type { PlannerHandle } from './PlannerHandle.js';

export interface PlannerHints {
  handle: PlannerHandle;
  config: MerchantConfig;
  type: RequestType | undefined;
  /** Rows just outside the screen, nearest first in the direction of travel. */
  next: readonly Transaction[];
  scrolling: boolean;
}

/** Tells the planner what a list knows beyond its visible rows, and takes it back when the list goes. */
export function usePlannerHints({ handle, config, type, next, scrolling }: PlannerHints): void {
  const [source] = useState(() => ({}));
  // Before the effects that start queries, so that the first call of a screenful is filled too.
  useLayoutEffect(() => {
    const lookups = next.map((row) => createLookup(row, config, type));
    handle.planner.setNext(source, lookups);
  }, [handle, source, next, config, type]);
  useLayoutEffect(
    () => handle.planner.setScrolling(source, scrolling),
    [handle, source, scrolling],
  );
  useEffect(
    () => () => {
      handle.planner.setNext(source, []);
      handle.planner.setScrolling(source, false);
    },
    [handle, source],
  );
}
