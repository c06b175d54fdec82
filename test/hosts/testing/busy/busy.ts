/** Only what hangs takes longer. */
const LIMIT_MS = 120_000;

/** What the tests add to a configuration of the page Testing, on a machine that may be busy. */
export const busy = {
  test: { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, setupFiles: ['../busy/patience.ts'] },
};
