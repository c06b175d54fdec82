/** Only what hangs takes longer. */
const LIMIT_MS = 120_000;

/** The tests merge this into the configurations of the page Testing: the machine may be busy. */
export const busy = {
  test: { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, setupFiles: ['../busy/patience.ts'] },
};
