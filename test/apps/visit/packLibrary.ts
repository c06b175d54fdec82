import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../../package/run.js';

/**
 * Puts the packed library into `node_modules` of an empty folder, as an installation would.
 * Everything else there is the project's own, so that no registry is contacted.
 */
export function packLibrary(folder: string): void {
  if (!existsSync('dist/index.js')) {
    throw new Error('Merchantry: expected a built library, but there is none. Run: npm run build');
  }
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder]));
  const modules = join(folder, 'node_modules');
  const library = join(modules, packed.name);
  mkdirSync(library, { recursive: true });
  run('tar', ['-xzf', join(folder, packed.filename), '-C', library, '--strip-components=1']);
  for (const name of readdirSync('node_modules')) {
    // Caches would be written to through the link.
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
  }
}
