import { afterEach, beforeEach, vi } from 'vitest';

/** Time stands still in every test of the file that imports this; React, which has its own scheduler, goes on. */
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.parse('2026-11-20T12:00:00Z'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const STEPS = 20;

/** Lets React render, promises settle and timers without a delay run, then turns the clock in steps. */
export async function flush(ms = 0): Promise<void> {
  await rest();
  if (ms < STEPS) {
    for (let step = 0; step < ms; step += 1) {
      await vi.advanceTimersByTimeAsync(1);
      await rest();
    }
    return;
  }
  for (let step = 0; step < STEPS; step += 1) {
    await vi.advanceTimersByTimeAsync(ms / STEPS);
    await rest();
  }
}

async function rest(): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}
