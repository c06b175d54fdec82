import { defineConfig } from '@playwright/test';

export default defineConfig({
  // Those named `.test` are of another runner.
  testMatch: '**/*.spec.ts',
  use: { baseURL: 'http://localhost:5191' },
  webServer: {
    command: 'npx vite build && npx vite preview --port 5191 --strictPort',
    url: 'http://localhost:5191',
  },
});
