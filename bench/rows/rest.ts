import { nextFrame } from './inTask.js';

/** Waits for two frames, the pictures on screen, and animations. */
export async function rest(): Promise<void> {
  await nextFrame();
  const pictures = [...document.images].filter((image) => !image.complete && isOnScreen(image));
  await Promise.all(pictures.map((image) => image.decode()));
  await nextFrame();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Asks for the row's box: a picture's own would lay out what `content-visibility` skips. */
function isOnScreen(image: HTMLImageElement): boolean {
  const row = image.closest('.FloorRow, .mry-TransactionRow') ?? image;
  return row.getBoundingClientRect().top < window.innerHeight;
}
