import { drawPicture, picturePaths } from './drawPicture.js';

/**
 * The SVG text of every picture that a record can link to, by its path below the sandbox's base
 * (`images/logos/x@2x.svg`). For builds that run the sandbox in a page and serve pictures as files.
 */
export function sandboxPictures(): Map<string, string> {
  return new Map(picturePaths().map((path) => [path, drawPicture(path) ?? '']));
}
