import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { readMerchantService } from '../stories/sandbox/MerchantService.js';
import { propTypesPlugin } from './propTypesPlugin.js';
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
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // `react-docgen-typescript` needs a JavaScript API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [
        propTypesPlugin(),
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
