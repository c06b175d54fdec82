import { mergeConfig } from 'vitest/config';
import config from './vitest.config';

/** Only what hangs takes longer. */
const LIMIT_MS = 120_000;

/** The configuration of the page Testing, on a machine that may be busy. */
export default mergeConfig(config, {
  test: { testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, setupFiles: ['./patience.ts'] },
});
