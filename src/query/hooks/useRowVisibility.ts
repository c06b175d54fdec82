'use client';
import { useEffect, useRef, useState } from 'react';
import { observeVisibility, VISIBLE_SHARE } from './observeVisibility.js';

export interface RowVisibility {
  ref: (element: Element | null) => void;
  visible: boolean;
}

/**
 * Whether a row of a non-virtualised list is on screen, for `useMerchant`'s `visible`. All rows
 * share one `IntersectionObserver`. False on the server; true without `IntersectionObserver`, as in
 * jsdom.
 */
export function useRowVisibility(): RowVisibility {
  const [element, ref] = useState<Element | null>(null);
  const [visible, setVisible] = useState(false);
  const latest = useRef(visible);
  useEffect(() => {
    const report = (next: boolean) => {
      // React may render even if the state is unchanged.
      if (latest.current === next) return;
      latest.current = next;
      setVisible(next);
    };
    if (element) return observeVisibility(element, VISIBLE_SHARE, report);
    report(false);
    return undefined;
  }, [element]);
  return { ref, visible };
}
