'use client';
import { useEffect, useState } from 'react';
import type { RequestType, Transaction } from '../../service/types.js';
import { createLookup } from '../cache/createLookup.js';
import { useMerchantContext } from '../provider/MerchantContext.js';

export interface PlannerHints {
  /** Rows just outside the screen, nearest first in the direction of travel. */
  next: readonly Transaction[];
  scrolling: boolean;
  /** Instead of the provider's request type. */
  type: RequestType | undefined;
}

/** Tells the planner what a list knows beyond its visible rows, until the list unmounts. */
export function usePlannerHints({ next, scrolling, type }: PlannerHints): void {
  const { config, shared } = useMerchantContext();
  const [source] = useState(() => ({}));
  // The planner is read when an effect starts: when the list unmounts it may have stopped.
  useEffect(() => {
    const planner = shared.start();
    planner.setNext(
      source,
      next.map((row) => createLookup(row, config, type)),
    );
    return () => planner.setNext(source, []);
  }, [shared, source, next, config, type]);
  useEffect(() => {
    const planner = shared.start();
    planner.setScrolling(source, scrolling);
    return () => planner.setScrolling(source, false);
  }, [shared, source, scrolling]);
}
