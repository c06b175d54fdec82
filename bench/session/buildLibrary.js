import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIBRARY = fileURLToPath(new URL('../../node_modules/.bench/library', import.meta.url));

/**
 * Builds the library as it is published, but not into `dist`. Returns a plugin that resolves what
 * pages import from `src` to that build, so that they get the code and the style sheet that a host
 * app gets.
 * @returns {Promise<import('vite').Plugin>}
 */
export async function buildLibrary() {
  await build({
    root: ROOT,
    configFile: `${ROOT}/vite.config.ts`,
    logLevel: 'error',
    build: { outDir: LIBRARY, emptyOutDir: true },
  });
  return {
    name: 'merchantry:published',
    enforce: 'pre',
    resolveId(source) {
      const path = /^(?:\.\.\/)+src\/(.+)$/.exec(source)?.[1];
      if (path === undefined) return null;
      return {
        id: `${LIBRARY}/${path.replace(/^theme\/(?=\w+\.css$)/, '')}`,
        // As the package says. Otherwise the page would load whatever the entry exports.
        moduleSideEffects: path.endsWith('.css'),
      };
    },
  };
}
