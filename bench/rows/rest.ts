import { nextFrame } from './inTask.js';

/** Waits for two frames, the pictures on screen, and animations. */
export async function rest(): Promise<void> {
  await nextFrame();
  const pictures = [...document.images].filter(
    (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all(pictures.map((image) => image.decode()));
  await nextFrame();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => setTimeout(resolve));
}
