import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const { CHROMIUM = '', CHROMIUM_FLAGS = '' } = process.env;

/** Only what hangs takes longer. */
const LIMIT_MS = 120_000;

const servers = [config.webServer ?? []].flat();

/**
 * The configuration of the page Testing, with the browser that is installed already, on a machine
 * that may be busy.
 */
export default defineConfig({
  ...config,
  reporter: 'list',
  timeout: LIMIT_MS,
  expect: { timeout: LIMIT_MS / 2 },
  use: {
    ...config.use,
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(' ') },
  },
  webServer: servers.map((server) => ({ ...server, timeout: LIMIT_MS })),
});
