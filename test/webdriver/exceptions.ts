/** A test that does not run in a browser, and why. */
export interface Exception {
  browsers: readonly ('firefox' | 'webkit')[];
  /** Its path, without the ending, such as `.browser.test.tsx`. */
  file: string;
  /** Only tests whose whole title matches. Default: all of the file. */
  title?: RegExp;
  reason: string;
}

const BOTH = ['firefox', 'webkit'] as const;
const NO_DEVICE = 'WebKitGTK cannot emulate print, media features or a touch screen.';

/** All that the steps `firefox` and `webkit` of the check leave out. */
export const exceptions: readonly Exception[] = [
  {
    browsers: BOTH,
    file: 'test/display/images/retriedImages',
    reason: 'Cuts the network over Chromium’s DevTools protocol.',
  },
  {
    browsers: BOTH,
    file: 'test/components/hooks/useLoaded',
    reason: 'Cuts the network over Chromium’s DevTools protocol.',
  },
  {
    browsers: BOTH,
    file: 'test/utils/loadOnce',
    reason: 'Cuts the network over Chromium’s DevTools protocol.',
  },
  {
    browsers: ['firefox'],
    file: 'test/theme/themes',
    title: /more contrast/,
    reason: 'Firefox cannot emulate `prefers-contrast`.',
  },
  {
    browsers: BOTH,
    file: 'test/speech/speech',
    title: /reads the list: days/,
    reason: 'Compares what is read with Chromium’s accessibility tree.',
  },
  {
    browsers: BOTH,
    file: 'test/sheet/MerchantSheet',
    title: /a swipe/,
    reason: 'Without a touch screen, neither can make touch events.',
  },
  {
    browsers: ['webkit'],
    file: 'test/sheet/MerchantSheet',
    title: /leaves (keys|Escape) to/,
    reason: 'WebKit asks a modal dialog to close before it tells the page of the key.',
  },
  {
    browsers: ['firefox'],
    file: 'test/accessibility/layoutShift',
    reason: 'Firefox does not report layout shifts.',
  },
  {
    browsers: ['webkit'],
    file: 'test/list/TransactionList',
    title: /never repeats a lookup|rows in place when the host|every row in the doc/,
    reason: 'Takes too long where WebKitGTK draws thousands of rows without a graphics card.',
  },
  {
    browsers: ['webkit'],
    file: 'test/list/row/contentVisibility',
    title: /above it grows/,
    reason: 'WebKit does not anchor what is scrolled.',
  },
  { browsers: ['webkit'], file: 'test/list/printing', reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/list/arrival', title: /less motion/, reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/accessibility/forcedColors', reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/theme/themes', reason: NO_DEVICE },
  {
    browsers: ['webkit'],
    file: 'test/accessibility/targetSize',
    title: /on touch screens/,
    reason: NO_DEVICE,
  },
];
