'use client';
import { useEffect, useState } from 'react';
import { observeVisibility, VISIBLE_SHARE } from './observeVisibility.js';

export interface RowVisibility {
  ref: (element: Element | null) => void;
  visible: boolean;
}

/**
 * Whether a row of a plain, non-virtual list is on screen: for `useMerchant`'s `visible`. All rows
 * share one `IntersectionObserver`. False on the server; true where there is no
 * `IntersectionObserver`, as in jsdom.
 */
export function useRowVisibility(): RowVisibility {
  const [element, ref] = useState<Element | null>(null);
  const [visible, setVisible] = useState(false);
  useEffect(
    () => (element ? observeVisibility(element, VISIBLE_SHARE, setVisible) : setVisible(false)),
    [element],
  );
  return { ref, visible };
}
