import { defineConfig } from '@playwright/test';

const { CHROMIUM = '', CHROMIUM_FLAGS = '' } = process.env;

export default defineConfig({
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:5191',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS.split(' ') },
  },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 5191 --strictPort',
    url: 'http://127.0.0.1:5191',
  },
});
