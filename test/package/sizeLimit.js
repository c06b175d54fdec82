import sizes from '../../stories/docs/sizes.json' with { type: 'json' };

// The size of the package after minifying and gzip, without its peers. `import()` ends the bundle,
// as in an app: esbuild alone would inline it, and what loads on demand would count. `npm run update -- sizes`
// writes what it measures for the page Performance.

const onDemand = {
  name: 'on-demand',
  /**
   * @param {{ onResolve(options: { filter: RegExp }, callback: (request: ImportRequest) => object |
   * undefined): void }} build
   */
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** @typedef {{ kind: string, path: string }} ImportRequest */

/** @param {object} options esbuild's */
const browserModule = (options) => ({
  ...options,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});

/** @param {object} options esbuild's */
const firstLoad = (options) => ({ ...browserModule(options), plugins: [onDemand] });

const list = '{ TransactionList, MerchantProvider, createHttpFetcher }';
const index = '../../dist/index.js';

/** What one import from `merchantry` costs alone. */
const built = new URL('../../dist/index.js', import.meta.url);
const names = Object.keys(await import(built.href));

/** The style sheet of lists and details, its two parts, and that of Find. */
const SHEETS = ['styles.css', 'list.css', 'details.css', 'find.css'];

/**
 * What was measured last plus 5 %, at least half a kilobyte: a fix need not save bytes elsewhere, and
 * growth that nobody meant is noticed. What is new has no limit yet.
 * @template {{ name: string }} T
 * @param {T} part
 */
function withLimit(part) {
  const size = sizes.find(({ name }) => name === part.name)?.size;
  return size === undefined
    ? part
    : { ...part, limit: `${Math.ceil(Math.max(size * 1.05, size + 500))} B` };
}

/** Modules that a page with a list has anyway. */
const ofTheList = [
  'components',
  'display',
  'i18n',
  'list',
  'query',
  'record',
  'service',
  'sources',
  'utils',
].flatMap((room) => [`../${room}/*`, `../../${room}/*`]);

const parts = [
  {
    name: 'first load of the list',
    path: index,
    import: list,
    gzip: true,
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'the list with everything on demand',
    path: index,
    import: list,
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'everything, without what loads on demand',
    path: index,
    gzip: true,
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'planner',
    path: '../../dist/planner/createPlanner.js',
    ignore: ['../service/*'],
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'find without its components, beside a list',
    path: '../../dist/find/index.js',
    import: '{ useFind, exportCsv, toSearchParams, fromSearchParams }',
    ignore: ofTheList,
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'find, beside a list',
    path: '../../dist/find/index.js',
    ignore: ofTheList,
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'sandbox',
    path: '../../dist/sandbox/index.js',
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  ...SHEETS.map((name) => ({
    name,
    path: `../../dist/${name}`,
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  })),
  ...names.map((name) => ({
    name,
    path: index,
    import: `{ ${name} }`,
    gzip: true,
    modifyEsbuildConfig: firstLoad,
  })),
];

// Old limits do not matter where new ones are written.
export default process.env.UPDATE_SIZES ? parts : parts.map(withLimit);
