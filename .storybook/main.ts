import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sandboxPlugin } from './sandboxPlugin.js';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: {
      builder: { viteConfigPath: '.storybook/vite.config.ts' },
      strictMode: true,
    },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // TypeScript 7 has no JavaScript API, so `react-docgen-typescript` cannot run.
  typescript: { reactDocgen: 'react-docgen' },
  // Not in Storybook's Vite configuration: the story tests read this, but not that.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [sandboxPlugin()],
      build: { chunkSizeWarningLimit: 2000 },
      // Found late, they would reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'react-virtuoso',
          '@radix-ui/react-popover',
          '@radix-ui/react-tooltip',
          'clsx',
          'colorjs.io',
          'react-intersection-observer',
          'valibot',
        ],
      },
    }),
};

export default config;
