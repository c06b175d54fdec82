import { fileURLToPath } from 'node:url';

/**
 * A module of the library as `buildLibrary` builds it.
 * @param {string} path
 */
export const importLibrary = (path) =>
  import(fileURLToPath(new URL(`../../node_modules/.bench/library/${path}`, import.meta.url)));
