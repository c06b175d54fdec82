import type { Plugin } from 'vite';
import { readApi } from './readApi.js';

const MODULE = 'virtual:api';

/** Gives stories and documentation the module `virtual:api`, read anew when the source changes. */
export function apiPlugin(): Plugin {
  return {
    name: 'api',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { api, files } = readApi();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(api)}`;
    },
  };
}
