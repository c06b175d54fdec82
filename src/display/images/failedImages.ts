import { expectChangeIn, notify } from '../pageState.js';
import type { ImageSource } from './firstAllowedImage.js';
import type { ImageRules } from './ImagePolicy.js';

const MAX_FAILED_IMAGES = 2_000;
const FORGET_AFTER_MS = 10 * 60_000;

/** Time of each failure in milliseconds since 1970, oldest first. */
const failures = new Map<string, number>();
let version = 0;

/**
 * Pictures that failed to load, so that a recycled row goes straight to the next source instead of
 * flickering. A failure is forgotten after ten minutes, and when the browser comes back online,
 * because the network may have been at fault. A URL says nothing about a user, so the page shares
 * one list. Subscribers of `pageState` are notified of changes.
 */
export const failedImages = {
  add(url: string): void {
    failures.delete(url);
    failures.set(url, Date.now());
    const [oldest] = failures.keys();
    if (failures.size > MAX_FAILED_IMAGES && oldest !== undefined) failures.delete(oldest);
    window.addEventListener('online', failedImages.clear, { once: true });
    version += 1;
    notify();
  },
  /** Takes a URL as the record has it. */
  has(url: string): boolean {
    if (failures.size === 0) return false;
    failedImages.getVersion();
    return failures.has(url);
  },
  /** Changes with every change of the list. Also drops expired failures. */
  getVersion(): number {
    for (const [url, failedAt] of failures) {
      const waitMs = failedAt + FORGET_AFTER_MS - Date.now();
      if (waitMs > 0) {
        expectChangeIn(waitMs);
        break;
      }
      failures.delete(url);
      version += 1;
    }
    return version;
  },
  clear(): void {
    failures.clear();
    version += 1;
    notify();
  },
};

const NONE: ReadonlySet<string> = new Set();

/** The current image rules. Unmounted, on the server and while hydrating, nothing has failed. */
export function imageRules(images: ImageRules['images'], isMounted: boolean): ImageRules {
  if (!isMounted) return { images, ownOrigin: undefined, failed: NONE };
  // Hundreds of rows share the same rules.
  if (!lastRules || lastRules.images !== images) {
    lastRules = { images, ownOrigin: location.origin, failed: failedImages };
  }
  return lastRules;
}

let lastRules: ImageRules | undefined;

/** A bit mask of the pictures that have failed. */
export function failedBits(sources: readonly ImageSource[]): number {
  if (failures.size === 0) return 0;
  return sources.reduce(
    (bits, { url = '' }, index) => (failedImages.has(url) ? bits | (1 << index) : bits),
    0,
  );
}
