/** The offset of a scroller `elapsedMs` after it started at `start`; undefined at the end. */
export type ScrollCourse = (start: number, elapsedMs: number) => number | undefined;

/** One row of 68 px in three quarters of a second. */
const READING_PX_PER_S = 90;
const FLING_ROWS = 2400;
const ROW_PX = 68;
const FLING_MS = 1500;

export const readingCourse: ScrollCourse = (start, elapsedMs) =>
  start + (elapsedMs / 1000) * READING_PX_PER_S;

/** As after a swipe: fast, then slower and slower. */
export const flingCourse: ScrollCourse = (start, elapsedMs) => {
  const left = 1 - elapsedMs / FLING_MS;
  return left <= 0 ? undefined : start + FLING_ROWS * ROW_PX * (1 - left ** 3);
};

/**
 * Scrolls `element` along `course`, one step per frame, and calls `onEnd` at the end. The returned
 * function stops it.
 */
export function createScroll(
  element: HTMLElement,
  course: ScrollCourse,
  onEnd: () => void,
): () => void {
  const start = element.scrollTop;
  const startedAt = performance.now();
  const step = () => {
    const top = course(start, performance.now() - startedAt);
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    if (top === undefined || (isAtEnd && top > start)) {
      onEnd();
      return;
    }
    element.scrollTop = top;
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
