'use client';
import { useInView } from 'react-intersection-observer';

/** Less than a pixel of any row. Zero would count rows that only touch the edge of the screen. */
export const VISIBLE_SHARE = 0.001;

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
  const { ref, inView } = useInView({ threshold: VISIBLE_SHARE, fallbackInView: true });
  return { ref, visible: inView };
}
