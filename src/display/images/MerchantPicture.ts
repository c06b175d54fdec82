import type { ReactEventHandler } from 'react';
import type { AllowedImage } from './ImagePolicy.js';

/**
 * Props of an `<img>`. With `onError`, the next picture of the record takes the place of one that
 * does not load.
 */
export interface MerchantPicture extends AllowedImage {
  loading: 'lazy';
  decoding: 'async';
  /** It has loaded before: no fade. */
  'data-loaded': '' | undefined;
  onLoad: ReactEventHandler<HTMLImageElement> | undefined;
  onError: () => void;
  /** On the picture of a category, which is an icon and no logo. */
  'data-kind': 'category' | undefined;
}
