import { resolve } from 'node:path';
import { comparePictures } from './comparePictures.js';
import { picturePath, RESULTS } from './picturePaths.js';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    tiles: Record<string, never>;
  }
}

interface Place {
  root: string;
  /** The picture's name, for a changed one with its role: `dark-rows-actual`. */
  arg: string;
  /** `.png` */
  ext: string;
}

/** Options of `toMatchScreenshot`: our comparison, and the paths of its pictures. */
export const pictureMatching = {
  comparatorName: 'tiles' as const,
  comparators: { tiles: comparePictures },
  // Only the test's timeout: Vitest would keep the process alive for the timeout of each picture.
  timeout: 0,
  resolveScreenshotPath: ({ root, arg, ext }: Place) => resolve(root, `${picturePath(arg)}${ext}`),
  resolveDiffPath: ({ root, arg, ext }: Place) => resolve(root, RESULTS, `${arg}${ext}`),
};
