import type { ListCounts } from '../../apps/visit/countRows.js';

export interface FrameScroll {
  /** Pixels per frame. */
  step: number;
  frames: number;
}

/**
 * Scrolls the list's scroller by a step per frame, and counts the blank points in each. Runs in the
 * page.
 */
export async function scrollByFrames({ step, frames }: FrameScroll): Promise<number[]> {
  const counts: ListCounts = Reflect.get(globalThis, 'listCounts');
  const main = document.querySelector('main');
  const blank: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    (main ?? document.documentElement).scrollTop += step;
    await new Promise(requestAnimationFrame);
    blank.push(counts.count().blank.length);
  }
  return blank;
}
