import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const { CHROMIUM = '', CHROMIUM_FLAGS = '' } = process.env;

/** The configuration of the page Testing, with the browser that is installed already. */
export default defineConfig(config, {
  reporter: 'list',
  use: { launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(' ') } },
});
