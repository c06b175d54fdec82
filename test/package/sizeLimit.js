// The size of the package after minifying and gzip, without its peers. `import()` ends the bundle,
// as in an app: esbuild alone would inline it, and overlays that load on demand would count.

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

export default [
  {
    name: 'first load of the list',
    path: '../../dist/index.js',
    import: list,
    gzip: true,
    // The aim is 30 kB. The message set includes the texts of details and reports.
    limit: '45.1 kB',
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'the list with every overlay',
    path: '../../dist/index.js',
    import: list,
    gzip: true,
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'everything, without overlays',
    path: '../../dist/index.js',
    gzip: true,
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'planner',
    path: '../../dist/planner/createPlanner.js',
    ignore: ['../service/*'],
    gzip: true,
    // The aim is 3 kB.
    limit: '4.9 kB',
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'sandbox',
    path: '../../dist/sandbox/index.js',
    gzip: true,
    limit: '40 kB',
    modifyEsbuildConfig: browserModule,
  },
  {
    name: 'styles.css',
    path: '../../dist/styles.css',
    gzip: true,
    limit: '8 kB',
    disablePlugins: ['@size-limit/esbuild'],
  },
];
