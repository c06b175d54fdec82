import { type RefObject, useRef } from 'react';

/** What comes, and how: pictures grow a little, words fade in. */
const PARTS: readonly [selector: string, from: Keyframe][] = [
  ['.mry-MerchantLogo', { opacity: 0, scale: 0.94 }],
  ['.mry-TransactionRow-name', { opacity: 0 }],
  ['.mry-TransactionRow-line', { opacity: 0 }],
];
/** Between one row and the next. */
const STAGGER_MS = 20;
/** Rows that come one after the other; those after them are there at once. */
const MAX_ROWS = 8;

/**
 * Lets a row's merchant arrive: called when a row that was looked up has its result, in the commit
 * that shows it, and only then, so that rows that mount with a result stand still. It changes no
 * layout. `--mry-duration-arrival` says how long it takes: nothing where the reader wants less motion.
 */
export function useArrival(root: RefObject<HTMLElement | null>): (row: number) => void {
  const arriving = useRef(0);
  return (row) => {
    const list = root.current;
    // Not in jsdom.
    if (!list?.animate) return;
    const place = arriving.current;
    // All rows of a response arrive in one commit.
    if (place === 0) queueMicrotask(() => (arriving.current = 0));
    arriving.current = place + 1;
    if (place >= MAX_ROWS) return;
    const duration = durationOf(list);
    const element = list.querySelector(`:scope [data-row="${row}"]`);
    if (!element || duration === 0) return;
    for (const [selector, from] of PARTS) {
      element.querySelector(selector)?.animate([from, {}], {
        duration,
        delay: place * STAGGER_MS,
        easing: 'ease-out',
        fill: 'backwards',
      });
    }
  };
}

/** In milliseconds. */
function durationOf(element: Element): number {
  const text = getComputedStyle(element).getPropertyValue('--mry-duration-arrival').trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1_000);
}
