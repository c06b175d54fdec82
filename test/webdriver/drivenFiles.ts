/**
 * The browser tests that also run in Firefox and WebKit: those of what an engine decides, which is
 * focus, keyboard, overlays, layout, printing, forced colours and the words of `Intl`. All of them,
 * with `ALL_BROWSER_TESTS=1`, take too long for every change on two cores. WebKit, which draws
 * without a graphics card, runs the sets that need no emulated device.
 */
export const SETS = {
  firefox: [
    'test/accessibility/{forcedColors,keyboard}.browser.test.tsx',
    'test/accessibility/reflow.sweep.test.tsx',
    'test/components/**/*.browser.test.tsx',
    'test/details/*.browser.test.tsx',
    'test/i18n/*.browser.test.{ts,tsx}',
    'test/list/{TransactionList,announcements,arrival,listFocus,printing}.browser.test.tsx',
    'test/list/row/{contentVisibility,rowOverlays}.browser.test.tsx',
    'test/locales/*.browser.test.tsx',
    'test/sheet/*.browser.test.tsx',
    'test/theme/{accent,themes}.browser.test.tsx',
  ],
  webkit: [
    'test/accessibility/keyboard.browser.test.tsx',
    'test/accessibility/reflow.sweep.test.tsx',
    'test/components/anchors.browser.test.tsx',
    'test/components/{OpeningHours,TransactionAmount,overlay}/*.browser.test.tsx',
    'test/details/*.browser.test.tsx',
    'test/list/TransactionList.browser.test.tsx',
    'test/list/row/rowOverlays.browser.test.tsx',
    'test/sheet/*.browser.test.tsx',
  ],
};

const ALL = ['test/**/*.{browser,sweep}.test.{ts,tsx}'];

export const drivenFiles: Record<keyof typeof SETS, string[]> = process.env.ALL_BROWSER_TESTS
  ? { firefox: ALL, webkit: ALL }
  : SETS;
