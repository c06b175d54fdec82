import { expect } from 'vitest';
import { endOfAnimations } from '../accessibility/endOfAnimations.js';

const FONTS = ['Inter Variable', 'Noto Sans Arabic Variable', 'Noto Sans JP Variable'];
const WEIGHTS = [400, 500, 600, 700];
/** A letter of each font file: Latin, extended Latin, currency signs, Arabic, Japanese. */
const LETTERS = 'aāł€₺ب円';

const RESPONSIVE = '[data-service]:not([data-service="silent"])';
const PENDING = '[data-status="idle"], [data-status="pending"]';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Resolves when fonts, pictures, results and forms are there and overflowing parts are hidden. */
export async function settle(): Promise<void> {
  const fonts = FONTS.flatMap((font) => WEIGHTS.map((weight) => `${weight} 16px "${font}"`));
  await Promise.all(fonts.map((font) => document.fonts.load(font, LETTERS)));
  await expect.poll(() => all('[data-preparing]').length).toBe(0);
  // The code of an open popover is loaded on demand.
  await expect.poll(() => all('[data-room]:not([aria-expanded="true"])').length).toBe(0);
  await expect.poll(() => all(`${RESPONSIVE} :is(${PENDING})`).length).toBe(0);
  for (const image of document.images) image.loading = 'eager';
  await expect.poll(() => [...document.images].every(hasLoaded)).toBe(true);
  await document.fonts.ready;
  await endOfAnimations();
  // Resize observers run after layout; their changes are drawn in the next frame.
  await frame();
  await frame();
}

/**
 * A picture that fails is replaced by another one or by a letter. One in the place of a letter is
 * shown when it is marked; that of a category has no such state.
 */
const hasLoaded = (image: HTMLImageElement) =>
  image.complete && (image.dataset.loaded !== undefined || image.matches('.mry-CategoryIcon-icon'));
