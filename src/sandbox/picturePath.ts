import type { LogoSize } from './ListRequest.js';

type PictureFolder = 'logos' | 'categories' | 'intermediaries' | 'people';

/**
 * Path of a picture from the sandbox's base: `images/logos/northside-coffee@2x.svg`. The size is part of the name and
 * not of a query, so that a static host can serve the same pictures as files; `1x` has no suffix.
 */
export function picturePath(folder: PictureFolder, id: string, size: LogoSize): string {
  return `images/${folder}/${id}${size === '1x' ? '' : `@${size}`}.svg`;
}

/** Writes the picture URLs of one request: at its own origin, behind its own path prefix, in the size it asked for. */
export type PictureUrl = (folder: PictureFolder, id: string) => string;
