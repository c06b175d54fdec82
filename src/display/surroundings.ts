/**
 * What changes around components while their props stay the same: the time, pictures that fail, the
 * kind of pointer. One timer and one listener serve all of them. They read again when notified, and render only if what they read has changed.
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
  const query = pointerQuery();
  const readPointer = () => {
    isCoarse = undefined;
    notify();
  };
  // It may have changed since rows were rendered.
  isCoarse = undefined;
  query?.addEventListener('change', readPointer);
  // Timers may stand still while a tab is hidden.
  document.addEventListener('visibilitychange', wake);
  return () => {
    query?.removeEventListener('change', readPointer);
    pointer = isCoarse = undefined;
    document.removeEventListener('visibilitychange', wake);
    clearTimeout(timer);
    timerAt = changesAt = Infinity;
  };
}

/** A timer stands still while the machine sleeps, so none is to wait for hours. */
const MAX_SLEEP_MS = 60_000;

/** The next known change, and when the timer fires, in milliseconds since 1970. */
let changesAt = Infinity;
let timerAt = Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says when what was read changes. Callable while rendering: the timer starts with the first
 * subscriber. A clock without a valid time changes nothing.
 */
export function expectChangeIn(delayMs: number): void {
  const at = Date.now() + delayMs;
  if (!(at < changesAt)) return;
  changesAt = at;
  schedule();
}

function schedule(): void {
  if (listeners.size === 0 || changesAt >= timerAt) return;
  clearTimeout(timer);
  timerAt = changesAt;
  timer = setTimeout(wake, Math.min(Math.max(0, timerAt - Date.now()), MAX_SLEEP_MS));
}

function wake(): void {
  clearTimeout(timer);
  timerAt = Infinity;
  if (Date.now() < changesAt) {
    schedule();
  } else {
    // Every component reads again, and with it the time of its next change.
    changesAt = Infinity;
    notify();
  }
}

let pointer: MediaQueryList | undefined;

/** Absent in jsdom, where hosts may test their pages. */
const pointerQuery = () =>
  (pointer ??= typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined);

/** Remembered until it changes: asking the browser takes longer than a row's name does. */
let isCoarse: boolean | undefined;

/** Whether the main pointer is a finger: small buttons in a row then give way to the row itself. */
export const hasCoarsePointer = (): boolean => (isCoarse ??= pointerQuery()?.matches ?? false);
