import { expect } from 'vitest';
import { endOfAnimations } from './endOfAnimations.js';

const UNANSWERED = '[data-status="idle"], [data-status="pending"]';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const frame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * Resolves when forms, answers and pictures are there, and what does not fit into a line is left
 * out.
 */
export async function settleStates(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(() => all('[data-preparing]').length).toBe(0);
  // Those that are off the screen are not asked for.
  for (const image of document.images) image.loading = 'eager';
  await expect
    .poll(() => [...document.images].every((image) => image.dataset.loaded !== undefined))
    .toBe(true);
  const lists = '[data-service]:not([data-service="silent"])';
  await expect.poll(() => all(`${lists} :is(${UNANSWERED})`).length).toBe(0);
  await endOfAnimations();
  await frame();
  await frame();
}
