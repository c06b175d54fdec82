const MAX_FAILED_IMAGES = 2_000;
const failed = new Set<string>();

/**
 * Pictures that did not load in this session: remembered, so that a recycled row goes straight to the next source
 * instead of flickering. A URL says nothing about a user, so one set serves the page.
 */
export const failedImages = {
  has: (src: string): boolean => failed.has(src),
  add(src: string): void {
    if (failed.size >= MAX_FAILED_IMAGES) failed.clear();
    failed.add(src);
  },
};
