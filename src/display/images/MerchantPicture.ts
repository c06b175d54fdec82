import type { ReactEventHandler } from 'react';
import type { AllowedImage } from './ImagePolicy.js';

/** Props of an `<img>`. On error, `onError` replaces it by the next picture of the record. */
export interface MerchantPicture extends AllowedImage {
  loading: 'lazy';
  decoding: 'async';
  /** Set if it has loaded before, to skip the fade. */
  'data-loaded': '' | undefined;
  onLoad: ReactEventHandler<HTMLImageElement> | undefined;
  onError: () => void;
  /** Set for the picture of a category, which is an icon rather than a logo. */
  'data-kind': 'category' | undefined;
}
