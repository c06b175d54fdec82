import { expect } from 'vitest';

/**
 * Resolves when no finite animation by time runs, because half-transparent text would fail its contrast. Does
 * not await `finished`: a paused animation never gets there.
 */
export async function endOfAnimations(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  await expect.poll(() => running().length).toBe(0);
}
