import { nextFrame } from './inTask.js';

const SETTLE_MS = 150;

/**
 * Waits for two frames, the pictures on screen, animations that end, and what contestants do a moment
 * later.
 */
export async function rest(): Promise<void> {
  await nextFrame();
  const pictures = [...document.images].filter((image) => !image.complete && isOnScreen(image));
  await Promise.all(pictures.map((image) => image.decode()));
  await nextFrame();
  await Promise.all(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  );
  // Merchantry looks at what fits into a row a tenth of a second later.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

/** False for what follows the scroll position, and for what breathes until a response arrives. */
function ends({ effect, timeline }: Animation): boolean {
  const isOverTime = timeline instanceof DocumentTimeline;
  return isOverTime && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}

/** Asks for the row's box: a picture's own would lay out what `content-visibility` skips. */
function isOnScreen(image: HTMLImageElement): boolean {
  const row = image.closest('.FloorRow, .mry-TransactionRow') ?? image;
  return row.getBoundingClientRect().top < window.innerHeight;
}
