import { expect } from 'vitest';
import { untilIdle } from '../untilIdle.js';
import { endOfAnimations } from './endOfAnimations.js';

const UNANSWERED = '[data-status="idle"], [data-status="pending"]';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Resolves when forms, results and pictures are there, and overflowing parts are hidden. */
export async function settleStates(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(() => all('[data-preparing]').length).toBe(0);
  // Otherwise pictures off screen would not load.
  for (const image of document.images) image.loading = 'eager';
  await expect
    .poll(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const lists = '[data-service]:not([data-service="silent"])';
  await expect.poll(() => all(`${lists} :is(${UNANSWERED})`).length).toBe(0);
  await endOfAnimations();
  // The silent service never responds; the others have.
  await untilIdle({ ignoreQueries: true });
}
