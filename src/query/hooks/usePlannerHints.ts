'use client';
import { useEffect, useState } from 'react';
import type { RequestType, Transaction } from '../../service/types.js';
import { createLookup } from '../cache/createLookup.js';
import type { MerchantConfig } from '../provider/MerchantConfig.js';
import type { PlannerHandle } from '../provider/PlannerHandle.js';

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
  // The planner is read when an effect starts: by the time a list is gone, its planner may be gone too.
  useEffect(() => {
    const { planner } = handle;
    planner.setNext(
      source,
      next.map((row) => createLookup(row, config, type)),
    );
    return () => planner.setNext(source, []);
  }, [handle, handle.session, source, next, config, type]);
  useEffect(() => {
    const { planner } = handle;
    planner.setScrolling(source, scrolling);
    return () => planner.setScrolling(source, false);
  }, [handle, handle.session, source, scrolling]);
}
