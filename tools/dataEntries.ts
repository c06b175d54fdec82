import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Emits the JSON files of these folders of `src`, for tools other than bundlers, as they are. */
export function dataEntries(folders: readonly string[]): Plugin {
  return {
    name: 'merchantry:data-entries',
    apply: 'build',
    generateBundle() {
      for (const folder of folders) {
        for (const file of readdirSync(`src/${folder}`)) {
          const source = readFileSync(`src/${folder}/${file}`, 'utf8');
          this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
        }
      }
    },
  };
}
