'use client';
import { useSyncExternalStore } from 'react';
import type { ImageSource } from '../../view/images/firstAllowedImage.js';
import type { ImageRules } from '../../view/images/ImagePolicy.js';
import { failedImages } from './failedImages.js';

const NONE: ReadonlySet<string> = new Set();

/** The rules now. `failed` undefined: on the server or in the hydrating render. */
export function imageRules(
  images: ImageRules['images'],
  failed: ReadonlySet<string> | undefined,
): ImageRules {
  return { images, ownOrigin: failed && location.origin, failed: failed ?? NONE };
}

/**
 * One bit for each of these pictures that has failed, so that only a change of theirs renders
 * again. Undefined on the server and in the hydrating render.
 */
export function useFailedBits(sources: readonly ImageSource[]): number | undefined {
  return useSyncExternalStore<number | undefined>(
    failedImages.subscribe,
    () => failedBits(sources),
    () => undefined,
  );
}

/** The bits now. */
export function failedBits(sources: readonly ImageSource[]): number {
  const failed = failedImages.getSnapshot();
  if (failed.size === 0) return 0;
  return sources.reduce(
    (bits, { url = '' }, index) => bits | (failed.has(url) ? 1 << index : 0),
    0,
  );
}

/** The pictures that `useFailedBits` names. */
export function failedOf(
  sources: readonly ImageSource[],
  bits: number | undefined,
): ReadonlySet<string> | undefined {
  if (!bits) return bits === 0 ? NONE : undefined;
  return new Set(sources.flatMap(({ url = '' }, index) => (bits & (1 << index) ? [url] : [])));
}
