export interface ScrollCourse {
  durationMs: number;
  /** The distance that is scrolled after `elapsedMs`. */
  distance(elapsedMs: number): number;
}

/** One row of 68 px in three quarters of a second. */
const READING_PX_PER_S = 90;
const FLING_ROWS = 2400;
const ROW_PX = 68;
const FLING_MS = 1500;

export const readingCourse: ScrollCourse = {
  durationMs: Number.POSITIVE_INFINITY,
  distance: (elapsedMs) => (elapsedMs / 1000) * READING_PX_PER_S,
};

/** As after a swipe: fast, then slower and slower. */
export const flingCourse: ScrollCourse = {
  durationMs: FLING_MS,
  distance: (elapsedMs) => FLING_ROWS * ROW_PX * (1 - (1 - elapsedMs / FLING_MS) ** 3),
};

/**
 * Scrolls `element` along `course`, one step per frame, to its end even where frames are rare, and
 * calls `onEnd` there. The returned function stops it.
 */
export function createScroll(
  element: HTMLElement,
  { durationMs, distance }: ScrollCourse,
  onEnd: () => void,
): () => void {
  const start = element.scrollTop;
  const startedAt = performance.now();
  const step = () => {
    const elapsedMs = Math.min(performance.now() - startedAt, durationMs);
    const moved = distance(elapsedMs);
    element.scrollTop = start + moved;
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    if (elapsedMs === durationMs || (isAtEnd && moved > 0)) onEnd();
    else frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
