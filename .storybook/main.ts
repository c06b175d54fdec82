import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { apiPlugin } from '../stories/docs/api/apiPlugin.js';
import { readMerchantService } from '../stories/sandbox/MerchantService.js';
import { sandboxPlugin } from './sandboxPlugin.js';

const service = readMerchantService(process.env);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: {
      builder: { viteConfigPath: '.storybook/vite.config.ts' },
      strictMode: true,
    },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // `stories/docs/api` reads types and comments by the API of TypeScript 7, which no reader of Storybook knows.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [
        apiPlugin(),
        sandboxPlugin({ service: configType === 'DEVELOPMENT' ? service : undefined }),
      ],
      build: { chunkSizeWarningLimit: 2000 },
      // A dependency discovered late would reload the page.
      optimizeDeps: {
        include: [
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'react-virtuoso',
          '@floating-ui/dom',
          '@radix-ui/react-tooltip',
          'clsx',
          'colorjs.io',
          'valibot',
        ],
      },
    }),
};

export default config;
