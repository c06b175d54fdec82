import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildLibrary } from './buildLibrary.js';

const BENCH = fileURLToPath(new URL('..', import.meta.url));
const PAGES = fileURLToPath(new URL('../../node_modules/.bench/pages', import.meta.url));

/**
 * Builds a part's page as a bank would build its app, minified, with the library as published.
 * Returns the folder to serve.
 * @param {string} part
 */
export async function buildPages(part) {
  await build({
    configFile: false,
    root: BENCH,
    plugins: [await buildLibrary()],
    // Otherwise it warns about every `use client` in a bundle.
    logLevel: 'error',
    build: {
      outDir: `${PAGES}/${part}`,
      emptyOutDir: true,
      // Browsers that support `light-dark()`, so that nothing is transpiled.
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${BENCH}/${part}/index.html` },
    },
  });
  return `${PAGES}/${part}`;
}
