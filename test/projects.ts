import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sandboxPlugin } from '../.storybook/sandboxPlugin.js';
import packageJson from '../package.json' with { type: 'json' };
import { chromiumFlags } from './chromium/chromiumFlags.js';
import { findChromium } from './chromium/findChromium.js';
import { pictureFlags } from './visual/pictureFlags.js';
import { pictureMatching } from './visual/pictureMatching.js';
import { drivenFiles } from './webdriver/drivenFiles.js';
import { webdriver } from './webdriver/webdriver.js';

// The projects of Vitest: which files run where. test/README.md has them as a table.

/** Only the gateway's, which no browser runs, and those of tests. */
const NOT_IN_PAGES = ['lru-cache', 'srvx', '@testing-library/react'];

const executablePath = findChromium();

/**
 * Two at least: a test in a page also waits, for frames, timers and answers. More than cores would
 * only be in each other's way, as pages have as many beside the workers of Node.
 */
const maxWorkers = Math.max(2, availableParallelism());

const VIEWPORT = { width: 1280, height: 720 };

/** How long a browser may take to start and to open the page of the tests. */
const connectTimeout = 300_000;

const inChromium = (args = chromiumFlags, contextOptions: object = { viewport: VIEWPORT }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Nothing changes while `vitest run` runs: a page loads each module once, and not again for every file
 * of tests. Without `run`, Vitest watches.
 */
const server = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

/** With `REACT_COMPILER`, the tests run against a library that is compiled as in a host app that does so. */
const isCompiled = Boolean(process.env.REACT_COMPILER);

/**
 * All that tests in browsers import. A dependency that is only found while they run reloads the page
 * under them, by chance; so none is looked for, and one that is missing here fails at once.
 */
const optimizeDeps = {
  noDiscovery: true,
  include: [
    ...Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }).filter(
      (name) => !NOT_IN_PAGES.includes(name),
    ),
    '@tanstack/react-virtual',
    'clsx/lite',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom/client',
    'react-dom/server',
    'react-dom/server.browser',
    '@testing-library/jest-dom/vitest',
    'vitest-browser-react',
    '@guidepup/virtual-screen-reader',
    'axe-core',
    'colorjs.io',
    'fast-check',
    'valibot',
    ...(isCompiled ? ['react/compiler-runtime'] : []),
  ],
};

const compiler = () =>
  isCompiled ? [babel({ include: /\/src\/.*\.tsx?$/, presets: [reactCompilerPreset()] })] : [];
const cases = (rest: string) =>
  isCompiled ? `test/{compiler,list,query}/**/${rest}` : `test/**/${rest}`;
/** Tests whose outcome style sheets and functions decide; React 18 and the compiler leave them out. */
const WITHOUT_REACT =
  isCompiled || process.env.OLDEST_REACT
    ? [
        'test/components/overlay/placeOverlay.browser.test.tsx',
        'test/details/{MerchantDetailsSlots,attribution,fields,hostileRecords}.test.tsx',
        'test/components/MerchantLogo/readHue.browser.test.tsx',
        'test/list/{largeText,layoutShift,longList,plainList,printing,tableLayout,wheel}.browser.test.tsx',
        'test/list/{days/headings,row/contentVisibility,row/rowMeasures,row/rowOverlays}.browser.test.tsx',
      ]
    : [];

/** Of every project whose tests have a page. */
const PAGE_SETUP = ['test/setupReact.ts', 'test/setup.ts', 'test/setupPage.ts'];

/** Apps that install the packed library: their files are no tests of ours. */
const INSTALLED = ['test/package/app/**', 'test/hosts/testing/**'];
/** With `QUICK`, what takes minutes is left to steps of its own. */
const SLOW = process.env.QUICK ? ['**/*.{load,sweep}.test.*'] : [];
/** Tests with another suffix, each of another project or step. */
const OTHERS = 'test/**/*.{browser,sweep,stories,visual,apps,hosts}.test.{ts,tsx}';

export const projects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['test/**/*.test.ts'],
      exclude: [OTHERS, ...INSTALLED, ...SLOW],
      setupFiles: ['test/setup.ts'],
      pool: 'threads',
      maxWorkers,
    },
  },
  {
    extends: true,
    plugins: compiler(),
    test: {
      name: 'dom',
      environment: 'jsdom',
      // jsdom is loaded once by each process, and not for each file.
      pool: 'vmForks',
      include: [cases('*.test.tsx')],
      exclude: [
        OTHERS,
        ...INSTALLED,
        ...WITHOUT_REACT,
        ...(isCompiled ? [] : ['test/compiler/**']),
      ],
      setupFiles: [...PAGE_SETUP, 'test/setupDom.ts'],
      maxWorkers,
    },
  },
  {
    extends: true,
    optimizeDeps,
    plugins: [sandboxPlugin(), ...compiler()],
    server,
    test: {
      name: 'browser',
      include: [cases('*.{browser,sweep}.test.{ts,tsx}')],
      exclude: [...SLOW, ...WITHOUT_REACT],
      setupFiles: PAGE_SETUP,
      maxWorkers,
      browser: inChromium(),
    },
  },
  {
    extends: true,
    // The tests' page and what drives it share one copy.
    optimizeDeps: { ...optimizeDeps, exclude: ['@vitest/browser'] },
    plugins: [sandboxPlugin()],
    server,
    test: {
      name: 'engines',
      setupFiles: ['test/webdriver/skipExceptions.ts', ...PAGE_SETUP],
      browser: {
        enabled: true,
        screenshotFailures: false,
        connectTimeout,
        provider: webdriver(),
        instances: Object.entries(drivenFiles).map(([name, include]) => ({
          browser: name as 'firefox',
          name,
          include,
        })),
      },
    },
  },
  {
    extends: true,
    test: {
      name: 'stories',
      environment: 'node',
      include: ['test/**/*.stories.test.ts'],
      // Pages, not workers: they share one browser and its cache.
      maxConcurrency: 4,
    },
  },
  {
    extends: true,
    optimizeDeps,
    plugins: [sandboxPlugin()],
    server,
    test: {
      name: 'visual',
      include: ['test/**/*.visual.test.tsx'],
      setupFiles: PAGE_SETUP,
      browser: {
        // A larger test frame would be scaled down.
        ...inChromium(pictureFlags, { viewport: { width: 1280, height: 14_000 } }),
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
      maxWorkers: 3,
    },
  },
  {
    extends: true,
    test: {
      name: 'hosts',
      environment: 'node',
      include: ['test/hosts/*.hosts.test.ts'],
      globalSetup: ['test/hosts/visit/prepareNext.ts'],
      // One waits for npm, or for a service that hangs, while the other builds.
      maxWorkers: 2,
    },
  },
];
