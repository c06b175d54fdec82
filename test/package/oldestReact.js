import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmInstall } from './npmInstall.js';

export const OLDEST_REACT = '18.2.0';

/**
 * Replaces React in `node_modules` by the oldest version that the package allows.
 * @param {string} modules
 */
export function putOldestReact(modules) {
  const folder = mkdtempSync(join(tmpdir(), 'merchantry-react-'));
  try {
    npmInstall(folder, [`react@${OLDEST_REACT}`, `react-dom@${OLDEST_REACT}`]);
    for (const name of ['react', 'react-dom', 'scheduler']) {
      const place = join(modules, name);
      rmSync(place, { recursive: true, force: true });
      cpSync(join(folder, 'node_modules', name), place, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
