import { drawPicture, picturePaths } from './drawPicture.js';

/**
 * Every picture a record can name, by its path from the sandbox's base (`images/logos/x@2x.svg`), as SVG text: for
 * builds that run the sandbox inside a page and must write its pictures as files.
 */
export function sandboxPictures(): Map<string, string> {
  return new Map(picturePaths().map((path) => [path, drawPicture(path) ?? '']));
}
