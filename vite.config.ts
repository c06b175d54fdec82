import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { Features } from 'lightningcss';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sandboxPlugin } from './.storybook/sandboxPlugin.js';
import packageJson from './package.json' with { type: 'json' };
import { styleEntries } from './src/theme/generator/styleEntries.js';
import { chromiumFlags } from './test/chromium/chromiumFlags.js';
import { findChromium } from './test/chromium/findChromium.js';
import { pictureFlags } from './test/visual/pictureFlags.js';
import { pictureMatching } from './test/visual/pictureMatching.js';
import { drivenFiles } from './test/webdriver/drivenFiles.js';
import { webdriver } from './test/webdriver/webdriver.js';

const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
/** Only the gateway's, which no browser runs, and those of tests. */
const NOT_IN_PAGES = ['@noble/hashes', 'lru-cache', '@testing-library/react'];

/** Entries by file name: `themes/bold` from `src/theme/themes/bold.css`. */
const entriesIn = (folder: string, ending: string, prefix: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => [`${prefix}/${file.slice(0, -ending.length)}`, `${folder}/${file}`]),
  );

const executablePath = findChromium();

/** Two at least: half the time of a test in a browser is waiting, for frames, timers and answers. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/**
 * Every state in every theme, every kind of scroller at every place: half the time of all tests in
 * Chromium, so `npm test` leaves them to `npm run test:sweeps`.
 */
const SWEEPS = [
  'test/accessibility/{reflow,states,targetSize}.browser.test.tsx',
  'test/list/{placeKept,places,scrollers}.browser.test.tsx',
];

const VIEWPORT = { width: 1280, height: 720 };

const browser = (args = chromiumFlags, contextOptions: object = { viewport: VIEWPORT }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Named here, because a dependency found while tests run reloads the page under them. */
const optimizeDeps = {
  include: [
    ...installed.filter((name) => !NOT_IN_PAGES.includes(name)),
    '@tanstack/react-virtual',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'react-dom/server.browser',
    '@guidepup/virtual-screen-reader',
    'axe-core',
    'colorjs.io',
    'fast-check',
    'valibot',
  ],
};

/** Compiles the library as in a host app that uses React Compiler. */
const reactCompiler = () =>
  babel({ include: /\/src\/.*\.tsx?$/, presets: [reactCompilerPreset()] });

const IN_DEVELOPMENT = "process.env.NODE_ENV !== 'production'";

/**
 * Writes out the condition of everything that is for developers only. Bundlers know its value, so a
 * host app's production build drops the code and the messages; they cannot look into a function.
 * `typeof process` must not be asked: a development server replaces only the rest. So the package
 * needs a bundler, as TanStack Query does, which asks in the same way.
 */
const developmentOnly = (): Plugin => ({
  name: 'development-only',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/[^?]*\.tsx?$/.test(id)) return undefined;
    return code
      .replace(/(?<!function )\bisDevelopment\(\)/g, `(${IN_DEVELOPMENT})`)
      .replace(/(?<!function )\bwarnOnce\(/g, `${IN_DEVELOPMENT} && warnOnce(`);
  },
});

/**
 * Says of every component that making it has no effect, so that bundlers drop those that an app
 * does not use: a row has the elements of the leaves, but none of their components.
 */
const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/[^?]*\.tsx?$/.test(id)) return undefined;
    return code.replace(
      /(?<=[=(]\s*)\b(?:createContext|forwardRef|lazy|memo)(?=[<(])/g,
      '/* @__PURE__ */ $&',
    );
  },
});

