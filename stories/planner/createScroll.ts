/** Where a scroller is `elapsedMs` after it began at `start`; undefined: it has arrived. */
export type ScrollCourse = (start: number, elapsedMs: number) => number | undefined;

/** A row of 68 px in three quarters of a second. */
const READING_PX_PER_S = 90;
const FLING_ROWS = 2400;
const ROW_PX = 68;
const FLING_MS = 1500;

export const readingCourse: ScrollCourse = (start, elapsedMs) =>
  start + (elapsedMs / 1000) * READING_PX_PER_S;

/** As a finger that lets go: fast, then slower and slower. */
export const flingCourse: ScrollCourse = (start, elapsedMs) => {
  const left = 1 - elapsedMs / FLING_MS;
  return left <= 0 ? undefined : start + FLING_ROWS * ROW_PX * (1 - left ** 3);
};

/**
 * Moves `element` along `course`, a step a frame; the returned function stops it. `onEnd` hears of
 * an arrival.
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
