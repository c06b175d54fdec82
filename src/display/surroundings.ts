import { failedImages } from './images/failedImages.js';
import { wakeUpIn } from './wakeUpIn.js';

/**
 * What changes around components while their props stay the same: the time, pictures that fail, the
 * kind of pointer. One timer and one listener serve all of them. Components ask again when they are
 * notified; whoever gets the same answer does not render.
 */

const listeners = new Set<() => void>();
let sources: readonly (() => void)[] = [];
/** The earliest change that anybody has read, in milliseconds since 1970. */
let changesAt = Infinity;
let timerAt = Infinity;
let cancelTimer = () => {};

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    sources = [failedImages.subscribe(notify), watchPointer()];
  }
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const stop of sources) stop();
    stopTimer();
    changesAt = Infinity;
  };
}

function notify(): void {
  for (const listener of listeners) listener();
  schedule();
}

/** Says that what was read changes so many milliseconds from now. Callable while rendering. */
export function expectChangeIn(delayMs: number): void {
  const at = Date.now() + delayMs;
  if (at >= changesAt) return;
  changesAt = at;
}

function schedule(): void {
  if (changesAt >= timerAt) return;
  stopTimer();
  timerAt = changesAt;
  cancelTimer = wakeUpIn(timerAt - Date.now(), () => {
    timerAt = Infinity;
    // Everybody reads again, and says when that changes.
    changesAt = Infinity;
    notify();
  });
}

function stopTimer(): void {
  cancelTimer();
  timerAt = Infinity;
}

const COARSE = '(pointer: coarse)';
let pointer: MediaQueryList | undefined;

/** Absent in jsdom, where hosts may test their pages. */
const pointerQuery = () =>
  (pointer ??= typeof matchMedia === 'function' ? matchMedia(COARSE) : undefined);

/** Whether the main pointer is a finger: small buttons in a row then give way to the row itself. */
export const hasCoarsePointer = (): boolean => pointerQuery()?.matches ?? false;

function watchPointer(): () => void {
  const query = pointerQuery();
  query?.addEventListener('change', notify);
  return () => {
    query?.removeEventListener('change', notify);
    pointer = undefined;
  };
}
