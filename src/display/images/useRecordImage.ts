'use client';
import { firstAllowedImage, type ImageSource } from '../../view/images/firstAllowedImage.js';
import { useDisplay } from '../useDisplay.js';
import type { MerchantPicture } from '../useMerchantView.js';
import { imageProps } from './imageProps.js';
import { failedOf, imageRules, useFailedBits } from './imageRules.js';

/**
 * Props of an `<img>` for the first of some pictures that the image policy allows and that has not
 * failed; undefined when none is left. Renders again only when one of these pictures fails or may
 * be tried again. Give the element `markIfComplete` as its `ref`: once loaded it carries
 * `data-loaded`.
 */
export function useRecordImage(
  sources: readonly ImageSource[],
  hasState?: boolean,
): MerchantPicture | undefined {
  const { images } = useDisplay();
  const failed = failedOf(sources, useFailedBits(sources));
  const shown = firstAllowedImage(sources, imageRules(images, failed));
  return shown && imageProps(shown, images, hasState);
}
