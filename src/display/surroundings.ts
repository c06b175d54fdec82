import { subscribeToZones } from '../hours/timeZoneOfCountry.js';

/**
 * What changes around components while their props stay the same: the time, pictures that fail, the
 * kind of pointer, the table of zones that arrives. One timer and one listener serve all of them.
 * They read again when they are notified; whoever reads the same does not render.
 */
const listeners = new Set<() => void>();
let stopSources = () => {};

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopSources = startSources();
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopSources();
  };
}

export function notify(): void {
  for (const listener of [...listeners]) listener();
  schedule();
}

function startSources(): () => void {
  const stopZones = subscribeToZones(notify);
  const query = pointerQuery();
  query?.addEventListener('change', notify);
  // Timers may stand still while a tab is hidden.
  document.addEventListener('visibilitychange', wake);
  return () => {
    stopZones();
    query?.removeEventListener('change', notify);
    pointer = undefined;
    document.removeEventListener('visibilitychange', wake);
    clearTimeout(timer);
    timerAt = changesAt = Infinity;
  };
}

/** The next change that anybody has read of, and when the timer fires, in ms since 1970. */
let changesAt = Infinity;
let timerAt = Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** `setTimeout` overflows above 2^31 − 1 ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Says when what was read changes. Callable while rendering. The timer runs while anybody has
 * subscribed, also for what is first read later: a row's hours come with its merchant.
 */
export function expectChangeIn(delayMs: number): void {
  changesAt = Math.min(changesAt, Date.now() + delayMs);
  schedule();
}

function schedule(): void {
  if (listeners.size === 0 || changesAt >= timerAt) return;
  clearTimeout(timer);
  timerAt = changesAt;
  timer = setTimeout(wake, Math.min(Math.max(0, timerAt - Date.now()), MAX_TIMER_MS));
}

function wake(): void {
  clearTimeout(timer);
  timerAt = Infinity;
  if (Date.now() < changesAt) {
    schedule();
  } else {
    // Everybody reads again, and says when that changes.
    changesAt = Infinity;
    notify();
  }
}

let pointer: MediaQueryList | undefined;

/** Absent in jsdom, where hosts may test their pages. */
const pointerQuery = () =>
  (pointer ??= typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined);

/** Whether the main pointer is a finger: small buttons in a row then give way to the row itself. */
export const hasCoarsePointer = (): boolean => pointerQuery()?.matches ?? false;
