import { wakeUpIn } from '../wakeUpIn.js';

const MAX_FAILED_IMAGES = 2_000;
const FORGET_AFTER_MS = 10 * 60_000;

/** Time of each failure in milliseconds since 1970, oldest first. */
const failures = new Map<string, number>();
const subscribers = new Set<() => void>();
let snapshot: ReadonlySet<string> = new Set();
let cancelWakeUp: (() => void) | undefined;

/**
 * Pictures that did not load, so that a recycled row goes straight to the next source instead of
 * flickering. A failure is forgotten after ten minutes, and when the browser is back online: the
 * network may have been at fault. A URL says nothing about a user, so one list serves the page.
 */
export const failedImages = {
  add(url: string): void {
    failures.delete(url);
    failures.set(url, Date.now());
    const [oldest] = failures.keys();
    if (failures.size > MAX_FAILED_IMAGES && oldest !== undefined) failures.delete(oldest);
    if (!cancelWakeUp) {
      cancelWakeUp = wakeUpIn(FORGET_AFTER_MS, forgetExpired);
      window.addEventListener('online', forgetAll);
    }
    notify();
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
  /** Their URLs, as the records have them. Another set after every change. */
  getSnapshot: (): ReadonlySet<string> => snapshot,
};

function forgetAll(): void {
  failures.clear();
  cancelWakeUp?.();
  cancelWakeUp = undefined;
  window.removeEventListener('online', forgetAll);
  notify();
}

function forgetExpired(): void {
  const now = Date.now();
  for (const [url, failedAt] of failures) {
    const waitMs = failedAt + FORGET_AFTER_MS - now;
    if (waitMs > 0) {
      cancelWakeUp = wakeUpIn(waitMs, forgetExpired);
      notify();
      return;
    }
    failures.delete(url);
  }
  forgetAll();
}

function notify(): void {
  snapshot = new Set(failures.keys());
  for (const onChange of subscribers) onChange();
}
