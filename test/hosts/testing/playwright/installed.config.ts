import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const { CHROMIUM = '', CHROMIUM_FLAGS = '', PORT = '' } = process.env;

/** Only what hangs takes longer. */
const LIMIT_MS = 120_000;

const servers = [config.webServer ?? []].flat();

/** Replaces the port, which another program may use, by a free one. */
const moved = (text = '') => text.replace('5191', PORT);

/**
 * The configuration of the page Testing, with the browser that is installed already, on a machine
 * that may be busy and serve other pages.
 */
export default defineConfig({
  ...config,
  reporter: 'list',
  timeout: LIMIT_MS,
  expect: { timeout: LIMIT_MS / 2 },
  use: {
    ...config.use,
    baseURL: moved(config.use?.baseURL),
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(' ') },
  },
  webServer: servers.map((server) => ({
    ...server,
    command: moved(server.command),
    url: moved(server.url),
    timeout: LIMIT_MS,
  })),
});
