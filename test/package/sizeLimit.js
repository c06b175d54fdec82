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

/**
 * What one import from `merchantry` costs alone. Names with a limit are the leaves, which apps use
 * without the list; the others are only shown.
 */
const EXPORTS = {
  TransactionList: undefined,
  TransactionRow: undefined,
  MerchantName: '2.4 kB',
  MerchantLogo: '9.2 kB',
  CategoryIcon: '8.1 kB',
  TransactionAmount: '3 kB',
  OpeningHoursPopover: '8.1 kB',
  OpeningHoursTable: '7 kB',
  Rating: '3.4 kB',
  IntermediaryBadge: '4.5 kB',
  MerchantAddress: '2.6 kB',
  MerchantCredits: '9 kB',
  MerchantDetails: undefined,
  MerchantVisits: undefined,
  ReportMerchant: undefined,
  DisplayProvider: undefined,
  MerchantProvider: undefined,
  createHttpFetcher: undefined,
  prefetchMerchants: undefined,
  merchantQueryOptions: undefined,
  useMerchant: undefined,
  useMerchantDetails: undefined,
  useMerchants: undefined,
  useMerchantStatus: undefined,
  useMerchantView: undefined,
  useMerchantCredits: undefined,
  useRowVisibility: undefined,
  isPersistableMerchantQuery: undefined,
  storableAnswer: undefined,
  parseMerchant: undefined,
  getOpenStatus: undefined,
  getWeek: undefined,
  categoryHue: undefined,
  categoryKey: undefined,
  EnrichmentError: undefined,
};

/** The whole style sheet, and its two parts. */
const SHEETS = {
  'styles.css': '12 kB',
  'list.css': '8.5 kB',
  'details.css': '4.5 kB',
};

export default [
  {
    name: 'first load of the list',
    path: index,
    import: list,
    gzip: true,
    limit: '30 kB',
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'what sends requests, on demand',
    path: '../../dist/query/provider/engine.js',
    gzip: true,
    limit: '10.7 kB',
    modifyEsbuildConfig: browserModule,
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
    limit: '55.3 kB',
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'planner',
    path: '../../dist/planner/createPlanner.js',
    ignore: ['../service/*'],
    gzip: true,
    // The aim is 3 kB.
    limit: '5.1 kB',
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'sandbox',
    path: '../../dist/sandbox/index.js',
    gzip: true,
    limit: '40 kB',
    modifyEsbuildConfig: browserModule,
  },
  ...Object.entries(SHEETS).map(([name, limit]) => ({
    name,
    path: `../../dist/${name}`,
    gzip: true,
    limit,
    disablePlugins: ['@size-limit/esbuild'],
  })),
  ...Object.entries(EXPORTS).map(([name, limit]) => ({
    name,
    path: index,
    import: `{ ${name} }`,
    gzip: true,
    ...(limit && { limit }),
    modifyEsbuildConfig: firstLoad,
  })),
];
