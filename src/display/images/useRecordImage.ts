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
  const { shown, failed } = firstAllowedImage(sources, images);
  const tried = shown ? [...failed, shown.image] : failed;
  const countFailed = () => tried.filter(({ src }) => failedImages.has(src)).length;
  useSyncExternalStore(failedImages.subscribe, countFailed, countFailed);
  if (!shown) return undefined;
  const { source, image } = shown;
  const props = {
    ref: markIfComplete,
    src: image.src,
    referrerPolicy: image.referrerPolicy,
    loading: 'lazy',
    decoding: 'async',
    onLoad: markLoaded,
    onError: () => failedImages.add(image.src),
  } as const;
  return { url: source.url, props };
}

/** An attribute, not state: the fade is up to CSS and must not render the row again. */
function markLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = '';
}

/** A picture that came with the server's HTML may have loaded before React listened. */
function markIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset.loaded = '';
}
