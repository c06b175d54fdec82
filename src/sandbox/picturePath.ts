import type { LogoSize } from './ListRequest.js';

type PictureFolder = 'logos' | 'categories' | 'intermediaries' | 'people';

/**
 * Path of a picture below the sandbox's base: `images/logos/northside-coffee@2x.svg`. The size is
 * in the name, not in a query, so that a static server can serve the pictures as files. `1x` has no
 * suffix.
 */
export function picturePath(folder: PictureFolder, id: string, size: LogoSize): string {
  return `images/${folder}/${id}${size === '1x' ? '' : `@${size}`}.svg`;
}

/** Returns a picture's URL for one request: its origin, its path prefix, the requested size. */
export type PictureUrl = (folder: PictureFolder, id: string) => string;
