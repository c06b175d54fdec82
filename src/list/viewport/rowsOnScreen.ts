import { VISIBLE_SHARE } from '../../query/hooks/observeVisibility.js';
import { parentOf } from './findScroller.js';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Rows whose boxes are on screen, within the window and all clipping ancestors. None in a hidden
 * tab, or in content the browser skips. An `IntersectionObserver` is more accurate, for instance in
 * a frame that is itself out of view, but reports a frame later.
 */
export function rowsOnScreen(rows: readonly HTMLElement[]): readonly HTMLElement[] {
  const [first] = rows;
  if (!first?.checkVisibility?.({ contentVisibilityAuto: true })) return [];
  const { hidden, defaultView } = first.ownerDocument;
  if (hidden || !defaultView) return [];
  const { left, top, right, bottom } = clipOf(first, defaultView);
  return rows.filter((row) => {
    const box = row.getBoundingClientRect();
    const width = Math.min(box.right, right) - Math.max(box.left, left);
    const height = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return width > 0 && height > 0 && width * height >= VISIBLE_SHARE * box.width * box.height;
  });
}

/** The part of the window in which all ancestors leave an element visible. */
function clipOf(element: Element, { innerWidth, innerHeight }: Window): Box {
  const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { body, documentElement } = element.ownerDocument;
  for (let box = parentOf(element); box && box !== documentElement; box = parentOf(box)) {
    // What overflows the body overflows the window.
    if (box === body || getComputedStyle(box).overflow === 'visible') continue;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    clip.left = Math.max(clip.left, left);
    clip.top = Math.max(clip.top, top);
    clip.right = Math.min(clip.right, right);
    clip.bottom = Math.min(clip.bottom, bottom);
  }
  return clip;
}
