import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // React Testing Library then cleans up after each test.
    globals: true,
    setupFiles: ['merchantry/testing/setup'],
  },
});
