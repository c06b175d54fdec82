'use client';
import { useInView } from 'react-intersection-observer';
import { visibilityOptions } from './observeVisibility.js';

export interface RowVisibility {
  /** For the row's element. */
  ref: (element: Element | null) => void;
  visible: boolean;
}

/**
 * Whether a row of a plain, non-virtual list is on screen: for `useMerchant`'s `visible`. All rows share one
 * `IntersectionObserver`. False on the server; true where there is no `IntersectionObserver`, as in jsdom.
 */
export function useRowVisibility(): RowVisibility {
  const { ref, inView } = useInView(visibilityOptions);
  return { ref, visible: inView };
}
