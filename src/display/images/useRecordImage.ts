'use client';
import { type ComponentPropsWithRef, type SyntheticEvent, useSyncExternalStore } from 'react';
import { useDisplay } from '../useDisplay.js';
import { failedImages } from './failedImages.js';
import { firstAllowedImage, type ImageSource } from './firstAllowedImage.js';

export interface RecordImage {
  /** The record's own URL for it. */
  url: string | undefined;
  props: ComponentPropsWithRef<'img'> & { src: string };
}

/**
 * Props of an `<img>` for the first of some pictures that the image policy allows and that has not
 * failed; undefined when none is left. Renders again only when one of these pictures fails or may
 * be tried again. Once loaded the element carries `data-loaded`.
 */
export function useRecordImage(sources: readonly ImageSource[]): RecordImage | undefined {
  const { images } = useDisplay();
  const failed = useSyncExternalStore(
    failedImages.subscribe,
    () => bitsOfFailed(sources),
    () => 0,
  );
  const left = sources.filter((_, index) => (failed & (1 << index)) === 0);
  const shown = firstAllowedImage(left, images);
  if (!shown) return undefined;
  const { source, image } = shown;
  const props = {
    ref: markIfComplete,
    src: image.src,
    referrerPolicy: image.referrerPolicy,
    loading: 'lazy',
    decoding: 'async',
    onLoad: markLoaded,
    onError: () => failedImages.add(source.url ?? ''),
  } as const;
  return { url: source.url, props };
}

/** One bit for each source: a number, so that only a change of these pictures renders again. */
function bitsOfFailed(sources: readonly ImageSource[]): number {
  const failed = failedImages.getSnapshot();
  return sources.reduce(
    (bits, { url = '' }, index) => bits | (failed.has(url) ? 1 << index : 0),
    0,
  );
}

/** An attribute, not state: the fade is up to CSS and must not render the row again. */
function markLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = '';
}

/** A picture that came with the server's HTML may have loaded before React listened. */
function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset.loaded = '';
}
