/** A test that does not run in a browser, and why. */
export interface Exception {
  browsers: readonly ('firefox' | 'webkit')[];
  /** Its path, without the ending `.browser.test.ts` or `.tsx`. */
  file: string;
  /** Only tests whose whole title matches. Default: all of the file. */
  title?: RegExp;
  reason: string;
}

const BOTH = ['firefox', 'webkit'] as const;
const NO_DEVICE = 'WebKitGTK cannot emulate print, media features or a touch screen.';

/** The files that run: in WebKit, which draws without a graphics card, those that need it most. */
export const files = {
  firefox: ['test/**/*.browser.test.{ts,tsx}'],
  webkit: [
    'test/accessibility/{keyboard,reflow}.browser.test.tsx',
    'test/components/hours/*.browser.test.tsx',
    'test/details/*.browser.test.tsx',
    'test/list/TransactionList.browser.test.tsx',
  ],
};

/** All that `npm run test:firefox` and `npm run test:webkit` leave out. */
export const exceptions: readonly Exception[] = [
  {
    browsers: BOTH,
    file: 'test/list/row/contentVisibility',
    reason: 'Reads the accessibility tree over Chromium’s DevTools protocol.',
  },
  {
    browsers: BOTH,
    file: 'test/display/images/retriedImages',
    reason: 'Cuts the network over Chromium’s DevTools protocol.',
  },
  {
    browsers: BOTH,
    file: 'test/service/loadOnce',
    reason: 'Is about how Chromium remembers a module that could not be loaded.',
  },
  {
    browsers: ['firefox'],
    file: 'test/theme/themes',
    title: /more contrast/,
    reason: 'Firefox cannot emulate `prefers-contrast`.',
  },
  {
    browsers: ['firefox'],
    file: 'test/components/IntermediaryTooltip',
    title: /the pointer leaves it and its badge/,
    reason:
      'The tooltip closes when WebDriver’s pointer leaps from badge to tooltip; not explained yet.',
  },
  {
    browsers: ['firefox'],
    file: 'test/components/IntermediaryTooltip',
    title: /stays open when its badge is pressed/,
    reason: 'The same.',
  },
  {
    browsers: BOTH,
    file: 'test/speech/speech',
    title: /reads the list: days/,
    reason: 'Compares what is read with Chromium’s accessibility tree.',
  },
  {
    browsers: ['firefox'],
    file: 'test/accessibility/layoutShift',
    reason: 'Firefox does not report layout shifts.',
  },
  {
    browsers: ['firefox'],
    file: 'test/accessibility/states',
    title: /the theme default .*ltr/,
    reason: 'Rows that are stopped half faded in count as pale text.',
  },
  {
    browsers: ['firefox'],
    file: 'test/locales/narrowDetails',
    title: /in (?:ar|he)$/,
    reason: 'The test takes isolated words to be broken; not explained yet.',
  },
  {
    browsers: ['webkit'],
    file: 'test/list/TransactionList',
    title: /never repeats a lookup|rows in place when the host|every row in the doc/,
    reason: 'Takes too long where WebKitGTK draws thousands of rows without a graphics card.',
  },
  { browsers: ['webkit'], file: 'test/list/printing', reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/list/arrival', title: /less motion/, reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/theme/accent', reason: NO_DEVICE },
  { browsers: ['webkit'], file: 'test/theme/themes', reason: NO_DEVICE },
  {
    browsers: ['webkit'],
    file: 'test/accessibility/targetSize',
    title: /on touch screens/,
    reason: NO_DEVICE,
  },
];
