/**
 * What the steps of the check run, in the order in which they begin: those that others wait for, then
 * the longest.
 *
 * @typedef {object} Step
 * @property {readonly string[]} commands of a shell, one after the other
 * @property {readonly string[]} [needs] commands that install what the step needs, if it is missing
 * @property {boolean} [readsBuild] whether it reads `dist`
 */

const CHROMIUM = 'node test/chromium/getChromium.js';
const REDIS = 'node test/redis/getRedis.js';
const FIREFOX = 'node test/webdriver/getBrowsers.js firefox';
const WEBKIT = 'node test/webdriver/getBrowsers.js webkit';

/** Every file of tests with a property, of one suffix. */
const withProperties = (/** @type {string} */ suffix) =>
  `$(git grep -lE "/(fc|propertyRuns)\\.js'" -- 'test/*${suffix}')`;

const NO_TYPES = [
  'styles.css',
  'list.css',
  'details.css',
  'find.css',
  'styles.unlayered.css',
  'themes/bold.css',
  'themes/contrast.css',
  'themes/dense.css',
];

/** @type {Record<string, Step>} */
export const STEPS = {
  types: { commands: ['tsc'] },
  build: { commands: ['npm run build'] },
  tests: {
    needs: [CHROMIUM, REDIS],
    readsBuild: true,
    commands: ['QUICK=yes vitest run --project unit --project dom --project browser'],
  },
  react18: {
    needs: [CHROMIUM],
    commands: ['node test/package/testReact18.js'],
  },
  hosts: {
    needs: [CHROMIUM],
    readsBuild: true,
    commands: ['vitest run --project hosts'],
  },
  firefox: {
    needs: [FIREFOX],
    commands: ['vitest run --project firefox'],
  },
  stories: {
    needs: [CHROMIUM],
    // With the messages of development, which React and the library leave out otherwise.
    commands: ['NODE_ENV=development npm run build:storybook', 'vitest run --project stories'],
  },
  sweeps: {
    needs: [CHROMIUM],
    commands: ['vitest run --project browser sweep.test'],
  },
  webkit: {
    needs: [WEBKIT],
    commands: ['vitest run --project webkit'],
  },
  compiler: {
    needs: [CHROMIUM],
    commands: [
      'QUICK=yes REACT_COMPILER=yes VITE_PROPERTY_RUNS=10 vitest run --project dom --project browser',
    ],
  },
  apps: {
    needs: [CHROMIUM, FIREFOX, WEBKIT],
    readsBuild: true,
    commands: ['vitest run --project apps'],
  },
  properties: {
    // As many cases as `npm test` tries, ten times, or three times where each case renders a page.
    commands: [
      `VITE_PROPERTY_RUNS=1000 vitest run --project unit ${withProperties('.test.ts')}`,
      `VITE_PROPERTY_RUNS=300 vitest run --project dom ${withProperties('.test.tsx')}`,
    ],
  },
  load: {
    needs: [REDIS],
    readsBuild: true,
    commands: ['vitest run --project unit load.test'],
  },
  visual: {
    needs: [CHROMIUM],
    commands: ['vitest run --project visual'],
  },
  package: {
    needs: [CHROMIUM],
    readsBuild: true,
    commands: [
      'publint --strict',
      `attw --pack . --profile esm-only --exclude-entrypoints ${NO_TYPES.join(' ')}`,
      'size-limit --config test/package/sizeLimit.js',
      'knip',
      'node test/package/api/checkApi.js',
      'node release/writePapers.js',
      'node test/package/checkPackage.js',
    ],
  },
  lint: { commands: ['npm run lint'] },
};
