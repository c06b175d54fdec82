import { resolve } from 'node:path';
import { comparePictures } from './comparePictures.js';
import { PICTURES, RESULTS } from './picturePaths.js';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    tiles: Record<string, never>;
  }
}

interface Place {
  root: string;
  /** The picture's name, with what it is of a changed one: `dark-rows-actual`. */
  arg: string;
  /** `.png` */
  ext: string;
}

/** What `toMatchScreenshot` is told: our comparison, and where its pictures are. */
export const pictureMatching = {
  comparatorName: 'tiles' as const,
  comparators: { tiles: comparePictures },
  // None but the test's own: Vitest would hold the process until each picture's is over.
  timeout: 0,
  resolveScreenshotPath: ({ root, arg, ext }: Place) => resolve(root, PICTURES, `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }: Place) => resolve(root, RESULTS, `${arg}${ext}`),
};
