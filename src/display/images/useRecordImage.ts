'use client';
import { useSyncExternalStore } from 'react';
import { subscribe } from '../pageState.js';
import { useDisplay } from '../useDisplay.js';
import { failedBits, imageRules } from './failedImages.js';
import { firstAllowedImage, type ImageSource } from './firstAllowedImage.js';
import type { MerchantPicture } from './imageProps.js';
import { imageProps } from './imageProps.js';

/**
 * Props of an `<img>` for the first picture that the image policy allows and that has not failed;
 * undefined if there is none. Rerenders only when one of these pictures fails or may be retried.
 * Pass `markIfComplete` as the element's `ref`: once loaded it has `data-loaded`.
 */
export function useRecordImage(sources: readonly ImageSource[]): MerchantPicture | undefined {
  const { images } = useDisplay();
  const bits = useSyncExternalStore<number | undefined>(
    subscribe,
    () => failedBits(sources),
    () => undefined,
  );
  const isMounted = bits !== undefined;
  const shown = firstAllowedImage(sources, imageRules(images, isMounted));
  return shown && imageProps(shown, images, isMounted);
}
