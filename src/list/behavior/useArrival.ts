import { type RefObject, useState } from 'react';

/** The parts that animate: pictures grow a little, words fade in. */
const PARTS: readonly [selector: string, from: Keyframe][] = [
  ['.mry-MerchantLogo', { opacity: 0, scale: 0.94 }],
  ['.mry-TransactionRow-name', { opacity: 0 }],
  ['.mry-TransactionRow-line', { opacity: 0 }],
];
/** Delay between one row and the next. */
const STAGGER_MS = 20;
/** Number of rows that are staggered; later ones appear at once. */
const MAX_ROWS = 8;
/** How long a tile waits for its picture. */
const MAX_WAIT_MS = 300;

interface Leaving {
  /** Index among the rows of the commit. */
  place: number;
  /** Copies of the previous parts. */
  copies: (HTMLElement | undefined)[];
}

/**
 * Cross-fades a row from what it showed to its merchant, so that it is never empty. `onLeave` is
 * called before the commit that shows the result of a lookup, `onArrival` in that commit; rows that
 * mount with a result, and parts that do not change, are not animated. Changes no layout. The
 * duration is `--mry-duration-arrival`, zero for reduced motion.
 */
export function useArrival(root: RefObject<HTMLElement | null>): Arrival {
  const [arrival] = useState(() => createArrival(root));
  return arrival;
}

interface Arrival {
  onLeave: (row: Element) => void;
  onArrival: (row: Element) => void;
}

function createArrival(root: RefObject<HTMLElement | null>): Arrival {
  const leaving = new Map<Element, Leaving>();
  /**
   * Duration for the rows of one commit. Read before they change, while reading causes no style
   * recalculation.
   */
  let duration = 0;
  return {
    onLeave(row) {
      const list = root.current;
      // jsdom has no animations.
      if (!list?.animate || leaving.size === MAX_ROWS) return;
      // All rows of a response arrive in one commit.
      if (leaving.size === 0) {
        duration = durationOf(list);
        queueMicrotask(() => leaving.clear());
      }
      if (duration === 0) return;
      const copies = PARTS.map(([selector]) => copyOf(row.querySelector(selector)));
      leaving.set(row, { place: leaving.size, copies });
    },
    onArrival(row) {
      const left = leaving.get(row);
      if (!left) return;
      const timing: KeyframeAnimationOptions = {
        duration,
        delay: left.place * STAGGER_MS,
        easing: 'ease-out',
        fill: 'backwards',
      };
      PARTS.forEach(([selector, from], index) => {
        const part = row.querySelector(selector);
        const copy = left.copies[index];
        if (part && copy && !looksLike(copy, part)) crossFade(copy, part, from, timing);
      });
    },
  };
}

/** In milliseconds. */
function durationOf(element: Element): number {
  const text = getComputedStyle(element).getPropertyValue('--mry-duration-arrival').trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1_000);
}

/** A visual copy of a part at its place in the row, neither interactive nor accessible. */
function copyOf(part: Element | null): HTMLElement | undefined {
  const row = part?.closest('.mry-TransactionRow');
  if (!part || !row) return undefined;
  const copy = document.createElement('div');
  for (const { name, value } of part.attributes) {
    if (/^(?:class|dir|lang|data-.*)$/.test(name)) copy.setAttribute(name, value);
  }
  copy.classList.add('_mry-leaving');
  copy.append(...[...part.childNodes].map((node) => node.cloneNode(true)));
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const box = part.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  copy.style.left = `${box.left - frame.left - row.clientLeft}px`;
  copy.style.top = `${box.top - frame.top - row.clientTop}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  return copy;
}

/** Whether a part looks unchanged: the same words, glyph and, for a tile, hue, and no picture. */
function looksLike(copy: HTMLElement, part: Element): boolean {
  return (
    copy.textContent === part.textContent &&
    Boolean(copy.querySelector('svg')) === Boolean(part.querySelector('svg')) &&
    copy.dataset.hue === (part as HTMLElement).dataset.hue &&
    !copy.querySelector('img') &&
    !part.querySelector('img[data-loaded]')
  );
}

function crossFade(
  copy: HTMLElement,
  part: Element,
  from: Keyframe,
  timing: KeyframeAnimationOptions,
): void {
  part.closest('.mry-TransactionRow')?.append(copy);
  const coming = part.animate([from, {}], timing);
  const going = copy.animate([{}, { opacity: 0 }], { ...timing, fill: 'forwards' });
  going.onfinish = going.oncancel = () => copy.remove();
  const picture = part.querySelector<HTMLImageElement>('img:not([data-loaded])');
  if (!picture) return;
  coming.pause();
  going.pause();
  const decoded = picture.decode().then(
    // Without its own fade, because it fades in with its tile.
    () => picture.setAttribute('data-loaded', ''),
    () => undefined,
  );
  const waited = new Promise((done) => setTimeout(done, MAX_WAIT_MS));
  void Promise.race([decoded, waited]).then(() => {
    coming.play();
    going.play();
  });
}
