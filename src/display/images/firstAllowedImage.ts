import { parseUrl } from '../../record/parseUrl.js';
import { failedImages } from './failedImages.js';
import type { AllowedImage, ImagePolicy } from './ImagePolicy.js';

export interface ImageSource {
  /** As the record has it. */
  url: string | undefined;
}

export interface FirstAllowedImage<S extends ImageSource> {
  /** Undefined when no picture is left. */
  shown: { source: S; image: AllowedImage } | undefined;
  /** Pictures that would have come first, but have failed. */
  failed: readonly AllowedImage[];
}

/**
 * Decides which picture is on screen: the first that the policy allows and that has not failed. The
 * component that shows it and the code that credits its source both call this.
 */
export function firstAllowedImage<S extends ImageSource>(
  sources: readonly S[],
  policy: ImagePolicy,
): FirstAllowedImage<S> {
  const failed: AllowedImage[] = [];
  for (const source of sources) {
    const url = source.url ? parseUrl(source.url) : undefined;
    // As in a link, an address with a name and password is refused.
    const image = url && !url.username && !url.password && policy(url);
    if (!image) continue;
    if (!failedImages.has(image.src)) return { shown: { source, image }, failed };
    failed.push(image);
  }
  return { shown: undefined, failed };
}
