import { parseUrl } from '../../record/links.js';
import type { AllowedImage, ImagePolicy } from './ImagePolicy.js';

export interface ImageSource {
  /** As the record has it. */
  url: string | undefined;
}

/**
 * The picture on screen: the first that the policy allows, of those that have not failed. The
 * component that shows it and the code that credits its source both call this.
 */
export function firstAllowedImage<S extends ImageSource>(
  sources: readonly S[],
  policy: ImagePolicy,
): { source: S; image: AllowedImage } | undefined {
  for (const source of sources) {
    const url = source.url ? parseUrl(source.url) : undefined;
    // As in a link, an address with a name and password is refused.
    const image = url && !url.username && !url.password && policy(url);
    if (image) return { source, image };
  }
  return undefined;
}
