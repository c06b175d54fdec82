import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PropTypes } from '../stories/docs/props/PropFacts.js';
import { readPropTypes } from '../stories/docs/props/readPropTypes.js';

const MODULE = 'virtual:prop-types';

/** The props of all components, read from the source. */
export function sourcePropTypes(root = process.cwd()): { types: PropTypes; files: string[] } {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return { types: readPropTypes(files.map((file) => readFileSync(file, 'utf8'))), files };
}

/** Gives stories and documentation the module `virtual:prop-types`, which is never out of date. */
export function propTypesPlugin(): Plugin {
  return {
    name: 'prop-types',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { types, files } = sourcePropTypes();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(types)}`;
    },
  };
}
