/**
 * State outside components that changes while their props stay the same: the time, failed pictures,
 * the kind of pointer. All components share one timer and one listener. They reread it when
 * notified, and rerender only if what they read has changed.
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
  // The pointer may have changed since rows were rendered.
  isCoarse = undefined;
  query?.addEventListener('change', readPointer);
  // Timers may be suspended while a tab is hidden.
  document.addEventListener('visibilitychange', wake);
  return () => {
    query?.removeEventListener('change', readPointer);
    pointer = isCoarse = undefined;
    document.removeEventListener('visibilitychange', wake);
    clearTimeout(timer);
    timerAt = changesAt = Infinity;
  };
}

/** Maximum delay of the timer, which is suspended while the machine sleeps. */
const MAX_SLEEP_MS = 60_000;

/** The next known change, when the timer fires, and when it was set; in milliseconds since 1970. */
let changesAt = Infinity;
let timerAt = Infinity;
let timerSetAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Registers when something that was read will change. Safe during render: the timer starts with the
 * first subscriber. Ignores a clock without a valid time.
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
  timerSetAt = Date.now();
  timer = setTimeout(wake, Math.min(Math.max(0, timerAt - timerSetAt), MAX_SLEEP_MS));
}

function wake(): void {
  clearTimeout(timer);
  timerAt = Infinity;
  const now = Date.now();
  // If the clock was put back, everything was read too late.
  if (now < changesAt && now >= timerSetAt) {
    schedule();
  } else {
    // Every component rereads, and registers its next change.
    changesAt = Infinity;
    notify();
  }
}

let pointer: MediaQueryList | undefined;

/** `matchMedia` is absent in jsdom, where host apps may test their pages. */
const pointerQuery = () =>
  (pointer ??= typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined);

/** Cached until it changes, because `matchMedia` takes longer than rendering a row's name. */
let isCoarse: boolean | undefined;

/**
 * Whether the primary pointer is coarse. Small buttons in a row then give way to the row itself.
 */
export const hasCoarsePointer = (): boolean => (isCoarse ??= pointerQuery()?.matches ?? false);