export default defineConfig({
  plugins: [react(), styleEntries(), developmentOnly(), pureComponents()],
  css: {
    // Lowered, `light-dark()` would follow the system instead of `color-scheme`, and `:dir()` the
    // language.
    lightningcss: { exclude: Features.LightDark | Features.DirSelector },
  },
  build: {
    // Browsers of autumn 2022.
    target: ['chrome107', 'edge107', 'firefox106', 'safari16'],
    // Host apps minify their own bundle. Unminified code can be debugged without source maps.
    minify: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'gateway/index': 'src/gateway/index.ts',
        'sandbox/index': 'src/sandbox/index.ts',
        'testing/index': 'src/testing/index.ts',
        'testing/service': 'src/testing/service.ts',
        'testing/setup': 'src/testing/setup.ts',
        styles: 'src/theme/styles.css',
        list: 'src/theme/list.css',
        details: 'src/theme/details.css',
        ...entriesIn('src/locales', '.ts', 'locales'),
        ...entriesIn('src/theme/themes', '.css', 'themes'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: installed.map((name) => new RegExp(`^${name}(/|$)`)),
      // An inlined constant leaves an import without names behind, and hosts' bundlers warn of
      // each.
      optimization: { inlineConst: false },
      // One file per module: otherwise 'use client' is lost, and with it the line between server
      // and client.
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
  test: {
    // Long enough that only a hanging test times out, even on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            'test/**/*.{browser,visual}.test.{ts,tsx}',
            'test/**/*.{apps,driven,hosts,load}.test.ts',
            'test/compiler/**',
            'test/package/app/**',
            'test/hosts/testing/**',
          ],
          setupFiles: ['test/setup.ts'],
          maxWorkers,
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [sandboxPlugin()],
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          exclude: SWEEPS,
          setupFiles: ['test/setup.ts'],
          maxWorkers,
          browser: browser(),
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [sandboxPlugin()],
        test: {
          name: 'sweeps',
          include: SWEEPS,
          setupFiles: ['test/setup.ts'],
          maxWorkers,
          browser: browser(),
        },
      },
      ...Object.entries(drivenFiles).map(([name, include]) => ({
        extends: true as const,
        // The tests' page and what drives it share one copy.
        optimizeDeps: { ...optimizeDeps, exclude: ['@vitest/browser'] },
        plugins: [sandboxPlugin()],
        test: {
          name,
          include,
          setupFiles: ['test/webdriver/skipExceptions.ts', 'test/setup.ts'],
          browser: {
            enabled: true,
            screenshotFailures: false,
            provider: webdriver(),
            instances: [{ browser: name as 'firefox' }],
          },
        },
      })),
      {
        extends: true,
        plugins: [reactCompiler()],
        test: {
          name: 'compiled',
          environment: 'jsdom',
          include: [
            'test/compiler/*.test.ts',
            'test/query/**/*.test.tsx',
            'test/list/**/*.test.{ts,tsx}',
          ],
          exclude: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/setup.ts'],
          // As of `unit`, so that one run may have files of both.
          maxWorkers,
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [sandboxPlugin(), reactCompiler()],
        test: {
          name: 'compiled-browser',
          include: ['test/list/*.browser.test.tsx'],
          // Slow, and mostly about layout and the viewport's classes, which are not compiled.
          exclude: [
            'test/list/{largeText,placeKept,places,plainList,printing,scrollers}.browser.test.tsx',
          ],
          setupFiles: ['test/setup.ts'],
          // Vitest refuses projects of one run that differ in it.
          maxWorkers,
          browser: browser(),
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [sandboxPlugin()],
        test: {
          name: 'visual',
          include: ['test/**/*.visual.test.tsx'],
          setupFiles: ['test/setup.ts'],
          browser: {
            // A larger test frame would be scaled down.
            ...browser(pictureFlags, { viewport: { width: 1280, height: 14_000 } }),
            expect: { toMatchScreenshot: pictureMatching },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          environment: 'node',
          include: ['test/apps/*.apps.test.ts'],
          globalSetup: ['test/apps/visit/buildApps.ts', 'test/apps/visit/shareChromium.ts'],
          // Every test has its own server and page, so there is nothing to isolate.
          isolate: false,
        },
      },
      ...(['firefox', 'webkit'] as const).map((name) => ({
        extends: true as const,
        test: {
          name: `${name}-apps`,
          environment: 'node',
          include: ['test/apps/*.driven.test.ts'],
          globalSetup: ['test/apps/visit/buildApps.ts'],
          provide: { driven: name },
        },
      })),
      {
        extends: true,
        test: {
          name: 'load',
          environment: 'node',
          include: ['test/**/*.load.test.ts'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['test/hosts/*.hosts.test.ts'],
          globalSetup: ['test/hosts/visit/prepareNext.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          setupFiles: ['test/setup.ts'],
          // Nothing is half faded in when a story looks at it.
          browser: browser(chromiumFlags, { viewport: VIEWPORT, reducedMotion: 'reduce' }),
        },
      },
    ],
  },
});
