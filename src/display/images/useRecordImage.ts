'use client';
import { type ComponentPropsWithRef, type SyntheticEvent, useReducer } from 'react';
import { parseUrl } from '../../record/links.js';
import { useDisplay } from '../useDisplay.js';
import { failedImages } from './failedImages.js';
import type { AllowedImage, ImagePolicy } from './ImagePolicy.js';

export interface RecordImage {
  /** The record's own URL for it. */
  source: string;
  props: ComponentPropsWithRef<'img'> & { src: string };
}

/**
 * Props of an `<img>` for the first of some URLs that the image policy allows and that has not failed in this session; undefined
 * when none is left. Once loaded the element carries `data-loaded`.
 */
export function useRecordImage(sources: readonly (string | undefined)[]): RecordImage | undefined {
  const { images } = useDisplay();
  const [, tryNext] = useReducer((count: number) => count + 1, 0);
  const found = firstImage(sources, images);
  if (!found) return undefined;
  const { source, image } = found;
  const props = {
    ref: markIfComplete,
    src: image.src,
    referrerPolicy: image.referrerPolicy,
    loading: 'lazy',
    decoding: 'async',
    onLoad: markLoaded,
    onError: () => {
      failedImages.add(image.src);
      tryNext();
    },
  } as const;
  return { source, props };
}

function firstImage(
  sources: readonly (string | undefined)[],
  policy: ImagePolicy,
): { source: string; image: AllowedImage } | undefined {
  for (const source of sources) {
    const url = source ? parseUrl(source) : undefined;
    // As in a link, a name and password in an address are nobody's business.
    const image = url && !url.username && !url.password && policy(url);
    if (source && image && !failedImages.has(image.src)) return { source, image };
  }
  return undefined;
}

/** An attribute, not state: the fade is CSS's business and must not render the row again. */
function markLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = '';
}

/** A picture that came with the server's HTML may have loaded before React listened. */
function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset.loaded = '';
}
