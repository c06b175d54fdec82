'use client';
import { type RefObject, useEffect, useState } from 'react';
import type { TransactionListHandle } from '../../list/TransactionListProps.js';

/** The element of a list, which may be mounted after the bar, or anew. */
export function useListElement(
  list: RefObject<TransactionListHandle | null> | undefined,
): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(list?.current?.element ?? null));
  return element;
}
